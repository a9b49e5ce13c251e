import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { fairTablesOf, foreignKeysOf, inOrder, pointersOf } from './fair-schema.queries.ts';

/** Rows of one statement: short enough to hold up nobody. */
const PORTION = 5_000;

/** From now on nobody reaches the fair, whatever is still left of it. */
export async function takeOffline(db: Db, exhibitionId: string): Promise<void> {
  await sql`
    update exhibition set state = 'draft', host = null, preview_hash = null, preview_until = null
    where id = ${exhibitionId}`.execute(db);
  await sql`delete from session where exhibition_id = ${exhibitionId}`.execute(db);
}

/** Accounts that belong to this fair alone. */
export async function accountsOfFairAlone(db: Db, exhibitionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with member as (
      select account_id, exhibition_id from visitor
      union all select account_id, exhibition_id from employee where account_id is not null
      union all select account_id, exhibition_id from organizer_staff)
    select account_id as id from member group by account_id
    having bool_and(exhibition_id = ${exhibitionId}) order by account_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every table with rows of fairs, those that point at others first. */
export async function deletionOrder(db: Db): Promise<string[]> {
  const tables = await fairTablesOf(db);
  return inOrder(tables, await pointersOf(db, tables)).toReversed();
}

/** Rows that point at others of their own table let go of them, so that they can go in whatever order. */
export async function releaseOwnPointers(db: Db, exhibitionId: string): Promise<void> {
  const tables = await fairTablesOf(db);
  for (const { table, column, points, nullable } of await foreignKeysOf(db, tables))
    if (table === points && nullable)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
        where exhibition_id = ${exhibitionId} and ${sql.ref(column)} is not null`.execute(db);
}

/** The log keeps its rows from everybody; those of a fair that goes, go with it. */
const allowAudit = (exhibitionId: string) => sql`select set_config('fairbridge.deleting_fair', ${exhibitionId}, true)`;

/**
 * Deletes all rows of the fair in a table, a portion in a transaction. `table` comes from the schema. The fair is compared again, since rows of
 * different partitions may have the same place.
 */
export async function deleteRows(db: Db, table: string, exhibitionId: string): Promise<number> {
  let all = 0;
  for (let deleted = 1; deleted > 0;) {
    deleted = await db.transaction().execute(async (inner) => {
      await allowAudit(exhibitionId).execute(inner);
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where exhibition_id = ${exhibitionId} and ctid = any(array(
          select ctid from ${sql.table(table)} where exhibition_id = ${exhibitionId} limit ${PORTION}))`.execute(inner);
      return Number(numAffectedRows ?? 0);
    });
    all += deleted;
  }
  return all;
}

/** A portion of the fair's files goes: row and, by what is answered, bytes. */
export async function deleteFiles(db: Db, exhibitionId: string): Promise<{ id: string; stored: string }[]> {
  const { rows } = await sql<{ id: string; stored: string }>`
    delete from file where ctid = any(array(
      select ctid from file where exhibition_id = ${exhibitionId} limit ${PORTION}))
    returning id, coalesce(bytes_of, id) as stored`.execute(db);
  return rows;
}

/** The fair itself, when nothing is left of it. */
export async function deleteFair(db: Db, exhibitionId: string): Promise<void> {
  await sql`delete from exhibition where id = ${exhibitionId}`.execute(db);
}

/** Fairs whose time has come. */
export async function dueFairs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from exhibition where deleting_at <= now() order by deleting_at`.execute(db);
  return rows.map(({ id }) => id);
}
