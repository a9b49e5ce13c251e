import { sql, type Kysely } from 'kysely';

/** What brands stand for, in the words of the organizer; and names of categories are known part by part, so documents are written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition add column reference_brands jsonb not null default '[]'`.execute(db);
  await sql`comment on column exhibition.reference_brands is 'brands with whose they are and the codes of the ingredients they stand for'`.execute(
    db,
  );
  await sql`alter table exhibition alter column search_version set default 6`.execute(db);
}
