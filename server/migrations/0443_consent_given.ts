import { sql, type Kysely } from 'kysely';

/** Whoever registers at the desk gives the consent on paper or by word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent add column given_way text not null default 'online'`.execute(db);
  await sql`comment on column consent.given_way is 'online by the person; paper or spoken to the organizer’s staff on site'`.execute(
    db,
  );
}
