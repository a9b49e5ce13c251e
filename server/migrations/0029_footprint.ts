import { sql, type Kysely } from 'kysely';

/** Who looked at which exhibitor, product or visitor: one row per pair, with count and last time (ruling 4.4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table footprint (
      exhibition_id text not null references exhibition,
      viewer_type text not null check (viewer_type in ('VISITOR', 'ACTOR')),
      viewer_id text not null,
      subject_type text not null check (subject_type in ('ACTOR', 'PRODUCT', 'VISITOR')),
      subject_id text not null,
      owner_id text not null default '',
      visits integer not null default 1 check (visits > 0),
      removed boolean not null default false,
      first_at timestamptz not null default now(),
      last_at timestamptz not null default now(),
      primary key (viewer_id, subject_type, subject_id)
    )`.execute(db);
  await sql`comment on column footprint.viewer_id is 'a visitor, or the company (exhibitor) whose employee looked'`.execute(
    db,
  );
  await sql`comment on column footprint.owner_id is 'the company looked at: the exhibitor itself, or the one that shows the product'`.execute(
    db,
  );
  await sql`comment on column footprint.removed is 'taken off the viewer''s own list until the next visit'`.execute(db);
  // the viewer's own list, last seen first
  await sql`create index footprint_of_viewer on footprint (viewer_id, subject_type, last_at desc, subject_id)`.execute(
    db,
  );
  // who looked at a company, its products, or a visitor
  await sql`create index footprint_of_owner on footprint (exhibition_id, owner_id, last_at desc) where owner_id <> ''`.execute(
    db,
  );
  await sql`create index footprint_of_subject on footprint (subject_type, subject_id, last_at desc)`.execute(db);
}
