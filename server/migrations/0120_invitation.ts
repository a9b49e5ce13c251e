import { sql, type Kysely } from 'kysely';

/** Who asked whom to know one another: a visitor a company, or the other way round; and the codes by which employees invite. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      visitor_id text not null references visitor on delete cascade,
      employee_id text references employee,
      sent_by text not null check (sent_by in ('visitor', 'exhibitor')),
      channel text not null check (channel in ('person', 'booth', 'post', 'product', 'footprint', 'mail', 'code')),
      message text not null default '',
      state text not null check (state in ('toBeConfirmed', 'toBeConfirmedByEmployees', 'confirmed', 'refused')),
      sender_id text not null,
      request_id text,
      reminded_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      answered_at timestamptz
    )`.execute(db);
  await sql`comment on column invitation.employee_id is 'who of the company sent it, or whom the visitor addressed'`.execute(
    db,
  );
  await sql`comment on column invitation.sender_id is 'the visitor or the employee who sent it'`.execute(db);
  // one that is open for each pair: two who invite one another at once meet here
  await sql`
    create unique index invitation_open on invitation (visitor_id, exhibitor_id)
    where state in ('toBeConfirmed', 'toBeConfirmedByEmployees')`.execute(db);
  await sql`
    create unique index invitation_request on invitation (sender_id, request_id) where request_id is not null`.execute(
    db,
  );
  // the lists of a company and of a visitor, the newest first
  await sql`create index invitation_of_exhibitor on invitation (exhibitor_id, sent_by, created_at desc)`.execute(db);
  await sql`create index invitation_of_visitor on invitation (visitor_id, sent_by, created_at desc)`.execute(db);
  await sql`create index invitation_of_employee on invitation (employee_id) where employee_id is not null`.execute(db);

  await sql`
    create table invitation_code (
      employee_id text primary key references employee on delete cascade,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      code text not null,
      follows integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column invitation_code.follows is 'how often its link was followed, once a day from one address'`.execute(
    db,
  );
  await sql`create unique index invitation_code_of_fair on invitation_code (exhibition_id, code)`.execute(db);

  await sql`
    alter table visitor drop constraint visitor_invitation_source_check,
      add constraint visitor_invitation_source check (invitation_source in ('', 'INVITATION', 'INVITE_CODE')) not valid`.execute(
    db,
  );

  // the kinds that there are, and this one: other kinds are added by other files
  await sql`
    do $add$
    declare kinds text;
    begin
      select string_agg(quote_literal(m.parts[1]), ', ') into kinds
      from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([A-Za-z]+)''', 'g') as m (parts)
      where c.conname = 'notice_kind_check' and c.conrelid = 'notice'::regclass;
      execute format('alter table notice drop constraint notice_kind_check,
        add constraint notice_kind_check check (kind in (%s, ''invitation'')) not valid', kinds);
    end $add$`.execute(db);
}
