import { sql, type Kysely } from 'kysely';

/** Whoever registers at the desk gives the consent on paper or by word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent add column given_by text not null default 'online'`.execute(db);
  await sql`comment on column consent.given_by is 'online by the person; paper or spoken to the organizer’s staff on site'`.execute(
    db,
  );
}
