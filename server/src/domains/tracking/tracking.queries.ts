import { sql, type RawBuilder } from 'kysely';
import { TRACKING_EVENTS, type TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { hasPointSql } from '../hotspot/hotspot.queries.ts';
import { IS_PUBLIC as IS_MEETING_PUBLIC } from '../meeting/meeting.queries.ts';
import { isVisibleToSql } from '../product-visibility/product-visibility.rules.ts';
import { ANY_TRADE_PAGE, type About, type Drops, type TrackedEvent } from './tracking.rules.ts';

/** The salt of a day: this one, or the one that somebody else has made. */
export async function putSalt({ db }: Pick<FairContext, 'db'>, day: string, salt: Buffer): Promise<Buffer> {
  await sql`insert into tracking_salt (day, salt) values (${day}::date, ${salt}) on conflict do nothing`.execute(db);
  const row = await db.selectFrom('tracking_salt').where('day', '=', day).select('salt').executeTakeFirstOrThrow();
  return row.salt;
}

export async function dropSaltsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('tracking_salt').where('day', '<', day).execute();
}

/** Of `visitor v`: how far the registration is (specification, section 4); 1 is somebody who is not signed in. */
const STATE = sql<number>`case when not v.complete_visitor then 2 when not v.complete_visitor_register then 3
  when not v.complete_questionnaire then 4 else 5 end`;

export type TrackedVisitor = { id: string; tracked: boolean; state: number };

/** Those of these visitors who are there. */
export async function visitorsTracked(ctx: FairContext, ids: readonly string[]): Promise<Map<string, TrackedVisitor>> {
  const { rows } = await sql<TrackedVisitor>`
    select v.id, v.tracked, ${STATE} as state from visitor v
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = any(${[...new Set(ids)]}::text[])`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Events of one person and one day. */
export type Sent = {
  day: string;
  who: Buffer;
  visitorId: string | null;
  state: number;
  /** Which exhibits the person sees. */
  ranges: readonly number[];
  pool: readonly string[];
  events: readonly TrackedEvent[];
};

/** Of an event `g` that was sent by `sender`: which company's it is, and none where there is no such thing for that person. */
function subjects(ctx: FairContext): Record<About, RawBuilder<unknown>> {
  const fair = ctx.exhibition.id;
  const isVisible = isVisibleToSql(
    sql`string_to_array(sender.ranges, ',')`,
    sql`string_to_array(sender.pool, ',')`,
    sql`''`,
  );
  return {
    portal: sql`select '' as exhibitor_id`,
    // known by its code, which was looked up before
    ingredient: sql`select ''`,
    exhibitor: sql`select e.id from exhibitor e where e.exhibition_id = ${fair} and e.id = g.subject_id and e.open`,
    product: sql`select e.id from product p join exhibitor e on e.id = p.exhibitor_id
      where p.exhibition_id = ${fair} and p.id = g.subject_id and p.deleted_at is null and e.open and ${isVisible}`,
    hotspot: sql`select e.id from hotspot_scene s join exhibitor e on e.id = s.exhibitor_id
      where s.exhibition_id = ${fair} and s.id = g.subject_id and s.deleted_at is null and e.open and ${hasPointSql(isVisible)}`,
    article: sql`select '' from article a
      where a.exhibition_id = ${fair} and a.id = g.subject_id and a.state = 'published' and a.deleted_at is null`,
    programme: sql`select '' from programme r
      where r.exhibition_id = ${fair} and r.id = g.subject_id and r.deleted_at is null`,
    meeting: sql`select '' from meeting m
      where m.exhibition_id = ${fair} and m.id = g.subject_id and ${IS_MEETING_PUBLIC}`,
  };
}

const found = (ctx: FairContext): RawBuilder<unknown> =>
  sql.join(
    Object.entries(subjects(ctx)).map(
      ([about, subject]) =>
        sql`select x.exhibitor_id from (${subject}) x(exhibitor_id) where g.about = ${sql.lit(about)}`,
    ),
    sql` union all `,
  );

/**
 * Writes events of many people by one statement. Those about something that is not there, or that the person cannot see, are left out
 * (`found` are the others), and so is what was written before (`kept` is what was not).
 */
export async function insertEvents(ctx: FairContext, sent: readonly Sent[]): Promise<{ found: number; kept: number }> {
  const all = sent.flatMap(({ events }, at) => events.map((event) => ({ ...event, sender: at + 1 })));
  // in the order of the key: two statements that meet in the same events wait for one another in one direction only
  const { rows } = await sql<{ found: number; kept: number }>`
    with found as materialized (
      select sender.day, g.at, g.event, sender.who, g.key, sender.visitor_id, subject.exhibitor_id, g.subject_id, g.seconds, sender.state, g.terminal
      from unnest(${all.map(({ sender }) => sender)}::int[], ${all.map(({ at }) => at)}::float8[],
        ${all.map(({ code }) => Number(code))}::int[], ${all.map(({ about }) => about)}::text[], ${all.map(({ key }) => key)}::int[],
        ${all.map(({ subjectId }) => subjectId)}::text[], ${all.map(({ seconds }) => seconds)}::int[],
        ${all.map(({ terminal }) => terminal)}::text[]) as g(sender, at, event, about, key, subject_id, seconds, terminal)
      join unnest(${sent.map(({ day }) => day)}::date[], ${sent.map(({ who }) => who)}::bytea[],
        ${sent.map(({ visitorId }) => visitorId)}::text[], ${sent.map(({ state }) => state)}::smallint[],
        ${sent.map(({ ranges }) => ranges.join(','))}::text[], ${sent.map(({ pool }) => pool.join(','))}::text[])
        with ordinality as sender(day, who, visitor_id, state, ranges, pool, number) on sender.number = g.sender
      cross join lateral (${found(ctx)}) as subject
    ), kept as (
      insert into tracking_event
        (exhibition_id, day, at, event, who, key, visitor_id, exhibitor_id, subject_id, seconds, state, terminal)
      select ${ctx.exhibition.id}, day, to_timestamp(at / 1000), event, who, key, visitor_id, exhibitor_id, subject_id, seconds, state, terminal
      from found order by day, who, event, subject_id, key
      on conflict do nothing returning 1
    )
    select (select count(*)::int from found) as found, (select count(*)::int from kept) as kept`.execute(ctx.db);
  return rows[0] ?? { found: 0, kept: 0 };
}

export type Opening = {
  visitorId: string;
  who: Buffer;
  code: TrackingCode;
  day: string;
  key: number;
  subjectId: string;
};

/** The page of a company or an exhibit that a visitor opens now; nothing where the visitor does not want to be counted. */
export async function recordOpening(
  ctx: FairContext,
  { visitorId, who, code, day, key, subjectId }: Opening,
): Promise<void> {
  const fair = ctx.exhibition.id;
  const exhibitorId =
    TRACKING_EVENTS[code].about === 'exhibitor'
      ? sql`${subjectId}`
      : sql`(select p.exhibitor_id from product p where p.exhibition_id = ${fair} and p.id = ${subjectId})`;
  await sql`
    insert into tracking_event (exhibition_id, day, at, event, who, key, visitor_id, exhibitor_id, subject_id, state)
    select ${fair}, ${day}::date, now(), ${Number(code)}, ${who}, ${key}, v.id, ${exhibitorId}, ${subjectId}, ${STATE}
    from visitor v where v.exhibition_id = ${fair} and v.id = ${visitorId} and v.tracked
    on conflict do nothing`.execute(ctx.db);
}

/** Adds to how many events of a day were dropped. */
export async function countDropped(ctx: FairContext, day: string, drops: Drops): Promise<void> {
  const rows = Object.entries(drops).filter(([, times]) => times > 0);
  if (rows.length === 0) return;
  await sql`
    insert into tracking_dropped as d (exhibition_id, day, reason, times)
    select ${ctx.exhibition.id}, ${day}::date, reason, times
    from unnest(${rows.map(([reason]) => reason)}::text[], ${rows.map(([, times]) => times)}::int[]) as g(reason, times)
    order by reason
    on conflict (exhibition_id, day, reason) do update set times = d.times + excluded.times`.execute(ctx.db);
}

/** How many events of these days are kept, those of closed days by their sums. */
export async function countKept(ctx: FairContext, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(times), 0)::bigint as kept from (
      select d.times from tracking_day d
      join tracking_rolled r on r.exhibition_id = d.exhibition_id and r.day = d.day and r.closed
      where d.exhibition_id = ${ctx.exhibition.id} and d.day between ${from}::date and ${to}::date and d.subject_id = ''
        and d.event <> ${ANY_TRADE_PAGE}
      union all
      select count(*) from tracking_event e
      where e.exhibition_id = ${ctx.exhibition.id} and e.day between ${from}::date and ${to}::date and not exists (
        select from tracking_rolled r where r.exhibition_id = ${ctx.exhibition.id} and r.day = e.day and r.closed)
    ) as counted`.execute(ctx.db);
  return rows[0]?.kept ?? 0;
}

/** How many events of these days were dropped, by reason. */
export async function countsDropped(ctx: FairContext, from: string, to: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ reason: string; times: number }>`
    select reason, sum(times)::bigint as times from tracking_dropped
    where exhibition_id = ${ctx.exhibition.id} and day between ${from}::date and ${to}::date group by reason`.execute(
    ctx.db,
  );
  return new Map(rows.map(({ reason, times }) => [reason, times]));
}

/**
 * Before the account of these visitors is forgotten: on each day they are somebody whom nobody can find again, and still one person.
 * The salt of today and yesterday would tell who they were.
 */
export async function blurVisitors(db: Db, visitorIds: readonly string[]): Promise<void> {
  await sql`
    update tracking_event e set who = fresh.who
    from (select visitor_id, day, uuid_send(gen_random_uuid()) as who from tracking_event
      where visitor_id = any(${[...visitorIds]}::text[]) group by visitor_id, day) as fresh
    where e.visitor_id = fresh.visitor_id and e.day = fresh.day`.execute(db);
}
