import { sql, type Kysely } from 'kysely';

/** Live broadcasts: what is planned, who likes and wants to watch them, and who has watched (specification, sections 2 to 4; ruling 6.1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text references exhibitor,
      type text,
      title_zh text not null default '',
      title_en text not null default '',
      introduction_zh text not null default '',
      introduction_en text not null default '',
      cover text not null references file,
      scope smallint not null check (scope in (0, 1, 2)),
      code text not null default '',
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      started_at timestamptz,
      ended_at timestamptz,
      stopped boolean not null default false,
      has_replay boolean not null default true,
      recorded_seconds integer not null default 0,
      key_sealed text,
      publishing_since timestamptz,
      pinned_product_id text references product on delete set null,
      likes integer not null default 0,
      watched integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default clock_timestamp(),
      deleted_at timestamptz,
      check (ended_at is null or started_at is not null)
    )`.execute(db);
  await sql`comment on column live.exhibitor_id is 'whose it is; null: the organizer’s'`.execute(db);
  await sql`comment on column live.stopped is 'the organizer has ended it'`.execute(db);
  await sql`comment on column live.key_sealed is 'the stream key; null: nobody has asked for it yet'`.execute(db);
  await sql`comment on column live.publishing_since is 'since when an encoder sends; null: none does'`.execute(db);
  // the public list and the own one, both in the order of their times
  await sql`create index live_of_fair on live (exhibition_id, starts_at) where deleted_at is null`.execute(db);
  await sql`create index live_of_exhibitor on live (exhibitor_id, starts_at) where deleted_at is null`.execute(db);
  // those that nobody ends, once a minute
  await sql`create index live_on_air on live (exhibition_id) where started_at is not null and ended_at is null`.execute(
    db,
  );
  // those that an encoder sends to
  await sql`create index live_sent on live (exhibition_id) where publishing_since is not null`.execute(db);
  // an exhibit that is deleted, a cover that nothing needs any more
  await sql`create index live_of_pinned on live (pinned_product_id) where pinned_product_id is not null`.execute(db);
  await sql`create index live_of_cover on live (cover)`.execute(db);
  await sql`
    create table live_host (
      live_id text not null references live on delete cascade,
      employee_id text not null references employee on delete cascade,
      exhibition_id text not null,
      place smallint not null,
      primary key (live_id, employee_id)
    )`.execute(db);
  await sql`create index live_host_of_employee on live_host (employee_id)`.execute(db);
  await sql`
    create table live_product (
      live_id text not null references live on delete cascade,
      product_id text not null references product on delete cascade,
      exhibition_id text not null,
      place smallint not null,
      primary key (live_id, product_id)
    )`.execute(db);
  await sql`create index live_product_of_product on live_product (product_id)`.execute(db);
  await sql`
    create table live_like (
      live_id text not null references live on delete cascade,
      visitor_id text not null references visitor on delete cascade,
      exhibition_id text not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (live_id, visitor_id)
    )`.execute(db);
  await sql`create index live_like_of_visitor on live_like (visitor_id)`.execute(db);
  await sql`
    create table live_want (
      live_id text not null references live on delete cascade,
      visitor_id text not null references visitor on delete cascade,
      exhibition_id text not null,
      created_at timestamptz not null default clock_timestamp(),
      reminded_at timestamptz,
      primary key (live_id, visitor_id)
    )`.execute(db);
  await sql`create index live_want_of_visitor on live_want (visitor_id)`.execute(db);
  await sql`
    create table live_viewer (
      live_id text not null references live on delete cascade,
      viewer text not null,
      exhibition_id text not null,
      visitor_id text references visitor on delete cascade,
      seen_live boolean not null default false,
      seconds integer not null default 0,
      first_at timestamptz not null default clock_timestamp(),
      seen_at timestamptz not null default clock_timestamp(),
      left_at timestamptz,
      primary key (live_id, viewer)
    )`.execute(db);
  await sql`comment on column live_viewer.viewer is 'the person, or what a guest’s browser made up for its visit'`.execute(
    db,
  );
  await sql`create index live_viewer_of_visitor on live_viewer (visitor_id) where visitor_id is not null`.execute(db);
  await sql`
    create table live_pin (
      live_id text not null references live on delete cascade,
      at timestamptz not null default clock_timestamp(),
      exhibition_id text not null,
      product_id text references product on delete cascade,
      primary key (live_id, at)
    )`.execute(db);
  await sql`comment on table live_pin is 'which exhibit was pinned from when on: the chapters of a replay'`.execute(db);
  await sql`create index live_pin_of_product on live_pin (product_id)`.execute(db);
}
