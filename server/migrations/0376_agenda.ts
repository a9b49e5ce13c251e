import { sql, type Kysely } from 'kysely';

/** Secret addresses at which calendars read somebody's agenda, and when somebody is busy by their own calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agenda_feed (
      id text primary key,
      exhibition_id text not null references exhibition,
      owner_id text not null unique,
      token_hash bytea not null unique,
      lang text not null check (lang in ('zh', 'en')),
      opened_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column agenda_feed.owner_id is 'the visitor or the employee whose agenda it is'`.execute(db);
  await sql`
    create table agenda_busy (
      id text primary key,
      exhibition_id text not null references exhibition,
      owner_id text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      imported_at timestamptz not null,
      check (starts_at < ends_at)
    )`.execute(db);
  await sql`comment on table agenda_busy is 'of the calendar that was imported last; what makes somebody busy is not kept'`.execute(
    db,
  );
  await sql`comment on column agenda_busy.owner_id is 'the visitor or the employee who is busy'`.execute(db);
  // agenda.browse, agenda.busy, and the free slots of two who meet
  await sql`create index agenda_busy_of_owner on agenda_busy (owner_id, ends_at)`.execute(db);
  // the rows that end by the clock
  await sql`create index agenda_busy_ends on agenda_busy (ends_at)`.execute(db);
}
