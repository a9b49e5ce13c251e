import { sql, type Kysely } from 'kysely';

/** Accounts are global; what a person is, is per exhibition (ruling 1.1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      email text unique check (email = lower(email)),
      mobile text unique,
      password_hash text,
      created_at timestamptz not null default now(),
      check (email is not null or mobile is not null)
    )`.execute(db);
  await sql`comment on constraint account_check on account is 'at least one account stays bound (specification, section 5; G24)'`.execute(
    db,
  );

  await sql`
    create table session (
      id text primary key,
      token_hash bytea not null unique,
      account_id text not null references account on delete cascade,
      exhibition_id text not null references exhibition,
      subject_type text not null check (subject_type in ('VISITOR', 'ACTOR', 'ORGANIZER')),
      remember boolean not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      idle_until timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`comment on column session.token_hash is 'sha-256 of the token; the token itself is kept nowhere (G20)'`.execute(
    db,
  );
  // at most five sessions per account: the oldest is ended
  await sql`create index session_of_account on session (account_id, created_at)`.execute(db);

  await sql`
    create table verification_code (
      id text primary key,
      purpose text not null,
      address text not null,
      code_hash bytea not null,
      tries integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      spent_at timestamptz
    )`.execute(db);
  // the newest code for an address and purpose is the only one that counts
  await sql`create index verification_code_newest on verification_code (address, purpose, created_at desc)`.execute(db);

  await sql`
    create table consent (
      id text primary key,
      account_id text not null references account on delete cascade,
      exhibition_id text not null references exhibition,
      version text not null, language text not null,
      minor boolean not null, guardian_name text not null default '', guardian_contact text not null default '',
      given_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index consent_of_account on consent (account_id, given_at)`.execute(db);

  // Counters of the limits table that must survive a restart and be shared by processes (G15, G19, G34).
  await sql`
    create table limit_counter (
      key text not null,
      window_starts_at timestamptz not null,
      window_seconds integer not null,
      count integer not null,
      primary key (key, window_seconds)
    )`.execute(db);
}
