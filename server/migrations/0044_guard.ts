import { sql, type Kysely } from 'kysely';

/** What guards a role: who proved the second step, and how a changed address is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column second_step_at timestamptz`.execute(db);
  await sql`comment on column session.second_step_at is 'when this session showed a second step beside the password; null: it may take no role that asks for one'`.execute(
    db,
  );
  await sql`alter table login_qr add column second_step boolean not null default false`.execute(db);
  await sql`comment on column login_qr.second_step is 'the session that confirmed it had shown a second step'`.execute(
    db,
  );

  await sql`
    create table address_change (
      id text primary key,
      account_id text not null references account on delete cascade,
      exhibition_id text not null references exhibition,
      token_hash bytea not null unique,
      email text,
      mobile text,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db);
  await sql`comment on table address_change is 'a change of the addresses of an account that guards a role: by the link that went to the old address it is undone, and until it expires nobody else may have the old addresses'`.execute(
    db,
  );
  await sql`comment on column address_change.email is 'as it was before the change, as is mobile'`.execute(db);
  // ending all that are open when one of them is undone, and a deletion that has to wait
  await sql`create index address_change_of_account on address_change (account_id, created_at)`.execute(db);
  // is this address kept for somebody who may take it back?
  await sql`create index address_change_of_email on address_change (email, expires_at) where undone_at is null`.execute(
    db,
  );
  await sql`create index address_change_of_mobile on address_change (mobile, expires_at) where undone_at is null`.execute(
    db,
  );
}
