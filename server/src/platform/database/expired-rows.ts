import { sql, type RawBuilder } from 'kysely';
import type { Db } from './kysely.ts';

/** Which rows of a table nobody needs any more; `ended` names columns of that table alone. */
export type ExpiringTable = { table: string; ended: RawBuilder<boolean> };

/** Nobody waits for longer than one portion takes: well under a second. */
const PORTION = 2_000;

/**
 * Takes the ended rows of a table away, portion by portion, each a transaction of its own. Rows that somebody holds are left for the next
 * run. Cut short, it goes on with what is left.
 * @returns how many went
 */
export async function deleteExpired(db: Db, { table, ended }: ExpiringTable, portion = PORTION): Promise<number> {
  const rows = sql.table(table);
  for (let removed = 0; ;) {
    const { numAffectedRows } = await sql`
      delete from ${rows} where ctid = any(array(
        select ctid from ${rows} where ${ended} limit ${portion} for update skip locked))`.execute(db);
    const gone = Number(numAffectedRows ?? 0);
    removed += gone;
    if (gone < portion) return removed;
  }
}

/** The same of every table whose rows end. */
export async function deleteAllExpired(db: Db, ending: readonly ExpiringTable[]): Promise<void> {
  for (const one of ending) await deleteExpired(db, one);
}
