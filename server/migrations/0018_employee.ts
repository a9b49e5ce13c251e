import { sql, type Kysely } from 'kysely';

/** Sub-accounts that an admin adds, edits, ends and brings back: version, invitation, first log-in, who took over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employee
      add column version integer not null default 1,
      add column invited_at timestamptz,
      add column joined_at timestamptz,
      add column handed_to text references employee`.execute(db);
  await sql`comment on column employee.joined_at is 'first entered as employee; until then an invitation is open'`.execute(
    db,
  );
  await sql`comment on column employee.handed_to is 'the colleague who took over contacts and orders at the resignation'`.execute(
    db,
  );
  await sql`
    update employee e set joined_at = e.created_at from account a
    where a.id = e.account_id and a.password_hash is not null and e.waiting_since is null`.execute(db);

  // before the rule below: an address stays with whoever had it first
  await sql`
    update employee e set email = '' where e.resigned_at is null and e.waiting_since is null and e.email <> '' and exists (
      select 1 from employee o where o.exhibition_id = e.exhibition_id and lower(o.email) = lower(e.email)
        and o.resigned_at is null and o.waiting_since is null and (o.created_at, o.id) < (e.created_at, e.id))`.execute(
    db,
  );
  await sql`
    update employee e set mobile = '' where e.resigned_at is null and e.waiting_since is null and e.mobile <> '' and exists (
      select 1 from employee o where o.exhibition_id = e.exhibition_id and o.mobile = e.mobile
        and o.resigned_at is null and o.waiting_since is null and (o.created_at, o.id) < (e.created_at, e.id))`.execute(
    db,
  );
  // 'this user already exists', also when two admins add the same person at once; asking by code reserves nothing
  await sql`
    create unique index employee_email_once on employee (exhibition_id, lower(email))
    where email <> '' and resigned_at is null and waiting_since is null`.execute(db);
  await sql`
    create unique index employee_mobile_once on employee (exhibition_id, mobile)
    where mobile <> '' and resigned_at is null and waiting_since is null`.execute(db);
  // the list of one company, those who have resigned too
  await sql`create index employee_of_company on employee (exhibitor_id, created_at, id)`.execute(db);
  // what somebody who leaves hands over
  await sql`create index contact_of_employee on contact (employee_id) where employee_id is not null`.execute(db);
  await sql`create index intent_order_of_salesperson on intent_order (salesperson_id) where salesperson_id is not null`.execute(
    db,
  );
}
