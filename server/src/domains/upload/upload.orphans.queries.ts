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

/**
 * Deletes the rows of those that are still not needed. Whoever attaches a file holds its row first: those held are left for the next run,
 * and whoever comes after waits, and then finds no such file.
 */
export async function deleteUnneeded({ db, declarations }: Store, ids: readonly string[]): Promise<string[]> {
  return db.transaction().execute(async (inner) => {
    const held = await sql<{ id: string }>`
      select id from file where id = any(${[...ids]}::text[]) order by id for update skip locked`.execute(inner);
    const { rows } = await sql<{ id: string }>`
      delete from file f where f.id = any(${held.rows.map(({ id }) => id)}::text[]) and not ${isNeededBy(declarations.files)} returning f.id`.execute(
      inner,
    );
    return rows.map(({ id }) => id);
  });
}

export const countFiles = (db: Db): Promise<number> => countSql(db, sql`from file`);

/** Those of these files that have a row. */
export async function knownFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from file where id = any(${[...new Set(ids)]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
