import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { changeScene, createScene, removeScene, restoreScene, setPoints } from './hotspot.actions.ts';
import { ownSceneAnswer, sceneAnswer } from './hotspot.answers.ts';
import { pointsOf, sceneShown, scenesOfExhibitor } from './hotspot.queries.ts';
import { ownSceneRow, ownSceneRows } from './own-scene.queries.ts';
import type { Range } from '../../platform/database/paginate.ts';

/** An exhibitor's scenes as somebody of this visibility sees them. */
export async function scenesSeen(ctx: FairContext, exhibitorId: string, visibility: Visibility, range: Range) {
  const { rows, total } = await scenesOfExhibitor(ctx, exhibitorId, visibility, range);
  const points = await pointsOf(
    ctx,
    rows.map((row) => row.id),
    visibility,
  );
  return { list: rows.map((row) => sceneAnswer(ctx.exhibition, row, points.get(row.id))), total };
}

export const hotspotHandlers: Handlers<FairContext, typeof contract.hotspot> = {
  ofExhibitor: async ({ ctx, caller, input }) => {
    const visibility = visibilityOf(caller);
    const { list, total } = await scenesSeen(ctx, input.exhibitorId, visibility, rangeOf(input));
    return pageAnswer(list, total, input);
  },

  get: async ({ ctx, caller, input }) => {
    const visibility = visibilityOf(caller);
    const row = await sceneShown(ctx, input.id, visibility);
    if (row === null) fail('notFound');
    return sceneAnswer(ctx.exhibition, row, (await pointsOf(ctx, [row.id], visibility)).get(row.id));
  },

  ownList: async ({ ctx, caller, input }) => {
    const { rows, total } = await ownSceneRows(ctx, caller.exhibitorId, rangeOf(input));
    const points = await pointsOf(
      ctx,
      rows.map((row) => row.id),
      visibilityOf(caller),
    );
    const list = rows.map((row) => ownSceneAnswer(ctx.exhibition, row, points.get(row.id)));
    return { ...pageAnswer(list, total, input), scenesMax: (await packageOf(ctx, caller.exhibitorId)).limits.scenes };
  },

  own: async ({ ctx, caller, input }) => {
    const row = await ownSceneRow(ctx, caller.exhibitorId, input.id);
    if (row === null) fail('notFound');
    return ownSceneAnswer(ctx.exhibition, row, (await pointsOf(ctx, [row.id], visibilityOf(caller))).get(row.id));
  },

  create: ({ ctx, caller, input }) =>
    makeOnce(ctx, caller, input, (inner, form) => createScene(inner, caller.exhibitorId, form)),

  update: ({ ctx, caller, input }) => {
    const { id, version, ...to } = input;
    return saveVersioned(ctx, caller, { kind: 'scene', id, version }, (inner) =>
      changeScene(inner, { exhibitorId: caller.exhibitorId, id, version, to }),
    );
  },

  setPoints: ({ ctx, caller, input }) => {
    const { id, version, points: to } = input;
    return saveVersioned(ctx, caller, { kind: 'scene', id, version }, (inner) =>
      setPoints(inner, { exhibitorId: caller.exhibitorId, id, version, to }),
    );
  },

  remove: ({ ctx, caller, input }) => removeScene(ctx, caller.exhibitorId, input.id),

  restore: ({ ctx, caller, input }) => restoreScene(ctx, caller.exhibitorId, input.id),
};
