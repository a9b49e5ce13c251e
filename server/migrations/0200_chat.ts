import { sql, type Kysely } from 'kysely';

/**
 * Conversations of a visitor with a company (ruling 6.3), and their messages in order. A message is one update of its conversation and one
 * insert, so indexed columns of `conversation` are those that a message leaves alone: its row stays on its page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      visitor_id text not null references visitor,
      employee_id text references employee,
      begun_by text not null check (begun_by in ('visitor', 'exhibitor')),
      last_seq integer not null default 0,
      last_at timestamptz not null default clock_timestamp(),
      visitor_last_seq integer not null default 0,
      exhibitor_last_seq integer not null default 0,
      visitor_read_seq integer not null default 0,
      exhibitor_read_seq integer not null default 0,
      visitor_unread_since timestamptz,
      exhibitor_unread_since timestamptz,
      visitor_told boolean not null default false,
      exhibitor_told boolean not null default false,
      blocked_by_visitor boolean not null default false,
      blocked_by_exhibitor boolean not null default false,
      created_at timestamptz not null default now()
    ) with (fillfactor = 70)`.execute(db);
  await sql`comment on column conversation.employee_id is 'who speaks for the company; null: nobody yet, all of the company see it'`.execute(
    db,
  );
  await sql`comment on column conversation.visitor_last_seq is 'the last message that this side has written'`.execute(
    db,
  );
  await sql`comment on column conversation.visitor_unread_since is 'since when this side has something unread'`.execute(
    db,
  );
  await sql`comment on column conversation.visitor_told is 'whether this side was told of what it has not read'`.execute(
    db,
  );
  // the one conversation of a pair, and a visitor's list
  await sql`create unique index conversation_of_pair on conversation (visitor_id, exhibitor_id)`.execute(db);
  // a company's list
  await sql`create index conversation_of_exhibitor on conversation (exhibitor_id)`.execute(db);
  // what is handed over when an employee leaves, and the erasure of an account
  await sql`create index conversation_of_employee on conversation (employee_id) where employee_id is not null`.execute(
    db,
  );
  // whom to tell that somebody waits
  await sql`create index conversation_visitor_waited on conversation (visitor_unread_since) where visitor_unread_since is not null and not visitor_told`.execute(
    db,
  );
  await sql`create index conversation_exhibitor_waited on conversation (exhibitor_unread_since) where exhibitor_unread_since is not null and not exhibitor_told`.execute(
    db,
  );
  // the fair comes with the conversation: a reference of its own would be one more row that all who write at once must hold
  await sql`
    create table chat_message (
      id text primary key,
      exhibition_id text not null,
      conversation_id text not null references conversation on delete cascade,
      seq integer not null check (seq >= 1),
      side text not null check (side in ('visitor', 'exhibitor', 'fair')),
      author_id text,
      client_id text,
      digest text,
      kind text not null check (kind in ('text', 'product', 'card', 'recall', 'assigned')),
      body jsonb not null default '{}',
      at timestamptz not null default clock_timestamp(),
      recalled_at timestamptz
    )`.execute(db);
  await sql`comment on column chat_message.author_id is 'the visitor or employee who wrote it; null: the fair, or an account that is gone'`.execute(
    db,
  );
  await sql`comment on column chat_message.client_id is 'made by the client, unique for its author for ever (G50)'`.execute(
    db,
  );
  await sql`comment on column chat_message.digest is 'sha-256 of what was sent; null once it is recalled'`.execute(db);
  // the history in order (G52)
  await sql`create unique index chat_message_seq on chat_message (conversation_id, seq)`.execute(db);
  // the same message sent again (G50), and the erasure of an account
  await sql`create unique index chat_message_of_author on chat_message (author_id, client_id)`.execute(db);
  await sql`
    create table chat_report (
      id text primary key,
      exhibition_id text not null references exhibition,
      conversation_id text not null references conversation on delete cascade,
      side text not null check (side in ('visitor', 'exhibitor')),
      reporter_id text not null,
      reason text not null check (reason in ('advert', 'fraud', 'insult', 'phishing', 'other')),
      text text not null default '',
      last_seq integer not null,
      created_at timestamptz not null default now(),
      opened_at timestamptz,
      opened_by text,
      closed_at timestamptz,
      closed_by text
    )`.execute(db);
  await sql`comment on column chat_report.last_seq is 'how far the conversation had come'`.execute(db);
  await sql`comment on column chat_report.opened_at is 'when the organizer has read the conversation last'`.execute(db);
  // one that waits from one person; reported again it is written anew
  await sql`create unique index chat_report_waiting on chat_report (conversation_id, reporter_id) where closed_at is null`.execute(
    db,
  );
  // the organizer's list
  await sql`create index chat_report_list on chat_report (exhibition_id, created_at desc, id)`.execute(db);
  // the erasure of an account
  await sql`create index chat_report_of_reporter on chat_report (reporter_id)`.execute(db);
}
