import { sql, type Kysely } from 'kysely';

/** The organizer console: names of the staff, the audit log, the history of the review, reasons of a suspension. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizer_staff
      add column name text not null default '',
      add column created_at timestamptz not null default now()`.execute(db);

  await sql`
    create table audit (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text,
      role text not null default '',
      act text not null,
      object_kind text not null default '',
      object_id text not null default '',
      details jsonb not null default '{}',
      address text not null default '',
      at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on table audit is 'who of the organizer did what (G36); rows are added only'`.execute(db);
  // no foreign key: the log outlives accounts and objects
  await sql`comment on column audit.account_id is 'whose account acted; null where nobody was let in'`.execute(db);
  await sql`create index audit_newest on audit (exhibition_id, at desc, id desc)`.execute(db);
  await sql`create index audit_of_account on audit (exhibition_id, account_id, at desc, id desc)`.execute(db);
  await sql`create index audit_of_object on audit (exhibition_id, object_id, at desc, id desc) where object_id <> ''`.execute(
    db,
  );
  await sql`
    create function audit_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is only added to';
    end $$`.execute(db);
  await sql`
    create trigger audit_rows_stay before update or delete on audit
    for each row execute function audit_is_kept()`.execute(db);
  await sql`
    create trigger audit_stays before truncate on audit
    for each statement execute function audit_is_kept()`.execute(db);

  await sql`
    create table visitor_review (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor on delete cascade,
      state text not null check (state in ('underReview', 'approved', 'notApproved')),
      reason text not null default '',
      account_id text,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on table visitor_review is 'each change of a review state, told once by notice and e-mail (ruling 2.6)'`.execute(
    db,
  );
  await sql`comment on column visitor_review.account_id is 'of the staff that decided; null where the portal did, on completion or when handed in again'`.execute(
    db,
  );
  await sql`create index visitor_review_of_visitor on visitor_review (visitor_id, created_at desc)`.execute(db);

  await sql`
    alter table visitor
      add column suspended_reason text not null default '',
      add column suspended_by text`.execute(db);
  await sql`comment on column visitor.suspended_by is 'account of the staff that suspended'`.execute(db);
  // the console's lists: everybody of a fair, newest first
  await sql`create index visitor_newest on visitor (exhibition_id, (coalesce(completed_at, created_at)) desc, id)`.execute(
    db,
  );
}
