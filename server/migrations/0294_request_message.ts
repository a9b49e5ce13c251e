import { sql, type Kysely } from 'kysely';

/** What both sides write under an order or inquiry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_message (
      id text primary key,
      exhibition_id text not null references exhibition,
      lead_id text not null references lead on delete cascade,
      visitor_id text not null references visitor,
      employee_id text references employee,
      from_buyer boolean not null,
      text text not null,
      created_at timestamptz not null default clock_timestamp(),
      read_at timestamptz
    )`.execute(db);
  await sql`comment on column request_message.employee_id is 'who of the company wrote it; null: its buyer did'`.execute(
    db,
  );
  await sql`comment on column request_message.read_at is 'when the other side read it first'`.execute(db);
  await sql`create index request_message_of_lead on request_message (lead_id, created_at, id)`.execute(db);
  // what the other side has not read
  await sql`create index request_message_unread on request_message (lead_id) where read_at is null`.execute(db);
  // the erasure of an account, and of an employee's
  await sql`create index request_message_of_visitor on request_message (visitor_id)`.execute(db);
  await sql`create index request_message_of_employee on request_message (employee_id) where employee_id is not null`.execute(
    db,
  );
}
