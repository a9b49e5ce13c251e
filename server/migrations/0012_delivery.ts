import { sql, type Kysely } from 'kysely';

/** Messages as text and HTML with a category, why one could not be delivered, and who does not want which e-mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message
      add column html text not null default '',
      add column category text not null default 'transactional' check (category in ('transactional', 'notice', 'news')),
      add column signature text not null default '',
      add column unsubscribe_link text,
      add column failure text not null default '',
      drop constraint message_state_check,
      add constraint message_state_check check (state in ('waiting', 'sent', 'failed', 'unwanted'))`.execute(db);
  await sql`comment on column message.state is 'waiting: also between two tries; failed: given up; unwanted: switched off by its recipient'`.execute(
    db,
  );
  await sql`comment on column message.signature is 'of an SMS, as registered with the carriers, without its brackets'`.execute(
    db,
  );
  await sql`comment on column message.failure is 'what the last try ended with, by the words of the mail server or the gateway'`.execute(
    db,
  );

  await sql`
    create table notification_setting (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text references account on delete cascade,
      address text check (address = lower(address)),
      category text not null check (category in ('notice', 'news')),
      off boolean not null,
      changed_at timestamptz not null default now(),
      check ((account_id is null) <> (address is null)),
      unique nulls not distinct (exhibition_id, address, account_id, category)
    )`.execute(db);
  await sql`comment on table notification_setting is 'messages switched off in the personal centre (account) or by the link in an e-mail (address)'`.execute(
    db,
  );
  await sql`create index notification_setting_of_account on notification_setting (account_id)`.execute(db);
  // delivery asks by the address written to whose account it is
  await sql`create index employee_of_email on employee (exhibition_id, lower(email)) where email <> ''`.execute(db);
}
