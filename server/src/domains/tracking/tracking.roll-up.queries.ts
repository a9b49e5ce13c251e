import { sql } from 'kysely';
import { TRADE_PAGES } from '@fairbridge/contract/tracking/tracking.codes.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { OTHER_DAYS, partitionDays, partitionOf } from './tracking.partitions.queries.ts';
import { ANY_TRADE_PAGE } from './tracking.rules.ts';

export type RolledRow = { day: string; rolled_at: Date; milliseconds: number; closed: boolean };

export async function rolledDays(db: Db, exhibitionId: string): Promise<Map<string, RolledRow>> {
  const rows = await db.selectFrom('tracking_rolled').where('exhibition_id', '=', exhibitionId).selectAll().execute();
  return new Map(rows.map((row) => [row.day, row]));
}

/** Holds the sums of a day for whoever makes them now; false where they are final. */
export async function holdSums(db: Db, exhibitionId: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    insert into tracking_rolled as r (exhibition_id, day, rolled_at, milliseconds, closed)
    values (${exhibitionId}, ${day}::date, now(), 0, false)
    on conflict (exhibition_id, day) do update set rolled_at = now() returning r.closed`.execute(db);
  return rows[0]?.closed === false;
}

export async function noteSums(
  db: Db,
  exhibitionId: string,
  day: string,
  { milliseconds, closed }: Pick<RolledRow, 'milliseconds' | 'closed'>,
): Promise<void> {
  await sql`
    update tracking_rolled set rolled_at = clock_timestamp(), milliseconds = ${milliseconds}, closed = ${closed}
    where exhibition_id = ${exhibitionId} and day = ${day}::date`.execute(db);
}

/** Of the table that holds the events of a day: its name, how many pages it has, and how many events of this fair. */
export type EventsOfDay = { table: string; pages: number; events: number };

export async function eventsOfDay(db: Db, exhibitionId: string, day: string): Promise<EventsOfDay> {
  const table = (await partitionDays(db)).includes(day) ? partitionOf(day) : OTHER_DAYS;
  const { rows } = await sql<Omit<EventsOfDay, 'table'>>`
    select count(*)::int as events,
      (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages
    from ${sql.table(table)} where exhibition_id = ${exhibitionId} and day = ${day}::date`.execute(db);
  return { table, ...(rows[0] ?? { pages: 0, events: 0 }) };
}

export async function dropSums(db: Db, exhibitionId: string, day: string): Promise<void> {
  for (const table of ['tracking_day', 'tracking_hour'] as const)
    await db.deleteFrom(table).where('exhibition_id', '=', exhibitionId).where('day', '=', day).execute();
}

/** People whose hashes begin so, as hexadecimal digits; without an end all that follow. */
export type Part = { from: string; to: string | null };

/** For the events by person and the sums of their parts, until the transaction ends. */
export async function createPartSums(db: Db): Promise<void> {
  await sql`
    create temp table tracking_by_person (who bytea, exhibitor_id text collate "C", subject_id text collate "C", event int,
      state smallint, seconds int, hour smallint) partition by range (who) on commit drop`.execute(db);
  await sql`
    create temp table tracking_part (exhibitor_id text, subject_id text, event int, hour smallint,
      times bigint, people bigint, guests bigint, seconds bigint) on commit drop`.execute(db);
}

const tableOf = ({ from }: Part) => sql.table(`tracking_by_person_${from}`);

export async function createPart(db: Db, part: Part): Promise<void> {
  const { from, to } = part;
  const bound = (hash: string | null) => (hash === null ? sql`maxvalue` : sql.lit(`\\x${hash}`));
  await sql`
    create temp table ${tableOf(part)} partition of tracking_by_person
    for values from (${from === '0000' ? sql`minvalue` : bound(from)}) to (${bound(to)})`.execute(db);
}

/**
 * Sorts the events of some pages into the parts of their people. Each page is read once: reading the events of one part after the other by an
 * index would read each page again for each of them.
 */
export async function sortByPerson(
  db: Db,
  exhibitionId: string,
  day: string,
  { table, from, to }: { table: string; from: number; to: number | null },
): Promise<void> {
  const place = (page: number) => sql.lit(`(${page},0)`);
  await sql`
    insert into tracking_by_person
    select who, exhibitor_id, subject_id, event, state, seconds, extract(hour from at at time zone 'Asia/Shanghai')
    from ${sql.table(table)} where exhibition_id = ${exhibitionId} and day = ${day}::date
      and ctid >= ${place(from)}::tid and ${to === null ? sql`true` : sql`ctid < ${place(to)}::tid`}`.execute(db);
}

/**
 * Sums up what some of the people did, by company, by company and subject, and by company and hour. A person is in one part alone, so that
 * sums of people add up. Ids are sorted as bytes, which is faster.
 */
async function sumByCode(db: Db, part: Part): Promise<void> {
  await sql`
    insert into tracking_part
    select exhibitor_id, case when grouping(subject_id) = 0 then subject_id end, event, hour, count(*),
      case when grouping(subject_id) = 0 then count(*) filter (where of_subject = 1) else count(*) filter (where of_company = 1) end,
      count(*) filter (where state = 1), sum(seconds)
    from (
      select exhibitor_id, subject_id, event, state, seconds, hour,
        row_number() over (partition by who, exhibitor_id, event order by subject_id) as of_company,
        row_number() over (partition by who, exhibitor_id, event, subject_id) as of_subject
      from ${tableOf(part)}
    ) as events
    group by grouping sets ((exhibitor_id, event), (exhibitor_id, event, subject_id), (exhibitor_id, event, hour))`.execute(
    db,
  );
}

/** The same of the people who opened the page of a company or one of its exhibits: together they are fewer than those of both. */
async function sumTradePeople(db: Db, part: Part): Promise<void> {
  await sql`
    insert into tracking_part
    select exhibitor_id, null, ${ANY_TRADE_PAGE}, null, count(*), count(distinct who), count(*) filter (where state = 1), 0
    from ${tableOf(part)} where event = any(${TRADE_PAGES.map(Number)}::int[])
    group by exhibitor_id`.execute(db);
}

/** All sums of some of the people, whose events are let go then. */
export async function sumPart(db: Db, part: Part): Promise<void> {
  await sql`analyze ${tableOf(part)}`.execute(db);
  await sumByCode(db, part);
  await sumTradePeople(db, part);
  await sql`drop table ${tableOf(part)}`.execute(db);
}

/** Writes down what the parts have summed up. */
export async function addParts(db: Db, exhibitionId: string, day: string): Promise<void> {
  await sql`
    insert into tracking_day (exhibition_id, day, exhibitor_id, subject_id, event, times, people, guests, seconds)
    select ${exhibitionId}, ${day}::date, exhibitor_id, coalesce(subject_id, ''), event, sum(times), sum(people), sum(guests), sum(seconds)
    from tracking_part where hour is null and subject_id is distinct from '' group by exhibitor_id, subject_id, event`.execute(
    db,
  );
  await sql`
    insert into tracking_hour (exhibition_id, day, hour, exhibitor_id, event, times)
    select ${exhibitionId}, ${day}::date, hour, exhibitor_id, event, sum(times)
    from tracking_part where hour is not null group by exhibitor_id, event, hour`.execute(db);
}

/** For the statements of this transaction: they sort by the hundred thousand. */
export async function allowMemory(db: Db): Promise<void> {
  await sql`set local work_mem = '96MB'`.execute(db);
}
