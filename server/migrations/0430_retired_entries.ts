import { sql, type Kysely } from 'kysely';

/** Entries of the fair's vocabularies that forms offer no longer; those that stand in the fair's own row say so themselves (`retired`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['category', 'hall', 'floor', 'ingredient']) {
    await sql`alter table ${sql.table(table)} add column retired_at timestamptz`.execute(db);
    await sql`comment on column ${sql.ref(`${table}.retired_at`)} is 'forms offer it no longer; what bears it keeps it'`.execute(
      db,
    );
  }
}
