import { sql, type Kysely } from 'kysely';

/** How far each employee has read a conversation; when it is settled; and since when colleagues see one whose employee is away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation_reader (
      conversation_id text not null references conversation on delete cascade,
      employee_id text not null references employee on delete cascade,
      exhibition_id text not null references exhibition on delete cascade,
      read_seq integer not null,
      primary key (conversation_id, employee_id)
    )`.execute(db);
  // the erasure of an employee's account
  await sql`create index conversation_reader_of_employee on conversation_reader (employee_id)`.execute(db);
  await sql`
    alter table conversation
      add column resolved_at timestamptz,
      add column opened_at timestamptz`.execute(db);
  await sql`comment on column conversation.resolved_at is 'since when the company takes it for settled; a new message of the buyer ends it'`.execute(
    db,
  );
  await sql`comment on column conversation.opened_at is 'since when all of the company see it, since its employee is away and a buyer waits'`.execute(
    db,
  );
}
