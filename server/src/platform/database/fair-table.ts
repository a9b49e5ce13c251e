import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { newId } from '../../core/id.ts';
import { fail } from '../http/app-error.ts';
import type { Db, Tables } from './kysely.ts';
import type { Generated } from './tables.ts';

/** The connection and the fair whose rows are meant: a `FairContext`. */
type Fair = { db: Db; exhibition: { id: string } };

/** Tables whose rows have these columns. */
type TableWith<Columns> = { [T in keyof Tables]: Tables[T] extends Columns ? T : never }[keyof Tables];
type OfFair = { id: unknown; exhibition_id: unknown };

type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** What a row is found by: its id, or its id and its owner. */
type Key<T extends keyof Tables> = { id: string } & Partial<Row<T>>;
/** Values, or what the database makes of the row. */
type Given<Columns> = { [C in keyof Columns]: Columns[C] | RawBuilder<unknown> };
type NewRow<T extends keyof Tables> = Given<Omit<Insertable<Tables[T]>, 'id' | 'exhibition_id'>> & { id?: string };
type Change<T extends keyof Tables> = Given<Updateable<Tables[T]>>;

const assigned = (columns: object): RawBuilder<unknown>[] =>
  Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

/** No key names another fair. */
const where = (ctx: Fair, key: object): RawBuilder<unknown> =>
  sql.join(
    Object.entries({ ...key, exhibition_id: ctx.exhibition.id }).map(([column, value]) =>
      value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
    ),
    sql` and `,
  );

type Options = {
  /** Deleted rows stay, with the time in `deleted_at`, and can be restored: they are not found unless asked for. */
  restorable?: boolean;
};

/**
 * Reading, locking and writing single rows of one table, always those of the fair of `ctx`.
 *
 *     const invitations = fairTable('invitation');
 *     const invitation = await invitations.lock(inner, { id });
 *     await invitations.write(inner, { id }, { answered_at: new Date() });
 */
export function fairTable<T extends TableWith<OfFair>>(name: T, { restorable = false }: Options = {}) {
  const table = sql.table(name);
  const present = (deleted: boolean): RawBuilder<unknown> =>
    restorable ? (deleted ? sql` and deleted_at is not null` : sql` and deleted_at is null`) : sql``;
  const one = async (ctx: Fair, key: Key<T>, end: RawBuilder<unknown>): Promise<Row<T> | undefined> => {
    const { rows } = await sql<Row<T>>`select * from ${table} where ${where(ctx, key)}${end}`.execute(ctx.db);
    return rows[0];
  };
  const lockIfThere = (ctx: Fair, key: Key<T>, { deleted = false } = {}): Promise<Row<T> | undefined> =>
    one(ctx, key, sql`${present(deleted)} for update`);
  const insertion = (ctx: Fair, columns: object): RawBuilder<unknown> => {
    const row = { ...columns, exhibition_id: ctx.exhibition.id };
    const names = Object.keys(row).map((column) => sql.ref(column));
    return sql`insert into ${table} (${sql.join(names)}) values (${sql.join(Object.values(row))})`;
  };
  return {
    /** Also a deleted one. */
    find: (ctx: Fair, key: Key<T>): Promise<Row<T> | undefined> => one(ctx, key, sql``),
    /** Holds a row until the end of the transaction; undefined where there is none. */
    lockIfThere,
    /** The same. Errors: `notFound`. */
    lock: async (ctx: Fair, key: Key<T>, which: { deleted?: boolean } = {}): Promise<Row<T>> =>
      (await lockIfThere(ctx, key, which)) ?? fail('notFound'),
    /** Lets those who hold the same row come one after the other; those that only point at it need not wait. */
    hold: async (ctx: Fair, key: Key<T>): Promise<void> => {
      await sql`select id from ${table} where ${where(ctx, key)} for no key update`.execute(ctx.db);
    },
    /** Answers the id, which is made where the columns have none. */
    insert: async (ctx: Fair, columns: NewRow<T>): Promise<string> => {
      const row = { id: newId(), ...columns };
      await insertion(ctx, row).execute(ctx.db);
      return row.id;
    },
    /** The same; null where a row stands in its way. */
    insertOnce: async (ctx: Fair, columns: NewRow<T>): Promise<string | null> => {
      const row = { id: newId(), ...columns };
      const { rows } = await sql`${insertion(ctx, row)} on conflict do nothing returning id`.execute(ctx.db);
      return rows.length > 0 ? row.id : null;
    },
    /** Writes columns as they are given. False where there is no such row. */
    write: async (ctx: Fair, key: Key<T>, columns: Change<T>): Promise<boolean> => {
      const { rows } = await sql`
        update ${table} set ${sql.join(assigned(columns))} where ${where(ctx, key)} returning id`.execute(ctx.db);
      return rows.length > 0;
    },
    /** False where there is no such row. */
    delete: async (ctx: Fair, key: Key<T>): Promise<boolean> => {
      const { rows } = await sql`delete from ${table} where ${where(ctx, key)} returning id`.execute(ctx.db);
      return rows.length > 0;
    },
  };
}

type Versioned = OfFair & { version: Generated<number> };

/** The same of a table whose rows have a version that goes up with each change. */
export function versionedTable<T extends TableWith<Versioned>>(
  name: T,
  { changedAt, ...options }: Options & { changedAt?: keyof Row<T> & ('changed_at' | 'updated_at') } = {},
) {
  const table = fairTable(name, options);
  const raised = [sql`version = version + 1`, ...(changedAt === undefined ? [] : [sql`${sql.ref(changedAt)} = now()`])];
  return {
    ...table,
    /** Holds a row as somebody has read it. Errors: `notFound`, `editConflict`. */
    lockVersion: async (ctx: Fair, key: Key<T>, version: number | null): Promise<Row<T>> => {
      const row = await table.lock(ctx, key);
      if ((row as { version: number }).version !== version) fail('editConflict');
      return row;
    },
    /** Writes columns with the next version, and answers that version. */
    update: async (ctx: Fair, key: Key<T>, columns: Change<T>): Promise<number> => {
      const { rows } = await sql<{ version: number }>`
        update ${sql.table(name)} set ${sql.join([...assigned(columns), ...raised])} where ${where(ctx, key)}
        returning version`.execute(ctx.db);
      const [row] = rows;
      if (row === undefined) throw new Error(`no row ${key.id} of ${name} to update`);
      return row.version;
    },
  };
}
