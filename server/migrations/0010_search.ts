import { sql, type Kysely } from 'kysely';

/**
 * The search index: documents of all kinds, the words they use, and short numbers for facet values.
 *
 * `search_document` is kept narrow on purpose, so that counting tens of thousands of hits touches few pages: facets are
 * packed four bytes a value, and the words (`lexemes`, 1 kB) lie out of line. PostgreSQL moves a value out only of rows over
 * 2 kB; `widener` makes every row so wide, and is itself squeezed to some 40 bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists fuzzystrmatch`.execute(db);

  await sql`
    create table search_document (
      exhibition_id text collate "C" not null,
      kind text collate "C" not null,
      id text collate "C" not null,
      owner_id text collate "C" not null,
      scope smallint not null check (scope between 0 and 2),
      boost real not null,
      published_at timestamptz not null,
      facets bytea not null,
      name_zh text not null,
      name_en text not null,
      lexemes tsvector not null,
      widener text not null default repeat(' ', 2100),
      primary key (exhibition_id, id)
    ) with (toast_tuple_target = 400, fillfactor = 90, autovacuum_vacuum_scale_factor = 0.05)`.execute(db);
  for (const column of ['exhibition_id', 'kind', 'id', 'owner_id']) {
    await sql`alter table search_document alter column ${sql.ref(column)} set storage plain`.execute(db);
  }
  await sql`alter table search_document alter column lexemes set storage external`.execute(db);
  await sql`alter table search_document alter column lexemes set statistics 0`.execute(db);

  // Every search by words or filters. The list of what is not sorted in yet is kept short: each search reads it through.
  await sql`create index search_document_lexemes on search_document using gin (lexemes) with (gin_pending_list_limit = 64)`.execute(
    db,
  );
  // Lists in their usual order, and the best hits of very common words.
  await sql`create index search_document_boost on search_document (exhibition_id, kind, boost desc, id)`.execute(db);
  // Lists, newest first.
  await sql`create index search_document_newest on search_document (exhibition_id, kind, published_at desc, id)`.execute(
    db,
  );
  // What a caller sees beyond the public: the pool's owners and the caller's own.
  await sql`create index search_document_owner on search_document (exhibition_id, kind, owner_id, scope)`.execute(db);

  // Totals and facets of lists without words, from the index alone.
  await sql`create index search_document_counts on search_document (exhibition_id, kind, scope) include (facets)`.execute(
    db,
  );

  await sql`
    create table search_word (
      exhibition_id text collate "C" not null,
      word text collate "C" not null,
      stem text collate "C" not null,
      han boolean not null,
      pinyin text collate "C" not null,
      initials text collate "C" not null,
      open boolean not null,
      primary key (exhibition_id, word)
    )`.execute(db);
  // Words spelt alike, by pinyin, by initials, and Chinese ones that share their first or last character.
  await sql`create index search_word_spelling on search_word using gin (word gin_trgm_ops) with (fastupdate = off) where not han`.execute(
    db,
  );
  await sql`create index search_word_pinyin on search_word (exhibition_id, pinyin) where han`.execute(db);
  await sql`create index search_word_initials on search_word (exhibition_id, initials) where han`.execute(db);
  await sql`create index search_word_first on search_word (exhibition_id, left(word, 1), length(word)) where han`.execute(
    db,
  );
  await sql`create index search_word_last on search_word (exhibition_id, right(word, 1), length(word)) where han`.execute(
    db,
  );

  await sql`
    create table search_facet (
      id integer generated always as identity primary key,
      facet text collate "C" not null,
      code text collate "C" not null,
      unique (facet, code)
    )`.execute(db);
}
