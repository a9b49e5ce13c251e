import { sql, type Kysely } from 'kysely';

/** What one of the staff wants done that needs another one to release it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release (
      id text primary key,
      exhibition_id text not null references exhibition,
      kind text not null check (kind in ('announcement', 'page')),
      object_id text not null,
      title_zh text not null default '', title_en text not null default '',
      emails integer,
      wish jsonb not null,
      asked_by text not null references account,
      asked_at timestamptz not null default now(),
      state text not null default 'waiting' check (state in ('waiting', 'released', 'returned', 'withdrawn')),
      answered_by text references account,
      answered_at timestamptz,
      words text not null default ''
    )`.execute(db);
  await sql`comment on column release.wish is 'what was asked for, as its call takes it'`.execute(db);
  await sql`comment on column release.emails is 'how many would be written to; null for a page'`.execute(db);
  // of one thing one at a time waits; and what waits is counted on every page of the console
  await sql`create unique index release_waiting on release (exhibition_id, kind, object_id) where state = 'waiting'`.execute(
    db,
  );
  // the list, newest first
  await sql`create index release_of_fair on release (exhibition_id, asked_at desc, id)`.execute(db);
}
