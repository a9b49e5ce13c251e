import { sql } from 'kysely';
import { TRADE_PAGES } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { FORCE_CUSTOM_PLAN } from '../../platform/database/force-custom-plan.ts';
import type { Db } from '../../platform/database/kysely.ts';
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

export const countEvents = (db: Db, exhibitionId: string, day: string): Promise<number> =>
  countSql(db, sql`from tracking_event where exhibition_id = ${exhibitionId} and day = ${day}::date`);

export async function dropSums(db: Db, exhibitionId: string, day: string): Promise<void> {
  for (const table of ['tracking_day', 'tracking_hour'] as const)
    await db.deleteFrom(table).where('exhibition_id', '=', exhibitionId).where('day', '=', day).execute();
}

/** People whose hashes begin so, as hexadecimal digits; without an end all that follow. */
export type Part = { from: string; to: string | null };

/** For the sums of parts, until the transaction ends. */
export async function createPartSums(db: Db): Promise<void> {
  await sql`
    create temp table tracking_part (exhibitor_id text, subject_id text, event int, hour smallint,
      times bigint, people bigint, guests bigint, seconds bigint) on commit drop`.execute(db);
}

/**
 * Sums up what some of the people did, by company, by company and subject, and by company and hour. A person is in one part alone, so that
 * sums of people add up. Ids are sorted as bytes, which is faster.
 */
async function sumByCode(db: Db, exhibitionId: string, day: string, { from, to }: Part): Promise<void> {
  await sql`${FORCE_CUSTOM_PLAN}
    insert into tracking_part
    select exhibitor_id, case when grouping(subject_id) = 0 then subject_id end, event, hour, count(*),
      case when grouping(subject_id) = 0 then count(*) filter (where of_subject = 1) else count(*) filter (where of_company = 1) end,
      count(*) filter (where state = 1), sum(seconds)
    from (
      select exhibitor_id, subject_id, event, state, seconds, extract(hour from at at time zone 'Asia/Shanghai')::smallint as hour,
        row_number() over (partition by who, exhibitor_id, event order by subject_id) as of_company,
        row_number() over (partition by who, exhibitor_id, event, subject_id) as of_subject
      from (
        select who, exhibitor_id collate "C" as exhibitor_id, subject_id collate "C" as subject_id, event, state, seconds, at
        from tracking_event where exhibition_id = ${exhibitionId} and day = ${day}::date
          and who >= decode(${from}, 'hex') and (${to}::text is null or who < decode(${to}, 'hex'))
      ) as of_part
    ) as events
    group by grouping sets ((exhibitor_id, event), (exhibitor_id, event, subject_id), (exhibitor_id, event, hour))`.execute(
    db,
  );
}

/** The same of the people who opened the page of a company or one of its exhibits: together they are fewer than those of both. */
async function sumTradePeople(db: Db, exhibitionId: string, day: string, { from, to }: Part): Promise<void> {
  await sql`${FORCE_CUSTOM_PLAN}
    insert into tracking_part
    select exhibitor_id, null, ${ANY_TRADE_PAGE}, null, count(*), count(distinct who), count(*) filter (where state = 1), 0
    from tracking_event where exhibition_id = ${exhibitionId} and day = ${day}::date and event = any(${TRADE_PAGES.map(Number)}::int[])
      and who >= decode(${from}, 'hex') and (${to}::text is null or who < decode(${to}, 'hex'))
    group by exhibitor_id`.execute(db);
}

/** All sums of some of the people. */
export async function sumPart(db: Db, exhibitionId: string, day: string, part: Part): Promise<void> {
  await sumByCode(db, exhibitionId, day, part);
  await sumTradePeople(db, exhibitionId, day, part);
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
