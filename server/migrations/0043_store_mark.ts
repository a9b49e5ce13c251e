import { sql, type Kysely } from 'kysely';

/** Whose the store of files is, and what was swept out of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_mark (
      single boolean primary key default true check (single),
      mark text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on table store_mark is 'stands in the store too: files of another installation are never swept'`.execute(
    db,
  );
  await sql`
    create table swept_file (
      name text not null,
      why text not null check (why in ('unneeded', 'withoutRow')),
      at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`comment on table swept_file is 'what the sweep took away: ids of files that nothing needed, places of bytes that no row named; kept for 90 days'`.execute(
    db,
  );
  // what a run took away, and what is old enough to be forgotten
  await sql`create index swept_file_newest on swept_file (at)`.execute(db);
}
