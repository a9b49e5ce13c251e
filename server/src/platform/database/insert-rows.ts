import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Db, Tables } from './kysely.ts';

const AT_ONCE = 1_000;

async function insert<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  where: RawBuilder<unknown>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) ${where}`.execute(db);
  }
}

/** Inserts many rows by a few statements: rows travel as one JSON parameter, whatever their number. All rows name the same columns. */
export const insertRows = <T extends keyof Tables>(db: Db, table: T, rows: readonly Insertable<Tables[T]>[]) =>
  insert(db, table, rows, sql``);

/** The same of one fair, to which all the rows belong. */
export const insertRowsOfFair = <T extends keyof Tables>(
  { db, exhibition }: { db: Db; exhibition: { id: string } },
  table: T,
  rows: readonly Insertable<Tables[T]>[],
) => insert(db, table, rows, sql`where exhibition_id = ${exhibition.id}`);
