import { sql, type Kysely } from 'kysely';

/** How many watched a live at each minute that it was on the air. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_minute (
      live_id text not null references live on delete cascade,
      at timestamptz not null,
      exhibition_id text not null references exhibition,
      viewers integer not null,
      primary key (live_id, at)
    )`.execute(db);
}
