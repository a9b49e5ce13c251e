import { sql, type Kysely } from 'kysely';

/** A banner of the home page may move: its picture is then the cover of the video. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page_link add column video text not null default ''`.execute(db);
}
