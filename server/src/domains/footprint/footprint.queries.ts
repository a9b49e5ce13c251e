import { sql } from 'kysely';
import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL, isVisibleSql } from '../product-visibility/product-visibility.rules.ts';
import { readable } from '../visitor/visitor-browse.queries.ts';
import type { Reader } from '../visitor/visitor-browse.rules.ts';
import type { FootprintOwner } from './footprint.rules.ts';
import { type PageOfRows, type Range, paginateSql, limitOffset } from '../../platform/database/paginate.ts';

/** The company that is looked at: an exhibitor itself, or the one that shows the product; nobody owns a visitor. */
const ownerOf = (ctx: FairContext, type: FootprintSubjectType, id: string) =>
  type === 'ACTOR'
    ? sql`${id}`
    : type === 'PRODUCT'
      ? sql`(select p.exhibitor_id from product p where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id})`
      : sql`''`;

/** Of one viewer and kind the newest stay. */
async function forgetOldest(ctx: FairContext, walker: FootprintOwner, type: FootprintSubjectType): Promise<void> {
  await sql`
    delete from footprint f using (
      select t.subject_id from footprint t where t.viewer_id = ${walker.id} and t.subject_type = ${type}
      order by t.last_at desc, t.subject_id offset ${LIMITS.footprintsMax}) as old
    where f.exhibition_id = ${ctx.exhibition.id} and f.viewer_id = ${walker.id} and f.subject_type = ${type}
      and f.subject_id = old.subject_id`.execute(ctx.db);
}

/**
 * One row a pair, however many look at once; opened again within the time of a visit it is the same visit. Answers whether a visit has begun.
 * In a transaction.
 */
export async function addFootprint(
  ctx: FairContext,
  walker: FootprintOwner,
  type: FootprintSubjectType,
  id: string,
): Promise<boolean> {
  const held = await sql<{ visits: number }>`
    select visits from footprint where exhibition_id = ${ctx.exhibition.id} and viewer_id = ${walker.id}
      and subject_type = ${type} and subject_id = ${id} for update`.execute(ctx.db);
  const { rows } = await sql<{ first: boolean; visits: number }>`
    insert into footprint as f (exhibition_id, viewer_type, viewer_id, subject_type, subject_id, owner_id)
    values (${ctx.exhibition.id}, ${walker.type}, ${walker.id}, ${type}, ${id}, ${ownerOf(ctx, type, id)})
    on conflict (viewer_id, subject_type, subject_id) do update set
      visits = f.visits + (f.last_at < now() - make_interval(mins => ${LIMITS.footprintVisitMinutes}))::int,
      last_at = now(), removed = false
    returning f.xmax = 0 as first, f.visits`.execute(ctx.db);
  const [before, after] = [held.rows[0], rows[0]];
  if (after?.first === true) await forgetOldest(ctx, walker, type);
  // where somebody has put it there in this moment, the visit is theirs
  return after !== undefined && (after.first || (before !== undefined && after.visits > before.visits));
}

const own = (ctx: FairContext, walker: FootprintOwner, type: FootprintSubjectType) => sql<boolean>`
  f.exhibition_id = ${ctx.exhibition.id} and f.viewer_id = ${walker.id} and f.subject_type = ${type}`;

/** False when there is no such footprint. */
export async function setRemoved(
  ctx: FairContext,
  walker: FootprintOwner,
  type: FootprintSubjectType,
  id: string,
  removed: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update footprint f set removed = ${removed} where ${own(ctx, walker, type)} and f.subject_id = ${id}
    returning f.subject_id`.execute(ctx.db);
  return rows.length > 0;
}

export async function removeAll(ctx: FairContext, walker: FootprintOwner, type: FootprintSubjectType): Promise<void> {
  await sql`update footprint f set removed = true where ${own(ctx, walker, type)} and not f.removed`.execute(ctx.db);
}

export type SeenRow = { id: string; visits: number; last_at: Date };
type Seen = PageOfRows<SeenRow>;

/** Those looked at, the last first. */
const page = (ctx: FairContext, from: ReturnType<typeof sql>, range: Range): Promise<Seen> =>
  paginateSql(
    ctx.db,
    {
      select: sql`f.subject_id as id, f.visits, f.last_at`,
      from: sql`from ${from}`,
      order: sql`f.last_at desc, f.subject_id`,
    },
    range,
  );

/** Those still visible only: the scope is asked when reading (G4, G5). */
export const seenProducts = (
  ctx: FairContext,
  walker: FootprintOwner,
  visibility: Visibility,
  range: Range,
): Promise<Seen> =>
  page(
    ctx,
    sql`footprint f join product p on p.id = f.subject_id join exhibitor e on e.id = p.exhibitor_id
      where ${own(ctx, walker, 'PRODUCT')} and not f.removed and p.deleted_at is null and e.open and ${isVisibleSql(visibility)}`,
    range,
  );

export const seenExhibitors = (ctx: FairContext, walker: FootprintOwner, range: Range): Promise<Seen> =>
  page(
    ctx,
    sql`footprint f join exhibitor e on e.id = f.subject_id
      where ${own(ctx, walker, 'ACTOR')} and not f.removed and e.open`,
    range,
  );

export const seenVisitors = (ctx: FairContext, walker: FootprintOwner, reader: Reader, range: Range): Promise<Seen> =>
  page(
    ctx,
    sql`footprint f join visitor v on v.id = f.subject_id
      where ${own(ctx, walker, 'VISITOR')} and not f.removed and ${readable(reader)}`,
    range,
  );

/** Companies that looked at this visitor. What they have taken off their own list is still a visit. */
export async function companiesOf(ctx: FairContext, visitorId: string, range: Range): Promise<Seen> {
  const from = sql`from footprint f join exhibitor e on e.id = f.viewer_id
    where f.exhibition_id = ${ctx.exhibition.id} and f.subject_type = 'VISITOR' and f.subject_id = ${visitorId} and e.open`;
  const select = sql`f.viewer_id as id, f.visits, f.last_at`;
  return paginateSql(ctx.db, { select, from, order: sql`f.last_at desc, f.viewer_id` }, range);
}

/** Of `footprint f join visitor v`: visits at a company that it is told of. */
const told = (ctx: FairContext, exhibitorId: string, reader: Reader) => sql<boolean>`
  f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${exhibitorId} and f.viewer_type = 'VISITOR'
  and v.looks_shown and ${readable(reader)}
  and (f.subject_type = 'ACTOR' or exists (select 1 from product p where p.id = f.subject_id and p.deleted_at is null))`;

export type ViewerRow = SeenRow & { company_visits: number; exhibits: number };

/** Visitors who looked at the company or its exhibits, the last first. */
export async function viewersOf(
  ctx: FairContext,
  exhibitorId: string,
  reader: Reader,
  range: Range,
): Promise<{ rows: ViewerRow[]; total: number }> {
  const from = sql`footprint f join visitor v on v.id = f.viewer_id where ${told(ctx, exhibitorId, reader)}`;
  const { rows } = await sql<ViewerRow>`
    select f.viewer_id as id, sum(f.visits)::int as visits, max(f.last_at) as last_at,
      coalesce(sum(f.visits) filter (where f.subject_type = 'ACTOR'), 0)::int as company_visits,
      (count(*) filter (where f.subject_type = 'PRODUCT'))::int as exhibits
    from ${from} group by f.viewer_id order by max(f.last_at) desc, f.viewer_id ${limitOffset(range)}`.execute(ctx.db);
  const total = await sql<{ count: number }>`select count(distinct f.viewer_id) as count from ${from}`.execute(ctx.db);
  return { rows, total: total.rows[0]?.count ?? 0 };
}

/** How many different visitors looked since then, and when the last. */
export async function viewersSince(
  ctx: FairContext,
  exhibitorId: string,
  reader: Reader,
  since: Date,
): Promise<{ people: number; last: Date | null }> {
  const { rows } = await sql<{ people: number; last: Date | null }>`
    select count(distinct f.viewer_id)::int as people, max(f.last_at) as last
    from footprint f join visitor v on v.id = f.viewer_id
    where ${told(ctx, exhibitorId, reader)} and f.last_at > ${since}`.execute(ctx.db);
  return rows[0] ?? { people: 0, last: null };
}

export type ViewedExhibit = {
  viewer_id: string;
  id: string;
  name_zh: string;
  name_en: string;
  cover: string;
  for_all: boolean;
  visits: number;
};

/** The exhibits that each of these visitors looked at last, a few of each. */
export async function viewedExhibits(
  ctx: FairContext,
  exhibitorId: string,
  viewerIds: readonly string[],
  each: number,
): Promise<ViewedExhibit[]> {
  if (viewerIds.length === 0) return [];
  const { rows } = await sql<ViewedExhibit>`
    select wanted.id as viewer_id, shown.* from unnest(${[...viewerIds]}::text[]) as wanted(id)
    cross join lateral (
      select p.id, p.name_zh, p.name_en, p.pictures[1] as cover, ${IS_PUBLIC_SQL} as for_all, f.visits
      from footprint f join product p on p.id = f.subject_id join exhibitor e on e.id = p.exhibitor_id
      where f.exhibition_id = ${ctx.exhibition.id} and f.viewer_id = wanted.id and f.subject_type = 'PRODUCT'
        and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
      order by f.last_at desc, p.id limit ${each}
    ) shown`.execute(ctx.db);
  return rows;
}
