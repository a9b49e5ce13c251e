import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import type { PointForm, SceneForm } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { isOwnPicture, ownProductIds, replacePoints, sceneCount, sceneColumns, scenes } from './own-scene.queries.ts';

type Written = { id: string; version: number };

async function checkPicture(ctx: FairContext, exhibitorId: string, { picture }: SceneForm): Promise<void> {
  if (!(await isOwnPicture(ctx, exhibitorId, picture))) failFields({ field: 'picture', rule: 'scenePicture' });
}

/** With the company held: two scenes at once must not both be the twentieth (G56). */
async function checkRoom(ctx: FairContext, exhibitorId: string): Promise<void> {
  const { scenes: max } = (await packageOf(ctx, exhibitorId)).limits;
  if ((await sceneCount(ctx, exhibitorId)) >= max) fail('hotspotSceneLimit', { max });
}

/** An own scene that is there: a foreign id answers as a missing one (G2). */
const ownScene = (exhibitorId: string, id: string) => ({ id, exhibitor_id: exhibitorId, deleted_at: null });

export async function createScene(ctx: FairContext, exhibitorId: string, form: SceneForm): Promise<Written> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    await checkRoom(inner, exhibitorId);
    await checkPicture(inner, exhibitorId, form);
    // nobody else sees it before it has points, so there is no change to tell
    return { id: await scenes.insert(inner, { exhibitor_id: exhibitorId, ...sceneColumns(form) }), version: 1 };
  });
}

type Changing<T> = { exhibitorId: string; id: string; version: number; to: T };

export async function changeScene(ctx: FairContext, { exhibitorId, id, version, to }: Changing<SceneForm>) {
  return inTransaction(ctx, async (inner): Promise<Written> => {
    await scenes.lockVersion(inner, ownScene(exhibitorId, id), version);
    await checkPicture(inner, exhibitorId, to);
    const written = { id, version: await scenes.update(inner, { id }, sceneColumns(to)) };
    await invalidate(inner, { kind: 'exhibitor', id: exhibitorId });
    return written;
  });
}

/** The points as one set, under the lock of their scene: of editors at the same time one wins, and there are never more than ten (G56). */
export async function setPoints(ctx: FairContext, { exhibitorId, id, version, to }: Changing<readonly PointForm[]>) {
  return inTransaction(ctx, async (inner): Promise<Written> => {
    await scenes.lockVersion(inner, ownScene(exhibitorId, id), version);
    const wanted = to.map((point) => point.productId);
    const own = await ownProductIds(inner, exhibitorId, wanted);
    const foreign = wanted.findIndex((product) => !own.has(product));
    if (foreign >= 0) failFields({ field: `points.${foreign}.productId`, rule: 'hotspotExhibit' });
    await replacePoints(inner, id, to);
    const written = { id, version: await scenes.update(inner, { id }, {}) };
    await invalidate(inner, { kind: 'exhibitor', id: exhibitorId });
    return written;
  });
}

export async function removeScene(ctx: FairContext, exhibitorId: string, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await scenes.lock(inner, ownScene(exhibitorId, id));
    await scenes.write(inner, { id }, { deleted_at: new Date() });
    await invalidate(inner, { kind: 'exhibitor', id: exhibitorId });
  });
}

/** Takes the deletion back, points and all; of a scene that is there nothing changes. */
export async function restoreScene(ctx: FairContext, exhibitorId: string, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const scene = await scenes.lock(inner, { id, exhibitor_id: exhibitorId });
    if (scene.deleted_at === null) return;
    await checkRoom(inner, exhibitorId);
    await scenes.write(inner, { id }, { deleted_at: null });
    await invalidate(inner, { kind: 'exhibitor', id: exhibitorId });
  });
}
