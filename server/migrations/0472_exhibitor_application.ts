import { sql, type Kysely } from 'kysely';

/** Companies that want to exhibit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exhibitor_application (
      id text primary key,
      exhibition_id text not null references exhibition,
      name_zh text not null,
      name_en text not null,
      country text not null,
      categories text[] not null,
      website text not null,
      contact_name text not null,
      email text not null,
      mobile_area_code text not null,
      mobile text not null,
      package text not null,
      area text not null,
      remark text not null,
      language text not null,
      state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
      reason text not null default '',
      exhibitor_id text references exhibitor on delete set null,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  // exhibitorApplication.list: those of an exhibition, the newest first
  await sql`create index exhibitor_application_of_exhibition on exhibitor_application (exhibition_id, created_at desc, id)`.execute(
    db,
  );
  await sql`create index exhibitor_application_waiting on exhibitor_application (exhibition_id, created_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index exhibitor_application_exhibitor on exhibitor_application (exhibitor_id) where exhibitor_id is not null`.execute(
    db,
  );
  await sql`create index exhibitor_application_email on exhibitor_application (email)`.execute(db);
}
