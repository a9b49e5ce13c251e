import { sql } from 'kysely';
import { z } from 'zod';
import type { Stage } from './stage.ts';

type Row = Record<string, unknown>;
/** Every row of the business tables, by table and primary key. */
export type State = ReadonlyMap<string, Row>;
export type Change = { table: string; key: string; before: Row | null; after: Row | null };

/**
 * Not watched: vocabularies that no call changes and that would make each look slow, counters, sessions and passes, which refused tries may
 * change by design, and what background work writes at a time of its own.
 */
const UNWATCHED = [
  'category',
  'ingredient',
  'hall',
  'search_word',
  'search_facet',
  'session',
  'limit_counter',
  'human_pass',
  'human_challenge',
  'message',
];

/** Notices that jobs write, and that of a log-in elsewhere, which one device makes once. */
const LEFT_OUT = sql`where t.kind in (
  'announcement', 'suggestion', 'follow', 'comment', 'employee')`;

let watched: { table: string; keys: string[] }[] | null = null;

async function tablesOf({ test }: Stage): Promise<{ table: string; keys: string[] }[]> {
  const { rows } = await sql<{ table: string; keys: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as keys
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%'
    group by c.relname`.execute(test.scope.db);
  return rows.filter(({ table }) => !UNWATCHED.includes(table));
}

const rowShape = z.record(z.string(), z.unknown());

/** What stands in the database, as the attacks of the sweeps must leave it (oracle S); of `only` these tables, where they are named. */
export async function stateOf(stage: Stage, only?: ReadonlySet<string>): Promise<State> {
  watched ??= await tablesOf(stage);
  const parts = watched
    .filter(({ table }) => only?.has(table) ?? true)
    .map(({ table, keys }) => {
      const key = sql.join(
        keys.map((name) => sql`t.${sql.ref(name)}`),
        sql` || ' ' || `,
      );
      const quiet = table === 'notice' ? LEFT_OUT : sql``;
      return sql`select ${sql.lit(table)} || ' ' || ${key} as key, to_jsonb(t) as row from ${sql.table(table)} t ${quiet}`;
    });
  const { rows } = await sql<{
    key: string;
    row: unknown;
  }>`select * from (${sql.join(parts, sql` union all `)}) as everything order by key`.execute(stage.test.scope.db);
  return new Map(rows.map(({ key, row }) => [key, rowShape.parse(row)]));
}

/** The same in short: a digest of each table, for attacks after which nothing at all may have changed. */
export async function digestOf(stage: Stage): Promise<ReadonlyMap<string, string>> {
  watched ??= await tablesOf(stage);
  const parts = watched.map(({ table }) => {
    const quiet = table === 'notice' ? LEFT_OUT : sql``;
    return sql`select ${sql.lit(table)} as table, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${sql.table(table)} t ${quiet}`;
  });
  const { rows } = await sql<{ table: string; digest: string | null }>`${sql.join(parts, sql` union all `)}`.execute(
    stage.test.scope.db,
  );
  return new Map(rows.map(({ table, digest }) => [table, digest ?? '']));
}

/** The tables in which something differs. */
export function tablesChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table);
}

/** What differs between two states. */
export function changesBetween(before: State, after: State): Change[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key): Change[] => {
    const [old, young] = [before.get(key) ?? null, after.get(key) ?? null];
    if (JSON.stringify(old) === JSON.stringify(young)) return [];
    return [{ table: key.slice(0, key.indexOf(' ')), key, before: old, after: young }];
  });
}
