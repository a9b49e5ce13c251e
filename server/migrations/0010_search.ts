import { sql, type Kysely } from 'kysely';

/**
 * Shards of the documents, by hash of their id. A search stops at the shard with which it has counted enough hits: a common
 * word costs no more in a large catalogue than in a small one. More shards cost each rare word another look-up.
 */
const SHARDS = 8;

/** The search index: documents of all kinds, how many there are, the words they use, and short numbers for facet values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await createDocuments(db);
  await createTallies(db);
  await createWords(db);
  await sql`
    create table search_facet (
      id integer generated always as identity primary key,
      facet text collate "C" not null,
      code text collate "C" not null,
      unique (facet, code)
    )`.execute(db);
}

/**
 * `search_document` is kept narrow on purpose, so that counting thousands of hits touches few pages: facets are packed four
 * bytes a value, and the words (`lexemes`, 1 kB) lie out of line. PostgreSQL moves a value out only of rows over 2 kB;
 * `widener` makes every row so wide, and is itself squeezed to some 40 bytes.
 */
async function createDocuments(db: Kysely<unknown>): Promise<void> {
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
    ) partition by hash (id)`.execute(db);
  for (let shard = 0; shard < SHARDS; shard += 1) {
    await sql`
      create table ${sql.ref(`search_document_${shard}`)} partition of search_document
      for values with (modulus ${sql.lit(SHARDS)}, remainder ${sql.lit(shard)})
      with (toast_tuple_target = 400, fillfactor = 90, autovacuum_vacuum_scale_factor = 0.05)`.execute(db);
  }
  for (const column of ['exhibition_id', 'kind', 'id', 'owner_id']) {
    await sql`alter table search_document alter column ${sql.ref(column)} set storage plain`.execute(db);
  }
  await sql`alter table search_document alter column lexemes set storage external`.execute(db);
  await sql`alter table search_document alter column lexemes set statistics 0`.execute(db);

  // Every search by words or filters. Whoever writes sees to it that few words wait to be sorted in (document.ts).
  await sql`create index search_document_lexemes on search_document using gin (lexemes)`.execute(db);
  // Lists in their usual order, and the best hits of very common words.
  await sql`create index search_document_boost on search_document (exhibition_id, kind, boost desc, id)`.execute(db);
  // Lists, newest first.
  await sql`create index search_document_newest on search_document (exhibition_id, kind, published_at desc, id)`.execute(
    db,
  );
  // What a caller sees beyond the public: the pool's owners and the caller's own.
  await sql`create index search_document_owner on search_document (exhibition_id, kind, owner_id, scope)`.execute(db);
}

/**
 * `search_tally` says how many documents there are, and how many with each facet value (0: whichever): the sum of its rows.
 * Writers only add rows, so that none waits for another; whoever reads too many rows folds them together (tallies.ts).
 */
async function createTallies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_tally (
      exhibition_id text collate "C" not null,
      kind text collate "C" not null,
      scope smallint not null,
      facet integer not null,
      change integer not null
    ) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05)`.execute(db);
  await sql`create index search_tally_sum on search_tally (exhibition_id, kind, scope, facet) include (change)`.execute(
    db,
  );

  const ways = { insert: ['added'], update: ['added', 'removed'], delete: ['removed'] } as const;
  for (const [way, tables] of Object.entries(ways)) {
    const name = sql.ref(`search_document_tally_${way}`);
    const parts = tables.map((table) => {
      const sign = sql.lit(table === 'added' ? 1 : -1);
      return sql`
        select exhibition_id, kind, scope, 0 as facet, ${sign} as change from ${sql.ref(table)}
        union all
        select exhibition_id, kind, scope,
          get_byte(facets, at) << 24 | get_byte(facets, at + 1) << 16 | get_byte(facets, at + 2) << 8 | get_byte(facets, at + 3), ${sign}
        from ${sql.ref(table)}, generate_series(0, length(facets) - 4, 4) as at`;
    });
    const body = sql`
      begin
        insert into search_tally (exhibition_id, kind, scope, facet, change)
        select exhibition_id, kind, scope, facet, sum(change) from (${sql.join(parts, sql` union all `)}) as each
        group by exhibition_id, kind, scope, facet having sum(change) <> 0;
        return null;
      end`;
    const seen = tables.map((table) => (table === 'added' ? sql`new table as added` : sql`old table as removed`));
    await sql`create function ${name}() returns trigger language plpgsql as $tally$ ${body} $tally$`.execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(way)} on search_document referencing ${sql.join(seen, sql` `)}
      for each statement execute function ${name}()`.execute(db);
  }
}

async function createWords(db: Kysely<unknown>): Promise<void> {
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
}
