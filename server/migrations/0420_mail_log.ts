import { sql, type Kysely } from 'kysely';

/** What each e-mail was about, who it says it is from, why it was not accepted, and which addresses have no mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message
      add column mail_kind text not null default '',
      add column sender_name text not null default '',
      add column reply_to text not null default '',
      add column failure_reason text not null default '',
      drop constraint message_state_check,
      add constraint message_state_check
        check (state in ('waiting', 'sent', 'failed', 'unwanted', 'suppressed')) not valid`.execute(db);
  await sql`comment on column message.mail_kind is 'what an e-mail is about (contract/src/mail/mail.kinds.ts); empty for an SMS'`.execute(
    db,
  );
  await sql`comment on column message.failure_reason is 'what the answer of the mail server means (contract/src/mail/mail.failures.ts)'`.execute(
    db,
  );
  await sql`comment on column message.state is 'waiting: also between two tries; failed: given up; unwanted: switched off by its recipient; suppressed: its mailbox does not exist'`.execute(
    db,
  );

  await sql`
    create table suppressed_address (
      id text primary key,
      exhibition_id text not null references exhibition,
      address text not null check (address = lower(address)),
      answer text not null default '',
      created_at timestamptz not null default now(),
      -- delivery asks by it, and each address stands here once
      unique (exhibition_id, address)
    )`.execute(db);
  await sql`comment on table suppressed_address is 'addresses whose mailbox does not exist, as their mail server answered: no further e-mail of this fair goes there'`.execute(
    db,
  );
  await sql`comment on column suppressed_address.answer is 'of the mail server'`.execute(db);

  await sql`
    create table mail_text (
      id text primary key,
      exhibition_id text not null references exhibition,
      mail_kind text not null,
      subject_zh text not null, subject_en text not null,
      body_zh text not null, body_en text not null,
      replaces boolean not null default true,
      version integer not null default 1,
      changed_at timestamptz not null default now(),
      unique (exhibition_id, mail_kind)
    )`.execute(db);
  await sql`comment on column mail_text.replaces is 'false: back to the text of the house'`.execute(db);
  await sql`comment on table mail_text is 'subjects and bodies that the organizer has put in place of those of the house'`.execute(
    db,
  );
}
