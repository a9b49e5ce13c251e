import { sql, type Kysely } from 'kysely';

/**
 * What becomes of an order: who deals with it, how far it is, when the buyer was answered. A lead has the id of the order it stands for, and
 * is written with it, whoever writes the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      visitor_id text not null references visitor,
      kind text not null check (kind in ('order', 'inquiry')),
      order_id text generated always as (case when kind = 'order' then id end) stored references intent_order on delete cascade,
      employee_id text references employee,
      state text not null default 'new' check (state in ('new', 'contacted', 'quoted', 'won', 'lost')),
      lost_reason text not null default '',
      follow_up_on date,
      reminded_on date,
      answered_at timestamptz,
      silence smallint not null default 0 check (silence between 0 and 3),
      created_at timestamptz not null,
      check ((state = 'new') = (answered_at is null)),
      check (state = 'lost' or lost_reason = '')
    )`.execute(db);
  await sql`comment on column lead.employee_id is 'who deals with it; null: everybody of the company may'`.execute(db);
  await sql`comment on column lead.reminded_on is 'the follow-up day that somebody was reminded of'`.execute(db);
  await sql`comment on column lead.silence is 'who was told that the buyer has no answer: 1 who deals with it, 2 the administrators, 3 the buyer'`.execute(
    db,
  );
  // the inbox, newest first; and each state of it
  await sql`create index lead_of_exhibitor on lead (exhibitor_id, created_at desc, id)`.execute(db);
  await sql`create index lead_of_state on lead (exhibitor_id, state, created_at desc, id)`.execute(db);
  // what hangs on an employee who leaves
  await sql`create index lead_of_employee on lead (employee_id) where employee_id is not null`.execute(db);
  // the follow-ups of a company by day, and the job that reminds of them
  await sql`create index lead_to_follow_up on lead (exhibitor_id, follow_up_on) where follow_up_on is not null`.execute(
    db,
  );
  // the job that looks for those without an answer
  await sql`create index lead_silent on lead (exhibition_id, created_at) where state = 'new' and silence < 3`.execute(
    db,
  );
  // the erasure of an account
  await sql`create index lead_of_visitor on lead (visitor_id)`.execute(db);
  // its order, when that is taken away
  await sql`create unique index lead_of_order on lead (order_id) where order_id is not null`.execute(db);

  await sql`
    create table lead_entry (
      id text primary key,
      exhibition_id text not null references exhibition,
      lead_id text not null references lead on delete cascade,
      visitor_id text not null references visitor,
      employee_id text references employee,
      kind text not null check (kind in ('note', 'reply', 'state', 'assigned', 'followUp')),
      text text not null default '',
      state text,
      to_employee_id text references employee,
      due_on date,
      request_id text,
      created_at timestamptz not null default clock_timestamp(),
      edited_at timestamptz
    )`.execute(db);
  await sql`comment on column lead_entry.employee_id is 'who did it; null: the portal, by a rule or when a colleague left'`.execute(
    db,
  );
  // what happened to a lead
  await sql`create index lead_entry_of_lead on lead_entry (lead_id, created_at, id)`.execute(db);
  await sql`create unique index lead_entry_request on lead_entry (lead_id, request_id) where request_id is not null`.execute(
    db,
  );
  // the erasure of an account, and of an employee's
  await sql`create index lead_entry_of_visitor on lead_entry (visitor_id)`.execute(db);
  await sql`create index lead_entry_of_employee on lead_entry (employee_id) where employee_id is not null`.execute(db);

  // an order that is written down later than a day after it was made comes from elsewhere: nobody is chased for it
  await sql`
    create function lead_for_order() returns trigger language plpgsql as $$
    begin
      insert into lead (id, exhibition_id, exhibitor_id, visitor_id, kind, created_at, silence)
      values (new.id, new.exhibition_id, new.exhibitor_id, new.visitor_id, 'order', new.created_at,
        case when new.created_at < now() - interval '1 day' then 3 else 0 end);
      return null;
    end $$`.execute(db);
  await sql`create trigger lead_of_new_order after insert on intent_order for each row execute function lead_for_order()`.execute(
    db,
  );
}
