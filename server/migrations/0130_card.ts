import { sql, type Kysely } from 'kysely';

/** Visiting cards with the code that they are exchanged by, who has whose card, and badges that exhibitors' staff scanned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visiting_card (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text unique references visitor on delete cascade,
      employee_id text unique references employee on delete cascade,
      code text not null unique,
      shown text[] not null,
      withdrawn_at timestamptz,
      created_at timestamptz not null default now(),
      check (num_nonnulls(visitor_id, employee_id) = 1)
    )`.execute(db);
  await sql`comment on column visiting_card.code is 'by which the card is exchanged; 50 random bits, renewed at will'`.execute(
    db,
  );
  await sql`comment on column visiting_card.shown is 'fields beside the name that stand on it; the owner decides'`.execute(
    db,
  );
  await sql`
    create table received_card (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text references visitor on delete cascade,
      employee_id text references employee on delete cascade,
      card_id text not null references visiting_card on delete cascade,
      note text not null default '',
      received_at timestamptz not null default now(),
      removed_at timestamptz,
      check (num_nonnulls(visitor_id, employee_id) = 1),
      unique (visitor_id, card_id),
      unique (employee_id, card_id)
    )`.execute(db);
  await sql`comment on column received_card.removed_at is 'taken off the list by who received it; the exchange stays one'`.execute(
    db,
  );
  // a card that goes takes its copies with it
  await sql`create index received_card_of_card on received_card (card_id)`.execute(db);

  await sql`
    create table scan (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor,
      employee_id text not null references employee,
      badge_id text not null references badge on delete cascade,
      visitor_id text references visitor on delete cascade,
      request_id text not null,
      scanned_at timestamptz not null,
      heat text check (heat in ('hot', 'warm', 'cold')),
      interests text[] not null default '{}',
      note text not null default '',
      created_at timestamptz not null default now(),
      unique (employee_id, request_id)
    )`.execute(db);
  await sql`comment on table scan is 'a badge that staff of an exhibitor read, with what they noted'`.execute(db);
  await sql`comment on column scan.visitor_id is 'null of a colleague whom a visitor has pre-registered'`.execute(db);
  // the company's list, newest first; and how many one employee made within a day
  await sql`create index scan_of_exhibitor on scan (exhibitor_id, scanned_at desc, id)`.execute(db);
  await sql`create index scan_of_employee on scan (employee_id, created_at desc)`.execute(db);
  // a badge or a visitor that goes takes its scans with it
  await sql`create index scan_of_badge on scan (badge_id)`.execute(db);
  await sql`create index scan_of_visitor on scan (visitor_id) where visitor_id is not null`.execute(db);
}
