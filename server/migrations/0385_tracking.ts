import { sql, type Kysely } from 'kysely';

/** What visitors and guests do on the pages (specification, section 7: POST /burying), and its sums. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEvents(db);
  await createSums(db);
  // who is told apart on a day by a hash that nobody can make again once the salt of the day is gone
  await sql`create table tracking_salt (day date primary key, salt bytea not null)`.execute(db);
  await sql`
    create table tracking_dropped (
      exhibition_id text not null references exhibition,
      day date not null,
      reason text not null,
      times bigint not null,
      primary key (exhibition_id, day, reason)
    )`.execute(db);
}

/** A partition for each day is made ahead (tracking.jobs.ts); the default one takes what has none, so that no event is ever refused for it. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_event (
      exhibition_id text not null,
      day date not null,
      at timestamptz not null,
      event integer not null,
      who bytea not null,
      key integer not null,
      visitor_id text,
      exhibitor_id text not null default '',
      subject_id text not null default '',
      seconds integer not null default 0,
      state smallint not null,
      terminal text not null default '',
      primary key (exhibition_id, day, who, event, subject_id, key)
    ) partition by range (day)`.execute(db);
  const told = {
    day: "of the fair's zone",
    event: 'the code of the table in the contract, as a number',
    who: 'a person of this day: a hash with the salt of the day',
    key: 'what makes it the same event when it is sent again: the half hour of the day for an opened page, else the millisecond of the day',
    visitor_id: 'null of a guest, and of somebody who was erased',
    exhibitor_id: "whose page or exhibit it is; empty where it is the portal's own",
    seconds: 'how long the page was looked at, where the event says that',
    state: 'how far the registration is, 1 to 5 (specification, section 4)',
  };
  for (const [column, text] of Object.entries(told))
    await sql`comment on column tracking_event.${sql.ref(column)} is ${sql.lit(text)}`.execute(db);
  await sql`create table tracking_event_other partition of tracking_event default`.execute(db);
  // the figures of one company; who looked at it
  await sql`create index tracking_event_exhibitor on tracking_event (exhibitor_id, day, event) where exhibitor_id <> ''`.execute(
    db,
  );
  // a visitor whose account is deleted
  await sql`create index tracking_event_visitor on tracking_event (visitor_id) where visitor_id is not null`.execute(
    db,
  );
}

/** Sums of the days that are over, and of today as of the last roll-up. They stay when the events are gone. */
async function createSums(db: Kysely<unknown>): Promise<void> {
  // a roll-up writes tens of thousands of rows: to ask for the fair of each takes a fifth of its time
  await sql`
    create table tracking_day (
      exhibition_id text not null,
      day date not null,
      exhibitor_id text not null,
      subject_id text not null,
      event integer not null,
      times integer not null,
      people integer not null,
      guests integer not null,
      seconds bigint not null,
      primary key (exhibition_id, exhibitor_id, event, day, subject_id)
    )`.execute(db);
  await sql`comment on column tracking_day.subject_id is 'an exhibit, a live, a page; empty: all of the company together'`.execute(
    db,
  );
  await sql`comment on column tracking_day.people is 'different people, guests among them'`.execute(db);
  await sql`comment on column tracking_day.guests is 'times by guests'`.execute(db);
  // the roll-up of a day, made again
  await sql`create index tracking_day_of_day on tracking_day (exhibition_id, day)`.execute(db);
  await sql`
    create table tracking_hour (
      exhibition_id text not null,
      day date not null,
      hour smallint not null,
      exhibitor_id text not null,
      event integer not null,
      times integer not null,
      primary key (exhibition_id, exhibitor_id, event, day, hour)
    )`.execute(db);
  await sql`create index tracking_hour_of_day on tracking_hour (exhibition_id, day)`.execute(db);
  await sql`
    create table tracking_rolled (
      exhibition_id text not null references exhibition,
      day date not null,
      rolled_at timestamptz not null,
      milliseconds integer not null,
      closed boolean not null,
      primary key (exhibition_id, day)
    )`.execute(db);
  await sql`comment on column tracking_rolled.milliseconds is 'how long it took: what takes long is made again less often'`.execute(
    db,
  );
  await sql`comment on column tracking_rolled.closed is 'the day was over, and its sums are final'`.execute(db);
}
