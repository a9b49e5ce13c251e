import { sql, type RawBuilder } from 'kysely';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/live/live.calls.ts';
import type { LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import type { MissingTrack } from '../../platform/live/missing-track.ts';
import { isVisibleSql, visibilityOf, type Viewer } from '../product-visibility/product-visibility.rules.ts';
import { mayWatchSql, STATE_SQL, VIEWER_SECONDS } from './live.rules.ts';

export type LiveRow = {
  id: string;
  version: number;
  exhibitor_id: string | null;
  type: ProgrammeKind | null;
  title_zh: string;
  title_en: string;
  introduction_zh: string;
  introduction_en: string;
  cover: string;
  scope: VisibleRange;
  starts_at: Date;
  ends_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  publishing_since: Date | null;
  missing_track: MissingTrack | null;
  pinned_product_id: string | null;
  likes: number;
  watched: number;
  state: LiveState;
  viewers: number;
  wanted: number;
  slow_seconds: number;
  /** It had a replay, which is kept no longer. */
  replay_removed: boolean;
};
export type LiveCardRow = LiveRow & {
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
};

/** How many watch `live l` at this moment. */
export const viewersNow = (): RawBuilder<number> => sql`
  (select count(*)::int from live_viewer w where w.live_id = l.id and w.left_at is null
    and w.seen_at > now() - make_interval(secs => ${sql.lit(VIEWER_SECONDS)}))`;

/** Of `live l`. */
export const LIVE_COLUMNS = sql`
  l.id, l.version, l.exhibitor_id, l.type, l.title_zh, l.title_en, l.introduction_zh, l.introduction_en, l.cover, l.scope, l.starts_at, l.ends_at,
  l.started_at, l.ended_at, l.publishing_since, l.missing_track, l.pinned_product_id, l.likes, l.watched, l.slow_seconds, ${STATE_SQL} as state,
  l.recording_removed_at is not null and l.has_replay and not l.stopped as replay_removed,
  ${viewersNow()} as viewers,
  (select count(*)::int from live_want w where w.live_id = l.id) as wanted`;

export const CARD_COLUMNS = sql`${LIVE_COLUMNS},
  coalesce(e.name_zh, '') as exhibitor_zh, coalesce(e.name_en, '') as exhibitor_en, coalesce(e.logo, '') as logo,
  coalesce(e.country, '') as country, e.hall, coalesce(e.booth_number, '') as booth_number`;
export const FROM = sql`from live l left join exhibitor e on e.id = l.exhibitor_id`;

/** Those that stand in the fair: of companies that are open, or the organizer's. */
const isThere = (ctx: FairContext) =>
  sql<boolean>`l.exhibition_id = ${ctx.exhibition.id} and l.deleted_at is null and (l.exhibitor_id is null or e.open)`;

type Filter = Omit<InputOf<typeof list>, 'pageNum' | 'pageSize'> & { keyword: string; types: readonly ProgrammeKind[] };

function conditionsOf(caller: Caller, { party, state, types, exhibitorId, productId, keyword }: Filter) {
  const conditions = [sql`${STATE_SQL} <> 'ended'`];
  if (state !== undefined) conditions.push(sql`${STATE_SQL} = ${state}`);
  if (party !== undefined) conditions.push(sql`(l.exhibitor_id is null) = ${party === 'programme'}`);
  if (types.length > 0) conditions.push(sql`l.type = any(${[...types]}::text[])`);
  if (exhibitorId !== undefined) conditions.push(sql`l.exhibitor_id = ${exhibitorId}`);
  if (productId !== undefined)
    // of an exhibit that one may not see it is not told where it is shown either
    conditions.push(sql`exists (
      select from live_product t join product p on p.id = t.product_id
      where t.live_id = l.id and p.id = ${productId} and p.deleted_at is null and ${isVisibleSql(visibilityOf(caller))})`);
  const words = keyword.trim().toLowerCase();
  if (words !== '')
    conditions.push(sql`strpos(lower(concat_ws(' ', l.title_zh, l.title_en, e.name_zh, e.name_en)), ${words}) > 0`);
  return sql.join(conditions, sql` and `);
}

/** On the air first, then the next ones in their order, then replays, the newest first (ruling 6.1). */
export const IN_TURN = sql`case ${STATE_SQL} when 'onLive' then 0 when 'upcoming' then 1 else 2 end,
  case when l.ended_at is null then l.starts_at end, l.ended_at desc`;
const ORDERS = {
  default: sql`${IN_TURN}, l.id`,
  latest: sql`l.created_at desc, l.id`,
  popularity: sql`l.watched + l.likes desc, l.starts_at desc, l.id`,
  time: sql`l.starts_at, l.id`,
} as const;

/** Lives that this caller may watch. */
export async function liveRows(ctx: FairContext, caller: Caller, filter: Filter, range: Range) {
  const from = sql`${FROM} where ${isThere(ctx)} and ${mayWatchSql(caller)} and ${conditionsOf(caller, filter)}`;
  return paginateSql<LiveCardRow>(
    ctx.db,
    { select: CARD_COLUMNS, from, order: ORDERS[filter.sort ?? 'default'] },
    range,
  ) satisfies Promise<PageOfRows<LiveCardRow>>;
}

/** Of these lives those that this caller may watch, also when they are over; those on the air first. */
export async function watchableRows(ctx: FairContext, caller: Viewer, ids: readonly string[]): Promise<LiveCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LiveCardRow>`
    select ${CARD_COLUMNS} ${FROM} where ${isThere(ctx)} and l.id = any(${[...ids]}::text[]) and ${mayWatchSql(caller)}
    order by ${ORDERS.default}`.execute(ctx.db);
  return rows;
}

/** In which lives any of these exhibits is shown. */
export async function livesShowing(ctx: FairContext, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('live_product')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('product_id', 'in', productIds)
    .select('live_id')
    .distinct()
    .execute();
  return rows.map(({ live_id: id }) => id);
}

export async function liveRow(ctx: FairContext, id: string): Promise<LiveCardRow | null> {
  const { rows } = await sql<LiveCardRow>`
    select ${CARD_COLUMNS} ${FROM} where ${isThere(ctx)} and l.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** The code of a live, held against a change; null: there is no such live. */
export async function liveCodeOf(ctx: FairContext, id: string): Promise<{ code: string; exhibitor_id: string } | null> {
  const row = await ctx.db
    .selectFrom('live')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['code', 'exhibitor_id'])
    .executeTakeFirst();
  return row === undefined || row.exhibitor_id === null ? null : { code: row.code, exhibitor_id: row.exhibitor_id };
}

export async function productIdsOf(ctx: FairContext, liveId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('live_product')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .orderBy('place')
    .select('product_id')
    .execute();
  return rows.map(({ product_id: id }) => id);
}

/** What this visitor has done to a live. */
export async function ownMarks(ctx: FairContext, liveId: string, visitorId: string) {
  const { rows } = await sql<{ liked: boolean; wants: boolean }>`select
    exists (select from live_like t where t.exhibition_id = ${ctx.exhibition.id} and t.live_id = ${liveId} and t.visitor_id = ${visitorId}) as liked,
    exists (select from live_want t where t.exhibition_id = ${ctx.exhibition.id} and t.live_id = ${liveId} and t.visitor_id = ${visitorId}) as wants`.execute(
    ctx.db,
  );
  return { liked: rows[0]?.liked === true, wantsToWatch: rows[0]?.wants === true };
}

/** Of these, the lives that this visitor wants to be reminded of. */
export async function wantedAmong(
  ctx: FairContext,
  liveIds: readonly string[],
  visitorId: string,
): Promise<Set<string>> {
  if (liveIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('live_want')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('live_id', 'in', liveIds)
    .select('live_id')
    .execute();
  return new Set(rows.map(({ live_id: id }) => id));
}

/** Counts a like once; answers how many there are. */
export async function insertLike(ctx: FairContext, liveId: string, visitorId: string): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    with added as (
      insert into live_like (live_id, visitor_id, exhibition_id) values (${liveId}, ${visitorId}, ${ctx.exhibition.id})
      on conflict do nothing returning 1)
    update live set likes = likes + (select count(*)::int from added)
    where exhibition_id = ${ctx.exhibition.id} and id = ${liveId} returning likes`.execute(ctx.db);
  return rows[0]?.likes ?? 0;
}

export async function insertWant(ctx: FairContext, liveId: string, visitorId: string): Promise<void> {
  await ctx.db
    .insertInto('live_want')
    .values({ live_id: liveId, visitor_id: visitorId, exhibition_id: ctx.exhibition.id })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function deleteWant(ctx: FairContext, liveId: string, visitorId: string): Promise<void> {
  await ctx.db
    .deleteFrom('live_want')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .where('visitor_id', '=', visitorId)
    .execute();
}

export async function wantedOf(ctx: FairContext, liveId: string): Promise<number> {
  return countSql(ctx.db, sql`from live_want where exhibition_id = ${ctx.exhibition.id} and live_id = ${liveId}`);
}

type Watching = { liveId: string; viewer: string; visitorId: string | null; left: boolean; isLive: boolean };

/** Somebody watches, or has left; time between two signs of life counts as watched. Answers who watches now. */
export async function writeViewer(
  ctx: FairContext,
  { liveId, viewer, visitorId, left, isLive }: Watching,
): Promise<number> {
  await sql`
    with seen as (
      insert into live_viewer as w (live_id, viewer, exhibition_id, visitor_id, seen_live, left_at)
      values (${liveId}, ${viewer}, ${ctx.exhibition.id}, ${visitorId}, ${isLive}, case when ${left} then now() end)
      on conflict (live_id, viewer) do update set
        seconds = w.seconds + case when w.left_at is null
          then least(${sql.lit(VIEWER_SECONDS)}, extract(epoch from now() - w.seen_at)::int) else 0 end,
        seen_live = w.seen_live or excluded.seen_live, seen_at = now(), left_at = excluded.left_at
      returning xmax = 0 as is_new)
    update live set watched = watched + 1 from seen
    where seen.is_new and live.exhibition_id = ${ctx.exhibition.id} and live.id = ${liveId}`.execute(ctx.db);
  return countSql(
    ctx.db,
    sql`from live_viewer w where w.exhibition_id = ${ctx.exhibition.id} and w.live_id = ${liveId}
      and w.left_at is null and w.seen_at > now() - make_interval(secs => ${sql.lit(VIEWER_SECONDS)})`,
  );
}
