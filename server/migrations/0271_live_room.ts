import { sql, type Kysely } from 'kysely';

/** The chat rooms of lives: what is said in them, and who may not (ruling 6.2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table live add slow_seconds smallint not null default 0`.execute(db);
  await sql`comment on column live.slow_seconds is 'seconds between two messages of one person in its room'`.execute(
    db,
  );
  await sql`
    create table live_message (
      id text primary key,
      exhibition_id text not null references exhibition,
      live_id text not null references live on delete cascade,
      seq bigint generated always as identity,
      side text not null check (side in ('guest', 'visitor', 'exhibitor', 'organizer')),
      author_id text,
      client_id text,
      text text not null,
      at timestamptz not null default clock_timestamp(),
      removed_at timestamptz,
      removed_by text
    )`.execute(db);
  await sql`comment on column live_message.author_id is 'the guest, visitor, employee or staff member who wrote it; null: an account that is gone'`.execute(
    db,
  );
  await sql`comment on column live_message.client_id is 'made by the client, unique for its author for ever (G50)'`.execute(
    db,
  );
  // the last ones of a room
  await sql`create index live_message_of_live on live_message (live_id, seq desc)`.execute(db);
  // the same message sent again (G50), and the erasure of an account
  await sql`create unique index live_message_of_author on live_message (author_id, client_id)`.execute(db);
  await sql`
    create table live_mute (
      live_id text not null references live on delete cascade,
      author_id text not null,
      exhibition_id text not null,
      muted_by text not null,
      at timestamptz not null default clock_timestamp(),
      primary key (live_id, author_id)
    )`.execute(db);
  await sql`create index live_mute_of_author on live_mute (author_id)`.execute(db);
}
