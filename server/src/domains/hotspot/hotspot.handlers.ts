import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Visibility } from '../../platform/search/find.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { savedBy } from '../audit/record-save.actions.ts';
import { changeScene, createScene, removeScene, restoreScene, setPoints } from './hotspot.actions.ts';
import { ownSceneAnswer, sceneAnswer } from './hotspot.answers.ts';
import { pointsOf, sceneShown, scenesOfExhibitor } from './hotspot.queries.ts';
import { ownSceneRow, ownSceneRows } from './own-scene.queries.ts';
import type { Range } from '../../platform/database/page.ts';

/** An exhibitor's scenes as somebody of this visibility sees them. */
export async function scenesSeen(scope: Scope, exhibitorId: string, visibility: Visibility, range: Range) {
  const { rows, total } = await scenesOfExhibitor(scope, exhibitorId, visibility, range);
  const points = await pointsOf(
    scope,
    rows.map((row) => row.id),
    visibility,
  );
  return { list: rows.map((row) => sceneAnswer(scope.exhibition, row, points.get(row.id))), total };
}

export const hotspotHandlers: Implementation<Scope, typeof contract.hotspot> = {
  ofExhibitor: async ({ scope, caller, input }) => {
    const visibility = visibilityOf(caller);
    const { list, total } = await scenesSeen(scope, input.exhibitorId, visibility, rangeOf(input));
    return pageAnswer(list, total, input);
  },

  get: async ({ scope, caller, input }) => {
    const visibility = visibilityOf(caller);
    const row = await sceneShown(scope, input.id, visibility);
    if (row === null) refuse('notFound');
    return sceneAnswer(scope.exhibition, row, (await pointsOf(scope, [row.id], visibility)).get(row.id));
  },

  ownList: async ({ scope, caller, input }) => {
    const { rows, total } = await ownSceneRows(scope, caller.exhibitorId, rangeOf(input));
    const points = await pointsOf(
      scope,
      rows.map((row) => row.id),
      visibilityOf(caller),
    );
    const list = rows.map((row) => ownSceneAnswer(scope.exhibition, row, points.get(row.id)));
    return { ...pageAnswer(list, total, input), scenesMax: (await packageOf(scope, caller.exhibitorId)).limits.scenes };
  },

  own: async ({ scope, caller, input }) => {
    const row = await ownSceneRow(scope, caller.exhibitorId, input.id);
    if (row === null) refuse('notFound');
    return ownSceneAnswer(scope.exhibition, row, (await pointsOf(scope, [row.id], visibilityOf(caller))).get(row.id));
  },

  create: ({ scope, caller, input }) => createScene(scope, caller.exhibitorId, input),

  update: ({ scope, caller, input }) => {
    const { id, version, ...to } = input;
    return savedBy(scope, caller, { kind: 'scene', id, version }, (inner) =>
      changeScene(inner, { exhibitorId: caller.exhibitorId, id, version, to }),
    );
  },

  setPoints: ({ scope, caller, input }) => {
    const { id, version, points: to } = input;
    return savedBy(scope, caller, { kind: 'scene', id, version }, (inner) =>
      setPoints(inner, { exhibitorId: caller.exhibitorId, id, version, to }),
    );
  },

  remove: async ({ scope, caller, input }) => {
    await removeScene(scope, caller.exhibitorId, input.id);
    return { done: true };
  },

  restore: async ({ scope, caller, input }) => {
    await restoreScene(scope, caller.exhibitorId, input.id);
    return { done: true };
  },
};
