import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { isVisibleSql, visibilityOf, type Viewer } from '../product-visibility/product-visibility.rules.ts';

/** What a visitor has looked at, or keeps among the favourites: rows `k` with `subject_type`, `subject_id` and `at`. */
const LOOKS = {
  seen: (fair: string, visitorId: string) => sql`
    select f.subject_type, f.subject_id, f.last_at as at from footprint f
    where f.exhibition_id = ${fair} and f.viewer_id = ${visitorId} and not f.removed`,
  saved: (fair: string, visitorId: string) => sql`
    select f.subject_type, f.subject_id, f.created_at as at from favourite f
    where f.exhibition_id = ${fair} and f.owner_id = ${visitorId} and not f.deleted`,
};
export type Look = keyof typeof LOOKS;

type Ids = PageOfRows<{ id: string }>;
const ORDER = sql`k.at desc, k.subject_id`;
const SELECT = sql`k.subject_id as id`;

/** Exhibits that this viewer may see now, the last first (G4, G5). */
export const lookedExhibits = (
  ctx: FairContext,
  look: Look,
  visitorId: string,
  viewer: Viewer,
  range: Range,
): Promise<Ids> => {
  const fair = ctx.exhibition.id;
  const from = sql`from (${LOOKS[look](fair, visitorId)}) k join product p on p.id = k.subject_id join exhibitor e on e.id = p.exhibitor_id
    where k.subject_type = 'PRODUCT' and p.exhibition_id = ${fair} and p.deleted_at is null and e.open
      and ${isVisibleSql(visibilityOf(viewer))}`;
  return paginateSql(ctx.db, { select: SELECT, from, order: ORDER }, range);
};

/** Exhibitors that are open, the last first. */
export const lookedExhibitors = (ctx: FairContext, look: Look, visitorId: string, range: Range): Promise<Ids> => {
  const fair = ctx.exhibition.id;
  const from = sql`from (${LOOKS[look](fair, visitorId)}) k join exhibitor e on e.id = k.subject_id
    where k.subject_type = 'ACTOR' and e.exhibition_id = ${fair} and e.open`;
  return paginateSql(ctx.db, { select: SELECT, from, order: ORDER }, range);
};
