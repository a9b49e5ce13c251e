import { sql, type Kysely } from 'kysely';

/** Announcements of the organizer, and which notices and messages are theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account,
      title_zh text not null default '', title_en text not null default '',
      body_zh text not null default '', body_en text not null default '',
      link text not null default '',
      people text not null check (people in ('everybody', 'visitors', 'registered', 'approved', 'staff', 'admins')),
      countries text[] not null default '{}',
      categories text[] not null default '{}',
      by_email boolean not null default false,
      state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'withdrawn')),
      version integer not null default 1,
      send_at timestamptz,
      sent_at timestamptz,
      expected integer not null default 0,
      recipients integer not null default 0,
      emails integer not null default 0,
      reached text not null default '',
      progressed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column announcement.account_id is 'of the staff that wrote it last'`.execute(db);
  await sql`comment on column announcement.reached is 'the recipient that the last batch ended with, in the order of ids'`.execute(
    db,
  );
  // the console's list
  await sql`create index announcement_of_fair on announcement (exhibition_id, updated_at desc, id)`.execute(db);
  // what the job of every minute looks for
  await sql`create index announcement_open on announcement (exhibition_id) where state in ('scheduled', 'sending')`.execute(
    db,
  );

  await sql`alter table notice add column announcement_id text references announcement`.execute(db);
  // taking an announcement back
  await sql`create index notice_of_announcement on notice (announcement_id) where announcement_id is not null`.execute(
    db,
  );
  // how many have read an announcement
  await sql`create index notice_seen_of_announcement on notice (announcement_id) where announcement_id is not null and seen_at is not null`.execute(
    db,
  );

  await sql`alter table message add column batch text`.execute(db);
  await sql`comment on column message.batch is 'what it was sent with: those that still wait can be stopped together'`.execute(
    db,
  );
  await sql`create index message_waiting_of_batch on message (batch) where batch is not null and state = 'waiting'`.execute(
    db,
  );
}
