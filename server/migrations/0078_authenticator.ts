import { sql, type Kysely } from 'kysely';

/** The app that shows the codes of an account's second step, and codes for the day it is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticator (
      id text primary key,
      account_id text not null unique references account on delete cascade,
      secret_sealed text not null,
      last_step bigint not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on column authenticator.last_step is 'the 30 seconds (RFC 6238) of the last code that was taken: neither it nor an earlier one is taken again'`.execute(
    db,
  );

  await sql`
    create table recovery_code (
      id text primary key,
      account_id text not null references account on delete cascade,
      code_hash bytea not null,
      created_at timestamptz not null default clock_timestamp(),
      spent_at timestamptz,
      unique (account_id, code_hash)
    )`.execute(db);

  await sql`alter table address_change add column secret_sealed text`.execute(db);
  await sql`comment on column address_change.secret_sealed is 'the authenticator app as it was before the change; null: there was none'`.execute(
    db,
  );
}
