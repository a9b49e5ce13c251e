import { sql, type Kysely } from 'kysely';

/** One install serves many exhibitions; every business row belongs to one (ruling 1.1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exhibition (
      id text primary key,
      code text not null unique,
      host text unique,
      is_default boolean not null default false,
      name_zh text not null, name_en text not null,
      short_name_zh text not null, short_name_en text not null,
      slogan_zh text not null, slogan_en text not null,
      search_hint_zh text not null default '', search_hint_en text not null default '',
      venue_zh text not null, venue_en text not null,
      city_zh text not null, city_en text not null,
      about_zh text not null default '', about_en text not null default '',
      starts_on date not null, ends_on date not null,
      theme jsonb not null,
      visitor_delay boolean not null default false,
      exhibitor_disabled boolean not null default false,
      registration_mode smallint not null default 1 check (registration_mode in (1, 2)),
      review_at_once boolean not null default true,
      consent_version text not null,
      formulations jsonb not null default '[]',
      crops jsonb not null default '[]',
      classes jsonb not null default '[]',
      attributes jsonb not null default '[]',
      questions_answered jsonb not null default '[]',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column exhibition.questions_answered is 'questions and answers of the Q&A page'`.execute(db);
  await sql`create unique index exhibition_one_default on exhibition (is_default) where is_default`.execute(db);

  await sql`
    create table hall (
      exhibition_id text not null references exhibition,
      code text not null,
      name_zh text not null, name_en text not null,
      floor text not null, colour text not null, sort integer not null,
      primary key (exhibition_id, code)
    )`.execute(db);

  await sql`
    create table category (
      exhibition_id text not null references exhibition,
      code text not null,
      parent text,
      name_zh text not null, name_en text not null,
      sort integer not null,
      primary key (exhibition_id, code)
    )`.execute(db);

  await sql`
    create table ingredient (
      exhibition_id text not null references exhibition,
      code text not null,
      name_zh text not null, name_en text not null,
      cas text[] not null default '{}',
      aliases text[] not null default '{}',
      class text not null default '',
      mode_of_action text not null default '',
      primary key (exhibition_id, code)
    )`.execute(db);

  await sql`
    create table page_link (
      id text primary key,
      exhibition_id text not null references exhibition,
      place text not null check (place in ('banner', 'carousel', 'quickLink')),
      title_zh text not null, title_en text not null,
      url text not null, picture text not null default '',
      show_type text not null default '', sort integer not null
    )`.execute(db);
  // listByProjectId: all links of an exhibition, in order
  await sql`create index page_link_of_exhibition on page_link (exhibition_id, place, sort)`.execute(db);
}
