import { sql, type Kysely } from 'kysely';

/** Visitors decide whether what they do on the pages is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visitor add column tracked boolean not null default true`.execute(db);
  await sql`comment on column visitor.tracked is 'what the visitor does on the pages is counted; the visitor decides'`.execute(
    db,
  );
}
