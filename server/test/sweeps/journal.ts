import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../src/platform/database/kysely.ts';

type Row = Record<string, unknown>;
/** What became of a row; null where there was or is none. */
export type Change = { table: string; before: Row | null; after: Row | null };

/**
 * Not held: vocabularies that no call changes, rows by the dozen for each text that is found, sessions and passes, which refused tries may
 * change by design, and what background work writes at a time of its own.
 */
const NOT_HELD: ReadonlySet<string> = new Set([
  'category',
  'ingredient',
  'hall',
  'search_word',
  'search_facet',
  'session',
  'captcha_pass',
  'captcha_challenge',
  'message',
]);

/** Refused tries are counted by design. */
const COUNTERS = 'limit_counter';

/** The others are written by jobs, and that of a log-in elsewhere, which one device makes once. */
const NOTICES: ReadonlySet<unknown> = new Set(['announcement', 'suggestion', 'follow', 'comment', 'employee']);

const isWatched = ({ table, before, after }: Change): boolean => {
  if (table === 'notice') return NOTICES.has((after ?? before)?.['kind']);
  // jobs make a delivery and write each try; a call begins a new round, or removes it with its webhook
  if (table === 'webhook_delivery') return before !== null && before['round'] !== after?.['round'];
  return table !== COUNTERS;
};

type Held = { table: string; keys: readonly string[] };
const rowShape = z.record(z.string(), z.unknown());

/**
 * Every row of the business tables that anybody inserts, changes or deletes, written down by triggers in the transaction that does it:
 * what a call did is known without a look at all rows before and after.
 */
export class Journal {
  #db: Db;
  #keys: ReadonlyMap<string, readonly string[]>;
  /** Every row as the journal has it, to be compared with the tables at the end. */
  #rows: Map<string, string>;
  #since: { key: string; change: Change }[] = [];
  #hear: (table: string) => void = () => {};
  private constructor(db: Db, held: readonly Held[], rows: Map<string, string>) {
    this.#db = db;
    this.#keys = new Map(held.map(({ table, keys }) => [table, keys]));
    this.#rows = rows;
  }

  /** Writes down what happens in this database from now on. */
  static async open(db: Db): Promise<Journal> {
    const held = await heldTables(db);
    await sql`create schema sweeps`.execute(db);
    await sql`create unlogged table sweeps.journal (
      id bigint generated always as identity, name text not null, before jsonb, after jsonb)`.execute(db);
    await sql`
      create function sweeps.note() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then raise exception 'the journal would not hold this'; end if;
        insert into sweeps.journal (name, before, after) values (
          tg_argv[0],
          case when tg_op <> 'INSERT' then to_jsonb(old) end,
          case when tg_op <> 'DELETE' then to_jsonb(new) end);
        return null;
      end $$`.execute(db);
    for (const { table } of held) {
      const [on, name] = [sql.table(table), sql.lit(table)];
      await sql`
        create trigger sweeps_note after insert or update or delete on ${on} for each row execute function sweeps.note(${name})`.execute(
        db,
      );
      await sql`
        create trigger sweeps_refuse before truncate on ${on} for each statement execute function sweeps.note(${name})`.execute(
        db,
      );
    }
    return new Journal(db, held, await rowsOf(db, held));
  }

  /** Tells of every write to a table, when it is read. */
  onWrite(hear: (table: string) => void): void {
    this.#hear = hear;
  }

  /** Reads what was written since it was last read. */
  async read(db: Db = this.#db): Promise<void> {
    const { rows } = await sql<{ name: string; before: unknown; after: unknown }>`
      with taken as (delete from sweeps.journal returning *) select name, before, after from taken order by id`.execute(
      db,
    );
    for (const { name, before, after } of rows)
      this.#take({
        table: name,
        before: rowShape.nullable().parse(before),
        after: rowShape.nullable().parse(after),
      });
  }

  /** What follows the last reading is what `changes` tells. */
  begin(): void {
    this.#since = [];
  }

  /** What differs since `begin`: a row that was changed and put back does not. */
  async changes(): Promise<Change[]> {
    await this.read();
    const net = new Map<string, Change>();
    for (const { key, change } of this.#since) {
      const first = net.get(key) ?? change;
      net.set(key, { table: change.table, before: first.before, after: change.after });
    }
    return [...net]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, change]) => (isWatched(change) && !isSame(change) ? [change] : []));
  }

  /**
   * That nothing was written past it: every row as the journal has it is as it stands in its table.
   * @throws Error naming the tables in which it is not
   */
  async requireWhole(): Promise<void> {
    const held = [...this.#keys].map(([table, keys]) => ({ table, keys }));
    const stands = await this.#db.transaction().execute(async (transaction) => {
      // the journal of a moment and the rows of the same moment: background work may go on
      await sql`lock table sweeps.journal in share mode`.execute(transaction);
      await this.read(transaction);
      return rowsOf(transaction, held);
    });
    const keys = new Set([...stands.keys(), ...this.#rows.keys()]);
    const wrong = [...keys].filter((key) => stands.get(key) !== this.#rows.get(key));
    if (wrong.length > 0) throw new Error(`written past the journal: ${wrong.slice(0, 20).join(', ')}`);
  }

  #take(change: Change): void {
    this.#hear(change.table);
    const { table, before, after } = change;
    const [was, is] = [before && this.#keyOf(table, before), after && this.#keyOf(table, after)];
    if (was !== null && was !== is) this.#note(was, { table, before, after: null });
    if (is !== null) this.#note(is, { table, before: was === is ? before : null, after });
  }

  #note(key: string, change: Change): void {
    this.#since.push({ key, change });
    if (change.after === null) this.#rows.delete(key);
    else this.#rows.set(key, JSON.stringify(change.after));
  }

  #keyOf(table: string, row: Row): string {
    return keyOf(table, this.#keys.get(table) ?? [], row);
  }
}

/** The tables in which something differs. */
export const tablesOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ table }) => table))];

const isSame = ({ before, after }: Change): boolean => JSON.stringify(before) === JSON.stringify(after);

const keyOf = (table: string, keys: readonly string[], row: Row): string =>
  [table, ...keys.map((name) => String(row[name]))].join(' ');

async function heldTables(db: Db): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as keys
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%'
    group by c.relname order by c.relname`.execute(db);
  return rows.filter(({ table }) => !NOT_HELD.has(table));
}

/** Every row of these tables as it stands. */
async function rowsOf(db: Db, held: readonly Held[]): Promise<Map<string, string>> {
  const parts = held.map(
    ({ table }) => sql`select ${sql.lit(table)} as name, to_jsonb(t) as row from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ name: string; row: unknown }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const keys = new Map(held.map(({ table, keys: own }) => [table, own]));
  return new Map(
    rows.map(({ name, row }) => {
      const parsed = rowShape.parse(row);
      return [keyOf(name, keys.get(name) ?? [], parsed), JSON.stringify(parsed)];
    }),
  );
}
