import { sql, type Kysely } from 'kysely';

/** Fairs that are there already write what is searched of visitors, news and programmes after the next start, as well as of companies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition alter column search_version set default 3`.execute(db);
  await sql`comment on column exhibition.search_version is 'what the search documents of the fair hold; SEARCH_VERSION names the newest'`.execute(
    db,
  );
}
