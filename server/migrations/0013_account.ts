import { sql, type Kysely } from 'kysely';

/** Ways in and ways round: limited tokens, QR log-in, deletion, devices, exhibitor codes, second step, tiers of a visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column deleted_at timestamptz,
      add column language text not null default 'zh' check (language in ('zh', 'en')),
      drop constraint account_check,
      add constraint account_bound check (email is not null or mobile is not null or deleted_at is not null)`.execute(
    db,
  );
  await sql`comment on constraint account_bound on account is 'at least one account stays bound (specification, section 5; G24)'`.execute(
    db,
  );
  await sql`comment on column account.mobile is 'E.164 digits without the plus sign'`.execute(db);

  await sql`
    alter table session
      add column device text not null default '',
      add column address text not null default ''`.execute(db);
  await sql`comment on column session.address is 'client address at log-in, shown to its owner only'`.execute(db);

  await sql`
    create table limited_token (
      id text primary key,
      token_hash bytea not null unique,
      purpose text not null check (purpose in ('reset', 'change', 'register', 'organizer', 'jump')),
      exhibition_id text not null references exhibition,
      account_id text references account on delete cascade,
      address text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      spent_at timestamptz
    )`.execute(db);
  await sql`comment on table limited_token is 'short-lived, single-use proofs: forgot password, change of account, confirmed registration, second step, jump link (G22, G23)'`.execute(
    db,
  );
  // a newer one of the same purpose and address ends the older ones
  await sql`create index limited_token_of_address on limited_token (address, purpose, created_at desc)`.execute(db);

  await sql`
    create table login_qr (
      id text primary key,
      secret_hash bytea not null,
      exhibition_id text not null references exhibition,
      subject_type text not null check (subject_type in ('VISITOR', 'ACTOR')),
      device text not null default '',
      state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'refused', 'used')),
      account_id text references account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    alter table visitor
      add column avatar text not null default '',
      add column fax text not null default '',
      add column id_number_sealed text,
      add column certified_at timestamptz,
      add column suspended_at timestamptz,
      add column invitation_exhibitor_id text references exhibitor,
      add column invitation_employee_id text references employee,
      add column invitation_source text not null default '' check (invitation_source in ('', 'INVITATION'))`.execute(
    db,
  );
  await sql`comment on column visitor.certified_at is 'the name matched the ID number (real-name check)'`.execute(db);
  await sql`comment on column visitor.invitation_exhibitor_id is 'whose invitation link the registration came through; recorded once'`.execute(
    db,
  );
  // the organizer's review queue: newest first in a state
  await sql`create index visitor_of_review on visitor (exhibition_id, review_state, completed_at desc, id) where complete_exhibition_registration`.execute(
    db,
  );

  await sql`
    alter table exhibitor
      add column exhibitor_code text`.execute(db);
  await sql`comment on column exhibitor.exhibitor_code is 'by which an account asks to be bound to the company; 50 random bits'`.execute(
    db,
  );
  await sql`create unique index exhibitor_of_code on exhibitor (exhibition_id, exhibitor_code)`.execute(db);
  await sql`
    alter table employee
      add column avatar text not null default '',
      add column bind_code text,
      add column waiting_since timestamptz`.execute(db);
  await sql`comment on column employee.bind_code is 'personal code of an employee without an account; used up when bound'`.execute(
    db,
  );
  await sql`comment on column employee.waiting_since is 'bound by the company code and not yet confirmed by an admin: no rights until then (G23)'`.execute(
    db,
  );
  await sql`create unique index employee_of_bind_code on employee (exhibition_id, bind_code)`.execute(db);

  await sql`alter table exhibition add column admin_second_step boolean not null default false`.execute(db);
}
