import { sql, type Kysely } from 'kysely';

/** Colleagues whom a visitor registers beforehand, and everybody's badges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preregistration (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor on delete cascade,
      name text not null,
      email text not null,
      company text not null,
      position text not null,
      country text not null,
      mobile text not null default '',
      state text not null default 'pending' check (state in ('pending', 'confirmed', 'declined')),
      token_hash bytea unique,
      sent_at timestamptz,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      unique (visitor_id, email)
    )`.execute(db);
  await sql`comment on table preregistration is 'a colleague, by the visitor who entered him; nothing here tells whether the address has an account (G17)'`.execute(
    db,
  );
  await sql`comment on column preregistration.token_hash is 'of the link in the last e-mail, by which the colleague confirms or declines'`.execute(
    db,
  );
  // the list, newest first
  await sql`create index preregistration_of_visitor on preregistration (visitor_id, created_at desc, id)`.execute(db);

  await sql`
    create table badge (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text references visitor on delete cascade,
      preregistration_id text references preregistration on delete cascade,
      number text not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      check (num_nonnulls(visitor_id, preregistration_id) = 1),
      unique (exhibition_id, number)
    )`.execute(db);
  await sql`comment on table badge is 'what the QR code on a badge points at; the code itself says nothing of the person'`.execute(
    db,
  );
  await sql`create unique index badge_of_visitor on badge (visitor_id) where revoked_at is null`.execute(db);
  await sql`create unique index badge_of_preregistration on badge (preregistration_id) where revoked_at is null`.execute(
    db,
  );
}
