import { sql, type Kysely } from 'kysely';

/** Addresses that a company invites by a spreadsheet, and what has become of the letter to each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailing (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      employee_id text not null references employee,
      state text not null check (state in ('draft', 'sending', 'paused', 'sent')),
      file_name text not null,
      created_at timestamptz not null default clock_timestamp(),
      started_at timestamptz,
      progressed_at timestamptz,
      waits boolean not null default false
    )`.execute(db);
  await sql`comment on column mailing.waits is 'as many letters have left as may leave in a day'`.execute(db);
  // one draft of each company
  await sql`create unique index mailing_draft on mailing (exhibitor_id) where state = 'draft'`.execute(db);
  // the list of a company, the newest first
  await sql`create index mailing_of_exhibitor on mailing (exhibitor_id, created_at desc)`.execute(db);
  // those to be gone on with, looked for every minute
  await sql`create index mailing_sending on mailing (exhibition_id, progressed_at) where state = 'sending'`.execute(db);

  await sql`
    create table mailing_letter (
      mailing_id text not null references mailing on delete cascade,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      number integer not null,
      email text not null,
      name text not null,
      language text not null,
      address text not null,
      lang text not null check (lang in ('zh', 'en')),
      verdict text not null check (
        verdict in ('ready', 'wrong', 'duplicate', 'colleague', 'contact', 'invited', 'optedOut')),
      faults jsonb not null default '[]',
      message_id text,
      sent_at timestamptz,
      primary key (mailing_id, number)
    )`.execute(db);
  await sql`comment on column mailing_letter.email is 'as it was typed; name and language too'`.execute(db);
  await sql`comment on column mailing_letter.address is 'as it is written to; empty where it is wrong'`.execute(db);
  await sql`comment on column mailing_letter.message_id is 'null of one that was dropped: its address had enough letters of all companies'`.execute(
    db,
  );
  // what is to be sent next
  await sql`
    create index mailing_letter_due on mailing_letter (mailing_id, number)
    where verdict = 'ready' and sent_at is null`.execute(db);
  // how many a company has sent within a day
  await sql`
    create index mailing_letter_sent on mailing_letter (exhibitor_id, sent_at) where sent_at is not null`.execute(db);
  // whom it has invited before
  await sql`create index mailing_letter_address on mailing_letter (exhibitor_id, address) where address <> ''`.execute(
    db,
  );
  // what an account that is deleted leaves behind
  await sql`create index mailing_letter_of_address on mailing_letter (address) where address <> ''`.execute(db);
}
