import { sql, type Kysely } from 'kysely';

/** What each side of an appointment notes of it for itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_note (
      id text primary key,
      exhibition_id text not null references exhibition,
      appointment_id text not null references meeting_appointment on delete cascade,
      side text not null check (side in ('visitor', 'exhibitor')),
      visitor_id text references visitor,
      exhibitor_id text references exhibitor,
      about_visitor_id text references visitor,
      employee_id text references employee on delete set null,
      text text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (appointment_id, side),
      check ((side = 'visitor') = (visitor_id is not null)),
      check ((side = 'exhibitor') = (exhibitor_id is not null and about_visitor_id is not null))
    )`.execute(db);
  await sql`comment on column meeting_note.visitor_id is 'the buyer who wrote it; null of a company''s'`.execute(db);
  await sql`comment on column meeting_note.about_visitor_id is 'the buyer whom a company''s is about'`.execute(db);
  // lead.get: what a company has noted of a buyer; and a buyer whose account is deleted
  await sql`create index meeting_note_about on meeting_note (about_visitor_id, exhibitor_id) where about_visitor_id is not null`.execute(
    db,
  );
  await sql`create index meeting_note_visitor on meeting_note (visitor_id) where visitor_id is not null`.execute(db);
  // an employee who leaves
  await sql`create index meeting_note_employee on meeting_note (employee_id) where employee_id is not null`.execute(db);
}
