import { sql, type Kysely } from 'kysely';

/**
 * Audio and video calls in a conversation. A talk that is over is a row of `talk` and a message of its conversation; while one rings or goes
 * on, its people have their seats: of each person there is one, so that nobody is in two talks, whichever process is asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table talk (
      id text primary key,
      exhibition_id text not null references exhibition,
      conversation_id text not null references conversation on delete cascade,
      media text not null check (media in ('audio', 'video')),
      by_side text not null check (by_side in ('visitor', 'exhibitor')),
      caller_id text,
      callee_id text,
      state text not null default 'ringing' check (state in ('ringing', 'accepted', 'ended', 'refused', 'missed', 'busy')),
      ending text check (ending in ('hungUp', 'lost', 'blocked')),
      created_at timestamptz not null default clock_timestamp(),
      accepted_at timestamptz,
      ended_at timestamptz,
      check ((ended_at is null) = (state in ('ringing', 'accepted')))
    )`.execute(db);
  await sql`comment on column talk.callee_id is 'who was called, or has answered; null: whoever of the company is there, or an account that is gone'`.execute(
    db,
  );
  // what rings in the conversations of one side, and what a conversation was deleted with
  await sql`create index talk_of_conversation on talk (conversation_id)`.execute(db);
  // those that nobody ends: their devices are all gone
  await sql`create index talk_open on talk (exhibition_id, created_at) where ended_at is null`.execute(db);
  // the erasure of an account
  await sql`create index talk_of_caller on talk (caller_id)`.execute(db);
  await sql`create index talk_of_callee on talk (callee_id)`.execute(db);
  await sql`
    create table talk_seat (
      person_id text primary key,
      exhibition_id text not null,
      talk_id text not null references talk on delete cascade,
      side text not null check (side in ('visitor', 'exhibitor')),
      device_id text,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column talk_seat.device_id is 'the window that takes part; null while it rings'`.execute(db);
  await sql`create unique index talk_seat_of_talk on talk_seat (talk_id, side)`.execute(db);
  await sql`
    create table talk_signal (
      talk_id text not null references talk on delete cascade,
      seq integer not null check (seq >= 1),
      exhibition_id text not null,
      to_side text not null check (to_side in ('visitor', 'exhibitor')),
      signal jsonb not null,
      primary key (talk_id, to_side, seq)
    )`.execute(db);
  await sql`comment on table talk_signal is 'what one device tells the other; goes with the end of its talk'`.execute(
    db,
  );
  await sql`
    alter table chat_message drop constraint chat_message_kind_check,
      add constraint chat_message_kind_check check (kind in ('text', 'product', 'card', 'files', 'recall', 'assigned', 'talk')) not valid`.execute(
    db,
  );
}
