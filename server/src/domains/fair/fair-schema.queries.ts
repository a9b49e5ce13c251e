import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A foreign key by one column, beside those that only say the fair again. */
export type ForeignKey = { table: string; column: string; points: string; nullable: boolean };
export type Column = { table: string; column: string; type: string; nullable: boolean };

/** The tables whose rows belong to a fair, as they stand in the database. */
export async function fairTablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'exhibition_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns that are written; what the database computes is not among them. */
export async function columnsOf(db: Db, tables: readonly string[]): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...tables]}::text[]) and is_generated = 'NEVER' and is_identity = 'NO'
    order by table_name, ordinal_position`.execute(db);
  return rows;
}

/** Every foreign key of these tables whose target is found by its id. */
export async function foreignKeysOf(db: Db, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as points,
      not a.attnotnull as nullable
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1 and b.attname = 'id'
      and c.confrelid <> 'exhibition'::regclass and c.conrelid::regclass::text = any(${[...tables]}::text[])`.execute(
    db,
  );
  return rows;
}

/** Which of these tables point at which, by a key of whatever columns. */
export async function pointersOf(db: Db, tables: readonly string[]): Promise<{ table: string; points: string }[]> {
  const { rows } = await sql<{ table: string; points: string }>`
    select distinct c.conrelid::regclass::text as table, c.confrelid::regclass::text as points from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid
      and c.conrelid::regclass::text = any(${[...tables]}::text[]) and c.confrelid::regclass::text = any(${[...tables]}::text[])`.execute(
    db,
  );
  return rows;
}

/** These tables, each after all that it points at. */
export function inOrder(tables: readonly string[], pointers: readonly { table: string; points: string }[]): string[] {
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((one) => !pointers.some(({ table, points }) => table === one && left.has(points)));
    if (free.length === 0) throw new Error(`tables that point at one another: ${[...left].join(', ')}`);
    for (const one of free) left.delete(one);
    ordered.push(...free);
  }
  return ordered;
}
