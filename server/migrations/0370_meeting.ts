import { sql, type Kysely } from 'kysely';

/** Procurement meetings: the sessions, who signs up for them, appointments of a buyer with a company, and what these occupy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // equality beside ranges in one exclusion constraint
  await sql`create extension if not exists btree_gist`.execute(db);
  await createMeetings(db);
  await createSignups(db);
  await createAppointments(db);
  await createBookings(db);
}

async function createMeetings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting (
      id text primary key,
      exhibition_id text not null references exhibition,
      title_zh text not null,
      title_en text not null,
      description_zh text not null,
      description_en text not null,
      place_zh text not null,
      place_en text not null,
      kind text not null check (kind in ('onsite', 'online')),
      room text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      deadline timestamptz not null,
      visitors_max integer not null,
      exhibitors_max integer not null,
      tables integer not null,
      slot_minutes integer not null,
      breaks jsonb not null default '[]',
      visitor_countries text[] not null default '{}',
      state text not null default 'draft' check (state in ('draft', 'published')),
      cancelled_at timestamptz,
      cancel_reason text not null default '',
      sort integer not null default 0,
      visitor_number integer not null default 0,
      exhibitor_number integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      check (starts_at < ends_at),
      check (deadline <= ends_at)
    )`.execute(db);
  await sql`comment on column meeting.visitor_number is 'the session number that was given last on this side'`.execute(
    db,
  );
  // meeting.browse and meeting.list: those of an exhibition, as the organizer has sorted them
  await sql`create index meeting_of_exhibition on meeting (exhibition_id, sort, starts_at, id)`.execute(db);
}

async function createSignups(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_signup (
      id text primary key,
      exhibition_id text not null references exhibition,
      meeting_id text not null references meeting,
      side text not null check (side in ('visitor', 'exhibitor')),
      visitor_id text references visitor,
      exhibitor_id text references exhibitor,
      employee_id text references employee on delete set null,
      number integer not null,
      contact_name text not null,
      email text not null,
      mobile_area_code text not null,
      mobile text not null,
      website text not null,
      company_name text not null,
      business_nature text not null,
      title text not null,
      description text not null,
      product_image text not null default '',
      certificates text[] not null default '{}',
      purchase_quantity integer,
      purchase_unit text not null default '',
      supplier_business_nature text not null default '',
      supplier_scale text not null default '',
      supplier_regions text[] not null default '{}',
      expected_date date,
      other_requirements text not null default '',
      answers text not null default '',
      audit text not null default 'review' check (audit in ('review', 'approved', 'notApproved')),
      reason text not null default '',
      participation text not null default 'none' check (participation in ('none', 'agreed', 'denied')),
      withdrawn_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      check ((side = 'visitor') = (visitor_id is not null)),
      check ((side = 'exhibitor') = (exhibitor_id is not null)),
      unique (meeting_id, side, number)
    )`.execute(db);
  await sql`comment on column meeting_signup.number is 'session number: counts up on each side of a meeting, given once'`.execute(
    db,
  );
  // one of each party in a meeting; meetingSignup.get, and the own status beside each meeting of a list
  await sql`create unique index meeting_signup_visitor on meeting_signup (visitor_id, meeting_id) where visitor_id is not null`.execute(
    db,
  );
  await sql`create unique index meeting_signup_exhibitor on meeting_signup (exhibitor_id, meeting_id) where exhibitor_id is not null`.execute(
    db,
  );
  // meetingDesk.signups, meetingSignup.partners, and how many places are taken
  await sql`create index meeting_signup_of_meeting on meeting_signup (meeting_id, side, audit, created_at)`.execute(db);
  // an employee who leaves
  await sql`create index meeting_signup_employee on meeting_signup (employee_id) where employee_id is not null`.execute(
    db,
  );
}

async function createAppointments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_appointment (
      id text primary key,
      exhibition_id text not null references exhibition,
      meeting_id text not null references meeting,
      visitor_signup_id text not null references meeting_signup,
      exhibitor_signup_id text not null references meeting_signup,
      employee_id text references employee on delete set null,
      state text not null check (
        state in ('proposed', 'confirmed', 'declined', 'expired', 'cancelled', 'held', 'missed')),
      proposed_by text not null check (proposed_by in ('visitor', 'exhibitor', 'organizer')),
      message text not null default '',
      reason text not null default '',
      starts_at timestamptz,
      ends_at timestamptz,
      table_number integer,
      expires_at timestamptz,
      reminded_day timestamptz,
      reminded_hour timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      check ((starts_at is null) = (ends_at is null)),
      check (state not in ('confirmed', 'held', 'missed') or starts_at is not null)
    )`.execute(db);
  await sql`comment on column meeting_appointment.expires_at is 'until when the proposed slots are held; also of a confirmed one that is to be moved'`.execute(
    db,
  );
  await sql`comment on column meeting_appointment.reminded_day is 'the beginning that was reminded of: a moved appointment is reminded of anew'`.execute(
    db,
  );
  // two are in one open appointment with each other
  await sql`create unique index meeting_appointment_open on meeting_appointment (visitor_signup_id, exhibitor_signup_id)
    where state in ('proposed', 'confirmed')`.execute(db);
  // the own ones of either side, and those of a meeting
  await sql`create index meeting_appointment_exhibitor on meeting_appointment (exhibitor_signup_id)`.execute(db);
  await sql`create index meeting_appointment_visitor on meeting_appointment (visitor_signup_id)`.execute(db);
  await sql`create index meeting_appointment_of_meeting on meeting_appointment (meeting_id, starts_at)`.execute(db);
  // an employee who leaves
  await sql`create index meeting_appointment_employee on meeting_appointment (employee_id) where employee_id is not null`.execute(
    db,
  );
  // the reminders: confirmed ones that begin soon; and proposals that end
  await sql`create index meeting_appointment_coming on meeting_appointment (starts_at) where state = 'confirmed'`.execute(
    db,
  );
  await sql`create index meeting_appointment_ending on meeting_appointment (expires_at) where expires_at is not null`.execute(
    db,
  );
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table meeting_booking (
      id text primary key,
      exhibition_id text not null references exhibition,
      meeting_id text not null references meeting,
      appointment_id text not null references meeting_appointment on delete cascade,
      party text not null,
      during tstzrange not null,
      expires_at timestamptz,
      constraint meeting_booking_once exclude using gist (party with =, during with &&)
    )`.execute(db);
  await sql`comment on table meeting_booking is 'what an appointment occupies: nobody and no table twice at a time'`.execute(
    db,
  );
  await sql`comment on column meeting_booking.party is 'visitor:<id>, desk:<exhibitor>, employee:<id>, table:<meeting>:<number>'`.execute(
    db,
  );
  await sql`comment on column meeting_booking.expires_at is 'null once the slot is agreed'`.execute(db);
  await sql`create index meeting_booking_of_appointment on meeting_booking (appointment_id)`.execute(db);
  // the rows that end by the clock
  await sql`create index meeting_booking_expires on meeting_booking (expires_at) where expires_at is not null`.execute(
    db,
  );
}
