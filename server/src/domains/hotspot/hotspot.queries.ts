import { sql, type RawBuilder } from 'kysely';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL, isVisibleSql } from '../product-visibility/product-visibility.rules.ts';
import { type Range, type PageOfRows, paginateSql } from '../../platform/database/paginate.ts';

export type SceneRow = {
  id: string;
  name_zh: string;
  name_en: string;
  picture: string;
  width: number;
  height: number;
  recommended: boolean;
  version: number;
  created_at: Date;
};
export type PointRow = {
  scene_id: string;
  x: number;
  y: number;
  product_id: string;
  name_zh: string;
  name_en: string;
  cover: string;
  strength: string;
  scope: VisibleRange;
  for_all: boolean;
};

const SCENE = sql`s.id, s.name_zh, s.name_en, s.picture, f.width, f.height, s.recommended, s.version, s.created_at`;
const ORDER = sql`s.recommended desc, s.created_at desc, s.id`;

/** Of `hotspot_scene s`: is there a point whose exhibit, a `product p`, can be seen? */
export const hasPointSql = (isVisible: RawBuilder<boolean>) => sql<boolean>`exists (
    select from hotspot_point t join product p on p.id = t.product_id
    where t.scene_id = s.id and p.deleted_at is null and ${isVisible})`;

/** Scenes that show this caller something: open, and with a point whose exhibit he may see. A company sees its own while it is not open. */
const shown = (ctx: FairContext, visibility: Visibility) => sql<boolean>`
  s.exhibition_id = ${ctx.exhibition.id} and s.deleted_at is null and (e.open or e.id = ${visibility.owner ?? ''})
  and ${hasPointSql(isVisibleSql(visibility))}`;

/** An exhibitor's scenes as a caller may see them, recommended ones first, then newest first. */
export async function scenesOfExhibitor(
  ctx: FairContext,
  exhibitorId: string,
  visibility: Visibility,
  range: Range,
): Promise<PageOfRows<SceneRow>> {
  const from = sql`from hotspot_scene s join exhibitor e on e.id = s.exhibitor_id join file f on f.id = s.picture
    where s.exhibitor_id = ${exhibitorId} and ${shown(ctx, visibility)}`;
  return paginateSql(ctx.db, { select: SCENE, from, order: ORDER }, range);
}

export async function sceneShown(ctx: FairContext, id: string, visibility: Visibility): Promise<SceneRow | null> {
  const result = await sql<SceneRow>`
    select ${SCENE} from hotspot_scene s join exhibitor e on e.id = s.exhibitor_id join file f on f.id = s.picture
    where s.id = ${id} and ${shown(ctx, visibility)}`.execute(ctx.db);
  return result.rows[0] ?? null;
}

/** The points of these scenes whose exhibits the caller may see, in their order. */
export async function pointsOf(
  ctx: FairContext,
  sceneIds: readonly string[],
  visibility: Visibility,
): Promise<Map<string, PointRow[]>> {
  const result = await sql<PointRow>`
    select t.scene_id, t.x, t.y, p.id as product_id, p.name_zh, p.name_en, p.pictures[1] as cover, p.strength, p.scope, ${IS_PUBLIC_SQL} as for_all
    from hotspot_point t join product p on p.id = t.product_id join exhibitor e on e.id = p.exhibitor_id
    where t.exhibition_id = ${ctx.exhibition.id} and t.scene_id = any(${[...sceneIds]}::text[])
      and p.deleted_at is null and ${isVisibleSql(visibility)}
    order by t.scene_id, t.place`.execute(ctx.db);
  return Map.groupBy(result.rows, (row) => row.scene_id);
}
