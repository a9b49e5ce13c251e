import { sql, type Kysely } from 'kysely';

/** A plain text becomes a document of paragraphs: an empty line parts them, a single line break stays one. */
const documentOf = (column: string) => sql`
  jsonb_build_object('type', 'doc', 'content', coalesce((
    select jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', (
      select jsonb_agg(part order by line, kind) from (
        select l.line, 0 as kind, jsonb_build_object('type', 'hardBreak') as part
        from regexp_split_to_table(trim(both e' \\n\\t\\r' from p.words), e'\\n') with ordinality as l(words, line) where l.line > 1
        union all
        select l.line, 1, jsonb_build_object('type', 'text', 'text', l.words)
        from regexp_split_to_table(trim(both e' \\n\\t\\r' from p.words), e'\\n') with ordinality as l(words, line) where l.words <> ''
      ) parts
    )) order by p.place)
    from regexp_split_to_table(${sql.ref(column)}, e'\\n\\s*\\n') with ordinality as p(words, place)
    where trim(both e' \\n\\t\\r' from p.words) <> ''
  ), '[]'::jsonb))`;

/** News with states and formatted text, programmes that can be edited, pages with versions, and what people send the organizer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const lang of ['zh', 'en']) {
    const column = sql.raw(`body_${lang}`);
    await sql`alter table article add column document jsonb not null default '{"type":"doc","content":[]}'`.execute(db);
    await sql`update article set document = ${documentOf(`body_${lang}`)}`.execute(db);
    await sql`alter table article drop column ${column}`.execute(db);
    await sql`alter table article rename column document to ${column}`.execute(db);
  }
  await sql`
    alter table article
      add column pictures text[] not null default '{}',
      add column state text not null default 'published' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
      add column version integer not null default 1,
      add column changed_at timestamptz not null default now(),
      add column deleted_at timestamptz`.execute(db);
  await sql`comment on column article.pictures is 'the files named in the two bodies'`.execute(db);
  await sql`comment on column article.published_at is 'of a scheduled article the time to come; of a draft the time it was made'`.execute(
    db,
  );
  await sql`drop index article_newest`.execute(db);
  // news, newest first
  await sql`create index article_newest on article (exhibition_id, published_at desc, id) where state = 'published' and deleted_at is null`.execute(
    db,
  );
  // the editor's list, last changed first
  await sql`create index article_changed on article (exhibition_id, changed_at desc, id)`.execute(db);

  await sql`
    alter table programme
      add column version integer not null default 1,
      add column changed_at timestamptz not null default now(),
      add column deleted_at timestamptz`.execute(db);

  await sql`
    create table page_version (
      exhibition_id text not null references exhibition,
      page text not null check (page in ('about', 'disclaimer', 'agreement', 'visitorHandbook', 'exhibitorHandbook')),
      version text not null,
      body_zh jsonb not null, body_en jsonb not null,
      pictures text[] not null default '{}',
      changes_zh text not null default '', changes_en text not null default '',
      consent_again boolean not null default false,
      published_at timestamptz not null default now(),
      primary key (exhibition_id, page, version)
    )`.execute(db);
  await sql`
    create table page_draft (
      exhibition_id text not null references exhibition,
      page text not null check (page in ('about', 'disclaimer', 'agreement', 'visitorHandbook', 'exhibitorHandbook')),
      body_zh jsonb not null, body_en jsonb not null,
      pictures text[] not null default '{}',
      revision integer not null default 1,
      changed_at timestamptz not null default now(),
      primary key (exhibition_id, page)
    )`.execute(db);
  await sql`alter table exhibition add column questions_version integer not null default 1`.execute(db);

  await sql`
    create table suggestion (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text references account,
      visitor_id text references visitor,
      employee_id text references employee,
      kind text not null check (kind in ('suggestion', 'question', 'fault', 'complaint')),
      text text not null,
      contact text not null default '',
      language text not null check (language in ('zh', 'en')),
      state text not null default 'new' check (state in ('new', 'answered', 'closed')),
      note text not null default '',
      answer text not null default '',
      answered_at timestamptz,
      -- when the last answer was told to the sender
      told_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  // the staff's list, newest first
  await sql`create index suggestion_newest on suggestion (exhibition_id, created_at desc, id)`.execute(db);
  await sql`create index suggestion_of_account on suggestion (account_id) where account_id is not null`.execute(db);
  await sql`create index suggestion_of_visitor on suggestion (visitor_id) where visitor_id is not null`.execute(db);
  await sql`create index suggestion_of_employee on suggestion (employee_id) where employee_id is not null`.execute(db);
}
