import { sql, type Kysely } from 'kysely';

/** What the organizer puts on the home page: links with their rules, sections, and collections of exhibitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update page_link set show_type = 'always'`.execute(db);
  await sql`
    alter table page_link
      drop constraint page_link_place_check,
      add constraint page_link_place_check check (place in ('banner', 'carousel', 'sideAd', 'quickLink', 'handbook', 'social')),
      alter column show_type set default 'always',
      add constraint page_link_show_type_check check (show_type in ('always', 'before', 'during', 'after')),
      add column url_type text not null default 'internal' check (url_type in ('none', 'internal', 'external')),
      add column url_en text not null default '',
      add column picture_en text not null default '',
      add column subject_type text not null default 'all' check (subject_type in ('all', 'VISITOR', 'ACTOR', 'anonymous')),
      add column is_login text not null default 'any' check (is_login in ('any', 'signedIn', 'signedOut')),
      add column network text not null default '',
      add column shows_from timestamptz,
      add column shows_until timestamptz,
      add column shown boolean not null default true,
      add column version integer not null default 1`.execute(db);

  // one version for each list that is ordered as a whole: the links of a place, the sections, the featured exhibitors, the collections
  await sql`
    create table home_part (
      exhibition_id text not null references exhibition,
      part text not null,
      version integer not null default 0,
      primary key (exhibition_id, part)
    )`.execute(db);

  await sql`
    create table home_section (
      exhibition_id text not null references exhibition,
      code text not null,
      title_zh text not null default '', title_en text not null default '',
      shown boolean not null,
      amount integer not null,
      sort integer not null,
      primary key (exhibition_id, code)
    )`.execute(db);

  await sql`
    create table collection (
      id text primary key,
      exhibition_id text not null references exhibition,
      title_zh text not null, title_en text not null,
      introduction_zh text not null default '', introduction_en text not null default '',
      picture text not null default '',
      published boolean not null default false,
      sort integer not null,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  // collection.browse and collection.list: those of an exhibition, in order
  await sql`create index collection_of_exhibition on collection (exhibition_id, sort, id)`.execute(db);

  await sql`
    create table collection_exhibitor (
      collection_id text not null references collection on delete cascade,
      exhibitor_id text not null references exhibitor on delete cascade,
      exhibition_id text not null references exhibition,
      sort integer not null,
      primary key (collection_id, exhibitor_id)
    )`.execute(db);
  // an exhibitor that is removed is looked for here
  await sql`create index collection_exhibitor_of_exhibitor on collection_exhibitor (exhibitor_id)`.execute(db);
}
