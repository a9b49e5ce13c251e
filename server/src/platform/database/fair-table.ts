import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { newId } from '../../core/id.ts';
import { fail } from '../http/app-error.ts';
import type { Db, Tables } from './kysely.ts';

/** The connection and the fair whose rows are meant: a `FairContext`. */
type Fair = { db: Db; exhibition: { id: string } };

/** Tables of a fair whose rows have an id, and a version that goes up with each change. */
type VersionedTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; exhibition_id: unknown; version: unknown } ? T : never;
}[keyof Tables];

/** What a row is found by: its id, or its id and its owner. */
type Key<Row> = { id: string } & Partial<Row>;

type Options<Row> = {
  /** The column that keeps when a row was changed last. */
  changedAt?: keyof Row & ('changed_at' | 'updated_at');
  /** Deleted rows stay, with the time in `deleted_at`, and can be restored: they are not found unless asked for. */
  restorable?: boolean;
};

/**
 * Reading, locking and writing single rows of one table, always those of the fair of `ctx`.
 *
 *     const articles = fairTable('article', { changedAt: 'changed_at', restorable: true });
 *     const article = await articles.lockVersion(inner, { id }, version);
 *     const next = await articles.update(inner, id, columnsOf(form));
 */
export function fairTable<T extends VersionedTable>(name: T, options: Options<Selectable<Tables[T]>> = {}) {
  type Row = Selectable<Tables[T]>;
  const { changedAt, restorable = false } = options;
  const table = sql.table(name);
  const equal = (columns: object): RawBuilder<unknown>[] =>
    Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const ofFair = (ctx: Fair, key: object): RawBuilder<unknown> =>
    sql.join(equal({ ...key, exhibition_id: ctx.exhibition.id }), sql` and `);
  const present = (deleted: boolean): RawBuilder<unknown> =>
    restorable ? (deleted ? sql` and deleted_at is not null` : sql` and deleted_at is null`) : sql``;
  const one = async (ctx: Fair, key: Key<Row>, end: RawBuilder<unknown>): Promise<Row | undefined> => {
    const { rows } = await sql<Row>`select * from ${table} where ${ofFair(ctx, key)}${end}`.execute(ctx.db);
    return rows[0];
  };
  const lockIfThere = (ctx: Fair, key: Key<Row>, { deleted = false } = {}): Promise<Row | undefined> =>
    one(ctx, key, sql`${present(deleted)} for update`);
  const lock = async (ctx: Fair, key: Key<Row>, which: { deleted?: boolean } = {}): Promise<Row> =>
    (await lockIfThere(ctx, key, which)) ?? fail('notFound');
  /** Writes columns with the next version, and answers that version. */
  const update = async (ctx: Fair, id: string, columns: Updateable<Tables[T]>): Promise<number> => {
    const changes = [
      ...equal(columns),
      sql`version = version + 1`,
      ...(changedAt === undefined ? [] : [sql`${sql.ref(changedAt)} = now()`]),
    ];
    const { rows } = await sql<{ version: number }>`
      update ${table} set ${sql.join(changes)} where ${ofFair(ctx, { id })} returning version`.execute(ctx.db);
    const [row] = rows;
    if (row === undefined) throw new Error(`no row ${id} of ${name} to update`);
    return row.version;
  };
  return {
    /** Also a deleted one. */
    byId: (ctx: Fair, id: string): Promise<Row | undefined> => one(ctx, { id } as Key<Row>, sql``),
    /** Holds a row until the end of the transaction. Errors: `notFound`. */
    lock,
    /** The same; undefined where there is none. */
    lockIfThere,
    /** The same, as somebody has read it. Errors: `notFound`, `editConflict`. */
    lockVersion: async (ctx: Fair, key: Key<Row>, version: number | null): Promise<Row> => {
      const row = await lock(ctx, key);
      if ((row as { version: number }).version !== version) fail('editConflict');
      return row;
    },
    /** Answers the id, which is made where the columns have none. */
    insert: async (
      ctx: Fair,
      columns: Omit<Insertable<Tables[T]>, 'id' | 'exhibition_id'> & { id?: string },
    ): Promise<string> => {
      const row = { id: newId(), ...columns, exhibition_id: ctx.exhibition.id };
      const names = Object.keys(row).map((column) => sql.ref(column));
      await sql`insert into ${table} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(ctx.db);
      return row.id;
    },
    update,
    delete: async (ctx: Fair, id: string): Promise<void> => {
      await sql`delete from ${table} where ${ofFair(ctx, { id })}`.execute(ctx.db);
    },
  };
}
