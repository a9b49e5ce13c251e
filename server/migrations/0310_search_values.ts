import { sql, type Kysely } from 'kysely';

/** Numbers of attributes and more names of goods are found, so documents are written anew; brands stand for categories too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition alter column search_version set default 7`.execute(db);
  await sql`comment on column exhibition.reference_brands is 'brands with whose they are and the codes of the ingredients and categories they stand for'`.execute(
    db,
  );
}
