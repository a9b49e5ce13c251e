import { sql } from 'kysely';
import type { Db } from '../src/platform/database/kysely.ts';

/**
 * Where in the whole database, background work included, any of these texts stands: 'table.column', sorted. In whatever type the
 * column is, also inside JSON and lists, and as plain bytes.
 */
export async function columnsHolding(db: Db, values: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select n.nspname as schema, c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(db);
  const places = new Set<string>();
  for (const { schema, table } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct held.key as column from ${sql.table(`${schema}.${table}`)} t, jsonb_each_text(to_jsonb(t)) held
      where exists (
        select 1 from unnest(${values}::text[]) value
        where position(value in held.value) > 0 or position(encode(convert_to(value, 'UTF8'), 'hex') in held.value) > 0)`.execute(
      db,
    );
    for (const { column } of rows) places.add(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`);
  }
  return [...places].toSorted();
}
