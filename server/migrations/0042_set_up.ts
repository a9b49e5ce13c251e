import { sql, type Kysely } from 'kysely';

/** Links that make the first fair of an empty installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table set_up_link (
      token_hash bytea primary key,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`comment on table set_up_link is 'one-time links that each start of an installation without a fair prints; all go when the fair is made'`.execute(
    db,
  );
}
