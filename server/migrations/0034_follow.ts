import { sql, type Kysely } from 'kysely';

/** What makes a buyer come back: saved searches, follows, their digest; recent and trending searches; muted recommendations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFirstShown(db);
  await createInterests(db);
  await createTerms(db);
}

/**
 * When an exhibit was first shown under each range, and when a company first opened. 'New' is judged by it: an exhibit that is hidden and
 * shown again is not new again, and one that becomes public is news only for those who did not see it before.
 */
async function createFirstShown(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_shown (
      exhibition_id text not null references exhibition,
      subject_id text not null,
      kind text not null check (kind in ('product', 'exhibitor')),
      scope smallint not null,
      first_at timestamptz not null,
      primary key (subject_id, scope)
    )`.execute(db);
  // what was shown since the last digest
  await sql`create index first_shown_since on first_shown (exhibition_id, first_at)`.execute(db);
  await sql`
    insert into first_shown (exhibition_id, subject_id, kind, scope, first_at)
    select exhibition_id, id, 'product', scope, published_at from product
    union all select exhibition_id, id, 'exhibitor', 0, created_at from exhibitor where open`.execute(db);
  // at the end of the transaction, by the clock: a long import must not be older than the digest that could not see it yet
  await sql`
    create function first_shown_product() returns trigger language plpgsql as $shown$ begin
      insert into first_shown (exhibition_id, subject_id, kind, scope, first_at)
      values (new.exhibition_id, new.id, 'product', new.scope, clock_timestamp()) on conflict do nothing;
      return null;
    end $shown$`.execute(db);
  await sql`
    create constraint trigger first_shown_product after insert or update of scope on product
    deferrable initially deferred for each row execute function first_shown_product()`.execute(db);
  await sql`
    create function first_shown_exhibitor() returns trigger language plpgsql as $shown$ begin
      if new.open then
        insert into first_shown (exhibition_id, subject_id, kind, scope, first_at)
        values (new.exhibition_id, new.id, 'exhibitor', 0, clock_timestamp()) on conflict do nothing;
      end if;
      return null;
    end $shown$`.execute(db);
  await sql`
    create constraint trigger first_shown_exhibitor after insert or update of open on exhibitor
    deferrable initially deferred for each row execute function first_shown_exhibitor()`.execute(db);
}

async function createInterests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor,
      kind text not null check (kind in ('product', 'exhibitor')),
      name text not null,
      keyword text not null,
      filter jsonb not null,
      alert text not null check (alert in ('off', 'daily', 'weekly')),
      seen_at timestamptz not null default now(),
      alerted_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      unique (visitor_id, kind, keyword, filter)
    )`.execute(db);
  // whom the digest goes to
  await sql`create index saved_search_alerts on saved_search (exhibition_id, visitor_id) where alert <> 'off'`.execute(
    db,
  );
  await sql`
    create table follow (
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor,
      kind text not null check (kind in ('exhibitor', 'ingredient', 'category')),
      subject text not null,
      created_at timestamptz not null default now(),
      primary key (visitor_id, kind, subject)
    )`.execute(db);
  // whom the digest goes to
  await sql`create index follow_people on follow (exhibition_id, visitor_id)`.execute(db);
  await sql`
    create table digest (
      visitor_id text primary key references visitor,
      exhibition_id text not null references exhibition,
      day date not null,
      until timestamptz not null
    )`.execute(db);
  await sql`comment on table digest is 'the last digest of each person: the same day is never sent twice'`.execute(db);
  await sql`
    create table recommendation_mute (
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor,
      what text not null,
      created_at timestamptz not null default now(),
      primary key (visitor_id, what)
    )`.execute(db);
}

async function createTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recent_search (
      exhibition_id text not null references exhibition,
      visitor_id text not null references visitor,
      term text not null,
      text text not null,
      searched_at timestamptz not null default now(),
      primary key (visitor_id, term)
    )`.execute(db);
  await sql`
    create table search_setting (
      visitor_id text primary key references visitor,
      exhibition_id text not null references exhibition,
      keep_recent boolean not null
    )`.execute(db);
  await sql`
    create table search_term_use (
      exhibition_id text not null references exhibition,
      term text not null,
      day date not null,
      who bytea not null,
      primary key (exhibition_id, term, day, who)
    )`.execute(db);
  await sql`comment on column search_term_use.who is 'a keyed hash of account and term; the row goes after seven days'`.execute(
    db,
  );
  // counted over seven days, and forgotten after them
  await sql`create index search_term_use_day on search_term_use (exhibition_id, day, term)`.execute(db);
  await sql`
    create table search_term_block (
      exhibition_id text not null references exhibition,
      term text not null,
      created_at timestamptz not null default now(),
      primary key (exhibition_id, term)
    )`.execute(db);
}
