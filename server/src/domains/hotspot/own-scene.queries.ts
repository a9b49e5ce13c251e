import { sql } from 'kysely';
import type { PointForm, SceneForm } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { SceneRow } from './hotspot.queries.ts';
import { type Range, pageRows, countRows } from '../../platform/database/paginate.ts';

export const scenes = versionedTable('hotspot_scene', { changedAt: 'updated_at' });

const ownScenes = (ctx: FairContext, exhibitorId: string) =>
  ctx.db
    .selectFrom('hotspot_scene')
    .where('hotspot_scene.exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId);

const withPicture = (ctx: FairContext, exhibitorId: string) =>
  ownScenes(ctx, exhibitorId)
    .where('deleted_at', 'is', null)
    .innerJoin('file', 'file.id', 'hotspot_scene.picture')
    .select([
      'hotspot_scene.id',
      'name_zh',
      'name_en',
      'picture',
      'width',
      'height',
      'recommended',
      'version',
      'hotspot_scene.created_at',
    ]);

/** A company's scenes, also those that nobody else sees yet. */
export async function ownSceneRows(ctx: FairContext, exhibitorId: string, range: Range) {
  const all = withPicture(ctx, exhibitorId)
    .orderBy('recommended', 'desc')
    .orderBy('hotspot_scene.created_at', 'desc')
    .orderBy('hotspot_scene.id');
  const rows: SceneRow[] = await pageRows(all, range);
  return { rows, total: await sceneCount(ctx, exhibitorId) };
}

export async function ownSceneRow(ctx: FairContext, exhibitorId: string, id: string): Promise<SceneRow | null> {
  return (await withPicture(ctx, exhibitorId).where('hotspot_scene.id', '=', id).executeTakeFirst()) ?? null;
}

export async function sceneCount(ctx: FairContext, exhibitorId: string): Promise<number> {
  return countRows(ownScenes(ctx, exhibitorId).where('deleted_at', 'is', null));
}

/** Is this file a picture that the company uploaded as one of a scene? Held, so that it is not taken away as an orphan before the scene has it. */
export async function isOwnPicture(ctx: FairContext, exhibitorId: string, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('owner_id', '=', exhibitorId)
    .where('use', '=', 'scene')
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export const sceneColumns = ({ name, picture, recommended }: SceneForm) => ({
  ...bilingualColumns('name', name),
  picture,
  recommended,
});

/** The scene's points are these and no others, in this order. */
export async function replacePoints(ctx: FairContext, sceneId: string, points: readonly PointForm[]): Promise<void> {
  await ctx.db
    .deleteFrom('hotspot_point')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('scene_id', '=', sceneId)
    .execute();
  await ctx.db
    .insertInto('hotspot_point')
    .values(
      points.map(({ x, y, productId }, index) => ({
        scene_id: sceneId,
        place: index + 1,
        exhibition_id: ctx.exhibition.id,
        product_id: productId,
        x,
        y,
      })),
    )
    .execute();
}

/** Those of these ids that are exhibits of this company; held, so that none is deleted between the question and the point. */
export async function ownProductIds(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }>`
    select id from product
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and id = any(${[...ids]}::text[]) and deleted_at is null
    order by id for share`.execute(ctx.db);
  return new Set(rows.rows.map((row) => row.id));
}
