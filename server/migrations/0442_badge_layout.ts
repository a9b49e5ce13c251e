import { sql, type Kysely } from 'kysely';

/** How badges look that are printed on site, and how often each was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table badge_layout (
      id text primary key,
      exhibition_id text not null references exhibition,
      paper text not null check (paper in ('a6', 'card', 'label', 'a4')),
      fields jsonb not null,
      version integer not null default 1,
      -- a fair has one
      unique (exhibition_id)
    )`.execute(db);
  await sql`comment on column badge_layout.fields is 'what stands on it, from top to bottom: [{ field, size, shown }]'`.execute(
    db,
  );
  await sql`alter table badge add column print_count integer not null default 0`.execute(db);
  await sql`comment on column badge.print_count is 'how often it was printed on site'`.execute(db);
  await sql`comment on column badge.admitted_at is 'read by nothing any more: entry has it'`.execute(db);
}
