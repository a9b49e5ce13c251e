import { sql } from 'kysely';
import type { Declarations } from '../../core/domain.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Services } from '../../core/services.ts';
import { countSql } from '../../platform/database/count-sql.ts';

const KEPT_DAYS = 90;

export type Store = Pick<Services, 'db' | 'declarations'>;

/** Keeps in the database what was taken away, for a while. */
export async function writeSwept(db: Db, why: 'unneeded' | 'withoutRow', names: readonly string[]): Promise<void> {
  await sql`insert into swept_file (name, why) select unnest(${[...names]}::text[]), ${why}`.execute(db);
  await sql`delete from swept_file where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}

/** Asked of all columns together, whatever the use: better one file too many than one too few. */
const isNeededBy = (files: Declarations['files']) =>
  sql<boolean>`exists (select from (${sql.join(
    files.map(({ needed }) => needed),
    sql` union all `,
  )}) as reference (id) where reference.id = f.id)`;

/** All exhibitions at once: the store is one. */
export async function unneededFiles({ db, declarations }: Store, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from file f
    where f.use = any(${[...declarations.uses]}::text[]) and f.created_at < ${before} and not ${isNeededBy(declarations.files)}
    order by f.created_at, f.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Held by a sweep for its deletions, and shared by whoever copies files of a fair: what was needed when that began stays until it is done. */
export const FILE_LOCK = 7_205_761;

async function mayDelete(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${FILE_LOCK}) as held`.execute(db);
  return rows[0]?.held === true;
}

/** A file whose row is gone; `stored`: under which id its bytes lie. */
export type Gone = { id: string; stored: string };

/**
 * Deletes the rows of those that are still not needed. Whoever attaches a file holds its row first: those held are left for the next run,
 * and whoever comes after waits, and then finds no such file.
 */
export async function deleteUnneeded({ db, declarations }: Store, ids: readonly string[]): Promise<Gone[]> {
  return db.transaction().execute(async (inner) => {
    if (!(await mayDelete(inner))) return [];
    const held = await sql<{ id: string }>`
      select id from file where id = any(${[...ids]}::text[]) order by id for update skip locked`.execute(inner);
    const { rows } = await sql<Gone>`
      delete from file f where f.id = any(${held.rows.map(({ id }) => id)}::text[]) and not ${isNeededBy(declarations.files)} returning f.id, coalesce(f.bytes_of, f.id) as stored`.execute(
      inner,
    );
    return rows;
  });
}

export const countFiles = (db: Db): Promise<number> => countSql(db, sql`from file`);

/** Of files whose rows are gone, those whose bytes nobody else has. */
export async function unsharedBytes(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct gone.id from unnest(${[...ids]}::text[]) as gone (id)
    where not exists (select from file f where f.id = gone.id)
      and not exists (select from file f where f.bytes_of = gone.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these files whose bytes a row has. */
export async function knownFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from file where id = any(${[...new Set(ids)]}::text[])
    union select bytes_of from file where bytes_of = any(${[...new Set(ids)]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
