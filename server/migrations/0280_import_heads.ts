import { sql, type Kysely } from 'kysely';

/** What an import has read of its file, and what it left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product_import
      add column sheet text not null default '',
      add column unknown_heads text[] not null default '{}'`.execute(db);
  await sql`comment on column product_import.sheet is 'name of the sheet that was read'`.execute(db);
  await sql`comment on column product_import.unknown_heads is 'heads of the file that are no column of ours'`.execute(
    db,
  );
}
