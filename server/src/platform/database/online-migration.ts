import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';

/**
 * Steps of a migration on a table that may be full, while the portal is used. They run in files that export `transaction = false`, and doing
 * one again after it was cut short does what was left (docs/how-to/change-a-table.md).
 */

type NewIndex = {
  name: string;
  unique?: boolean;
  /** Table, columns and condition, as they follow `on`. */ on: RawBuilder<unknown>;
};

/** Builds an index while rows are written. One that an earlier try left unfinished is taken away first: it would never be used. */
export async function createIndex(db: Kysely<unknown>, { name, unique = false, on }: NewIndex): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await sql`create ${sql.raw(unique ? 'unique ' : '')}index concurrently if not exists ${sql.id(name)} on ${on}`.execute(
    db,
  );
}

/** `where` says which rows still need it, or an `update` that was cut short would do all of them again. */
type Portions = { table: string; key?: string; set: RawBuilder<unknown>; where: RawBuilder<unknown>; portion?: number };

const lastKey = z.object({ last: z.string().nullable() });

/**
 * Changes the rows of a table portion by portion in the order of a text key, each portion a transaction of its own: nobody waits for longer
 * than one takes. `set` and `where` name the table by its own name.
 * @param portions.portion rows at once; 5,000 take well under a second
 */
export async function updateInBatches(db: Kysely<unknown>, portions: Portions): Promise<void> {
  const { table, key = 'id', set, where, portion = 5_000 } = portions;
  const [rows, id] = [sql.table(table), sql.ref(`${table}.${key}`)];
  for (let after = ''; ;) {
    const { rows: found } = await sql`
      with portion as (select ${id} as key from ${rows} where ${id} > ${after} order by ${id} limit ${portion}),
        changed as (update ${rows} set ${set} from portion where ${id} = portion.key and (${where}))
      select max(key) as last from portion`.execute(db);
    const last = z.array(lastKey).parse(found)[0]?.last;
    if (last === undefined || last === null) return;
    after = last;
  }
}
