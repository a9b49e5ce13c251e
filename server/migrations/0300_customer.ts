import { sql, type Kysely } from 'kysely';

/**
 * A buyer as one company knows them: who is in charge, when they are to be followed up, and what colleagues note. Contacts, leads and the
 * conversation of the buyer go to whoever is in charge.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      exhibitor_id text not null references exhibitor on delete cascade,
      visitor_id text not null references visitor on delete cascade,
      exhibition_id text not null references exhibition on delete cascade,
      employee_id text references employee,
      follow_up_on date,
      primary key (exhibitor_id, visitor_id)
    )`.execute(db);
  await sql`comment on column customer.employee_id is 'who is in charge; null: nobody'`.execute(db);
  // the erasure of an account
  await sql`create index customer_of_visitor on customer (visitor_id)`.execute(db);
  // what an employee who leaves hands over, and who is to be followed up by an employee
  await sql`create index customer_of_employee on customer (employee_id) where employee_id is not null`.execute(db);

  await sql`
    create table customer_note (
      id text primary key,
      exhibition_id text not null references exhibition on delete cascade,
      exhibitor_id text not null references exhibitor on delete cascade,
      visitor_id text not null references visitor on delete cascade,
      employee_id text references employee on delete set null,
      text text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // the page of a customer
  await sql`create index customer_note_of_customer on customer_note (exhibitor_id, visitor_id, created_at)`.execute(db);
  // the erasure of an account, and of an employee's
  await sql`create index customer_note_of_visitor on customer_note (visitor_id)`.execute(db);
  await sql`create index customer_note_of_employee on customer_note (employee_id) where employee_id is not null`.execute(
    db,
  );
}
