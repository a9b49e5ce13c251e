import { sql, type Kysely } from 'kysely';

/** The gates of a fair, and who came in by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gate (
      id text primary key,
      exhibition_id text not null references exhibition,
      name_zh text not null, name_en text not null,
      hall text,
      readmission text not null check (readmission in ('once', 'daily', 'always')),
      open boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table gate is 'where badges are checked and people come in'`.execute(db);
  await sql`comment on column gate.hall is 'code of the hall it leads into; null where it leads into the fair'`.execute(
    db,
  );
  await sql`comment on column gate.readmission is 'how often a badge comes into the same place: once, once a day, always'`.execute(
    db,
  );
  // the list of a fair
  await sql`create index gate_of_fair on gate (exhibition_id)`.execute(db);

  await sql`
    create table entry (
      id text primary key,
      exhibition_id text not null references exhibition,
      gate_id text not null references gate,
      badge_id text not null references badge on delete cascade,
      visitor_id text references visitor on delete cascade,
      entered_at timestamptz not null,
      request_id text not null,
      staff_id text references organizer_staff on delete set null,
      reason text not null default '',
      offline boolean not null default false,
      found text check (found in ('double', 'revoked', 'suspended', 'notApproved')),
      double_of text references entry on delete set null,
      undone_at timestamptz,
      created_at timestamptz not null default now(),
      -- a device sends an entry until it is taken
      unique (exhibition_id, request_id)
    )`.execute(db);
  await sql`comment on table entry is 'a badge that was let in at a gate'`.execute(db);
  await sql`comment on column entry.visitor_id is 'whose badge it is; null of a pre-registered colleague'`.execute(db);
  await sql`comment on column entry.reason is 'why somebody was let in whom the gate would have kept out'`.execute(db);
  await sql`comment on column entry.found is 'what turned out once an entry without a network was sent'`.execute(db);
  await sql`comment on column entry.double_of is 'the other entry, of one that was found to be a double'`.execute(db);
  // what stands in the way of the next one, and a badge that goes
  await sql`create index entry_of_badge on entry (badge_id, entered_at)`.execute(db);
  // figures, and the latest of a gate
  await sql`create index entry_at_gate on entry (gate_id, entered_at)`.execute(db);
  await sql`create index entry_of_fair on entry (exhibition_id, entered_at)`.execute(db);
  // a visitor or a member of staff who goes
  await sql`create index entry_of_visitor on entry (visitor_id) where visitor_id is not null`.execute(db);
  await sql`create index entry_of_staff on entry (staff_id) where staff_id is not null`.execute(db);
  // what turned out afterwards
  await sql`create index entry_found on entry (exhibition_id, entered_at) where found is not null`.execute(db);
  await sql`create index entry_double on entry (double_of) where double_of is not null`.execute(db);

  // fairs that checked badges before had one gate without a name
  await sql`
    insert into gate (id, exhibition_id, name_zh, name_en, readmission)
    select substr(md5('gate ' || e.id), 1, 20), e.id, '入口', 'Entrance', 'once' from exhibition e`.execute(db);
}
