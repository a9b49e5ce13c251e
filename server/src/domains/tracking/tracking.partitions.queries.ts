import { sql } from 'kysely';
import { dayAfter } from '@fairbridge/contract/days.ts';
import type { Db } from '../../platform/database/kysely.ts';

const PREFIX = 'tracking_event_';
/** Any number that nothing else locks. */
const LOCK_KEY = 7_310_385;

export const partitionOf = (day: string): string => PREFIX + day.replaceAll('-', '');
/** Holds the events of days that have no partition of their own. */
export const OTHER_DAYS = 'tracking_event_other';

/** The days that have a partition, in their order. */
export async function partitionDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'tracking_event'::regclass order by c.relname`.execute(db);
  return rows.flatMap(({ name }) => {
    const [, year, month, day] = /^tracking_event_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
    return day === undefined ? [] : [`${year}-${month}-${day}`];
  });
}

/** Makes the partition of a day, with what has come for it before. Processes that start together make it once. */
export async function createPartition(db: Db, day: string): Promise<void> {
  const [table, from] = [sql.table(partitionOf(day)), sql.lit(day)];
  await db.transaction().execute(async (inner) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(inner);
    if ((await partitionDays(inner)).includes(day)) return;
    await sql`set local lock_timeout = '3s'`.execute(inner);
    await sql`create table ${table} (like tracking_event including defaults including comments)`.execute(inner);
    await sql`lock table tracking_event_other in access exclusive mode`.execute(inner);
    await sql`with moved as (delete from tracking_event_other where day = ${from}::date returning *)
      insert into ${table} select * from moved`.execute(inner);
    await sql`alter table tracking_event attach partition ${table} for values from (${from}) to (${sql.lit(dayAfter(day, 1))})`.execute(
      inner,
    );
  });
}

/** Whoever reads events meanwhile is not waited for long: it is tried again. */
export async function dropPartition(db: Db, day: string): Promise<void> {
  await db.transaction().execute(async (inner) => {
    await sql`set local lock_timeout = '3s'`.execute(inner);
    await sql`drop table if exists ${sql.table(partitionOf(day))}`.execute(inner);
  });
}

/** So many by one statement. */
const DELETED_AT_ONCE = 20_000;

/** The events of one fair, whose day stays for others. */
export async function deleteEvents(db: Db, exhibitionId: string, day: string): Promise<void> {
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE;) {
    // places of rows tell them apart within the one partition of a day
    const { numAffectedRows = 0n } = await sql`
      delete from tracking_event where exhibition_id = ${exhibitionId} and day = ${day}::date and ctid = any(array(
        select ctid from tracking_event where exhibition_id = ${exhibitionId} and day = ${day}::date
        limit ${DELETED_AT_ONCE}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
