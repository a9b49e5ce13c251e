import { sql, type Kysely } from 'kysely';

/** The rooms of online appointments: who is there, or comes late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_presence (
      appointment_id text not null references meeting_appointment on delete cascade,
      side text not null check (side in ('visitor', 'exhibitor')),
      exhibition_id text not null references exhibition,
      employee_id text references employee on delete cascade,
      entered_at timestamptz,
      seen_at timestamptz,
      late_minutes integer,
      late_for timestamptz,
      primary key (appointment_id, side)
    )`.execute(db);
  await sql`comment on column meeting_presence.employee_id is 'who of the company was there last'`.execute(db);
  await sql`comment on column meeting_presence.late_for is 'the beginning that it was said of: of a moved appointment nothing is said'`.execute(
    db,
  );
  // an employee who leaves
  await sql`create index meeting_presence_employee on meeting_presence (employee_id) where employee_id is not null`.execute(
    db,
  );
}
