import { sql, type Kysely } from 'kysely';

/** Notices on the portal, and messages that leave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice (
      id text primary key,
      exhibition_id text not null references exhibition,
      recipient_id text not null,
      notice_type text not null check (notice_type in ('SPONSOR', 'CHECKRESULT', 'INVITE', 'INTENTIONORDER')),
      title_zh text not null, title_en text not null,
      body_zh text not null, body_en text not null,
      link text not null default '',
      seen_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column notice.recipient_id is 'a visitor or an employee'`.execute(db);
  await sql`create index notice_of_recipient on notice (recipient_id, created_at desc, id)`.execute(db);
  await sql`create index notice_unread on notice (recipient_id) where seen_at is null`.execute(db);

  // Every e-mail and SMS, written in the transaction that causes it; a job delivers it (ruling 2.4).
  await sql`
    create table message (
      id text primary key,
      exhibition_id text references exhibition,
      kind text not null check (kind in ('email', 'sms')),
      recipient text not null,
      subject text not null default '', body text not null,
      code text, link text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index message_newest on message (created_at desc)`.execute(db);
  // what the delivery job still has to send
  await sql`create index message_waiting on message (created_at) where state = 'waiting'`.execute(db);
}
