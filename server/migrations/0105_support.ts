import { sql, type Kysely } from 'kysely';

/** What the staff note about visitors, and corrections of the address somebody logs in by that wait for the new one to confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_note (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor on delete cascade,
      written_by text not null references account,
      text text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // the record of a visitor, newest first
  await sql`create index support_note_of_visitor on support_note (visitor_id, created_at desc)`.execute(db);
  // the erasure of an account
  await sql`create index support_note_of_writer on support_note (written_by)`.execute(db);
  await sql`
    create table address_correction (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account on delete cascade,
      requested_by text not null references account,
      email text,
      mobile text,
      reason text not null,
      confirm_hash bytea not null unique,
      stop_hash bytea not null unique,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      check (num_nonnulls(email, mobile) = 1)
    )`.execute(db);
  await sql`comment on column address_correction.ended_at is 'confirmed, stopped, withdrawn, or followed by another'`.execute(
    db,
  );
  // one open correction of an account at a time; the record of a visitor and the erasure of an account ask by it, too
  await sql`create unique index address_correction_open on address_correction (account_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index address_correction_of_account on address_correction (account_id)`.execute(db);
  await sql`create index address_correction_of_staff on address_correction (requested_by)`.execute(db);
  // the hourly job, which takes away what is over
  await sql`create index address_correction_of_age on address_correction (expires_at)`.execute(db);
}
