import { sql, type Kysely } from 'kysely';

/** How long the organizer keeps recordings of lives, and when that of a live went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition add column replay_days integer not null default 0`.execute(db);
  await sql`comment on column exhibition.replay_days is 'days that recordings are kept after the end of a live; 0: as long as the fair'`.execute(
    db,
  );
  await sql`alter table live add column recording_removed_at timestamptz`.execute(db);
}
