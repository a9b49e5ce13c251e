import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

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

export async function countEvents(db: Db, exhibitionId: string, day: string): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    select count(*) as events from tracking_event where exhibition_id = ${exhibitionId} and day = ${day}::date`.execute(
    db,
  );
  return rows[0]?.events ?? 0;
}

export async function dropSums(db: Db, exhibitionId: string, day: string): Promise<void> {
  for (const table of ['tracking_day', 'tracking_hour'] as const)
    await db.deleteFrom(table).where('exhibition_id', '=', exhibitionId).where('day', '=', day).execute();
}

/**
 * Sums up one of so many parts of a day. All of a company's events of one code are in the same part, since people are told apart among them;
 * a row without a subject holds them together.
 */
export async function sumPart(
  db: Db,
  exhibitionId: string,
  day: string,
  { part, parts }: { part: number; parts: number },
): Promise<void> {
  await sql`
    with events as materialized (
      select exhibitor_id, subject_id, event, who, seconds, state = 1 as is_guest,
        extract(hour from at at time zone 'Asia/Shanghai')::smallint as hour
      from tracking_event
      where exhibition_id = ${exhibitionId} and day = ${day}::date
        and (${parts} = 1 or abs(hashtext(exhibitor_id || event)::bigint) % ${parts} = ${part})
    ), subjects as (
      insert into tracking_day (exhibition_id, day, exhibitor_id, subject_id, event, times, people, guests, seconds)
      select ${exhibitionId}, ${day}::date, exhibitor_id, subject_id, event,
        count(*), count(distinct who), count(*) filter (where is_guest), sum(seconds)
      from events where subject_id <> '' group by exhibitor_id, event, subject_id
    ), companies as (
      insert into tracking_day (exhibition_id, day, exhibitor_id, subject_id, event, times, people, guests, seconds)
      select ${exhibitionId}, ${day}::date, exhibitor_id, '', event,
        count(*), count(distinct who), count(*) filter (where is_guest), sum(seconds)
      from events group by exhibitor_id, event
    )
    insert into tracking_hour (exhibition_id, day, hour, exhibitor_id, event, times)
    select ${exhibitionId}, ${day}::date, hour, exhibitor_id, event, count(*)
    from events group by exhibitor_id, event, hour`.execute(db);
}

/** For the statements of this transaction: they sort by the hundred thousand. */
export async function allowMemory(db: Db): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(db);
}
