import { sql, type Kysely } from 'kysely';

/** For whom a post may be meant, where a fair has not named others. */
const RECEIVERS = [
  { code: 'manufacturers', name: { zh: '生产企业', en: 'Manufacturers' } },
  { code: 'distributors', name: { zh: '经销商', en: 'Distributors' } },
  { code: 'importers', name: { zh: '进口商', en: 'Importers' } },
  { code: 'services', name: { zh: '服务机构', en: 'Service providers' } },
];

/** The business circle: posts of visitors and of exhibitors' staff, with comments, likes and reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSettings(db);
  await createPosts(db);
  await createReactions(db);
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exhibition
      add column receivers jsonb not null default ${sql.lit(JSON.stringify(RECEIVERS))},
      add column post_review boolean not null default false,
      add column posts_visitor_max integer not null default 10 check (posts_visitor_max >= 0),
      add column posts_standard_max integer not null default 10 check (posts_standard_max >= 0),
      add column posts_upgraded_max integer not null default 30 check (posts_upgraded_max >= 0),
      add column posts_regional_max integer not null default 50 check (posts_regional_max >= 0)`.execute(db);
  await sql`comment on column exhibition.receivers is 'for whom a post of the business circle may be meant'`.execute(
    db,
  );
  await sql`comment on column exhibition.posts_standard_max is 'posts of one account, by the package of its exhibitor'`.execute(
    db,
  );
}

async function createPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post (
      id text primary key,
      exhibition_id text not null references exhibition,
      visitor_id text references visitor on delete cascade,
      employee_id text references employee,
      exhibitor_id text references exhibitor,
      lang text not null check (lang in ('zh', 'en')),
      text text not null,
      receivers text[] not null default '{}',
      categories text[] not null default '{}',
      pictures text[] not null default '{}' check (cardinality(pictures) <= 9),
      video text references file,
      state text not null check (state in ('underReview', 'published', 'refused', 'withdrawn', 'removed')),
      reason text not null default '',
      version integer not null default 1,
      request_id text,
      created_at timestamptz not null default now(),
      published_at timestamptz,
      edited_at timestamptz,
      check ((visitor_id is null) <> (employee_id is null)),
      check ((employee_id is null) = (exhibitor_id is null)),
      check (cardinality(receivers) + cardinality(categories) <= 5),
      check (state <> 'published' or published_at is not null)
    )`.execute(db);
  await sql`comment on column post.reason is 'why it was refused or removed; its author is told'`.execute(db);
  await sql`comment on column post.exhibitor_id is 'whose the post is when an employee wrote it: it stays when the employee leaves'`.execute(
    db,
  );
  // the feed, newest first
  await sql`create index post_feed on post (exhibition_id, published_at desc, id desc) where state = 'published'`.execute(
    db,
  );
  // whether a picture stands in a post that is published
  await sql`create index post_of_picture on post using gin (pictures) where state = 'published'`.execute(db);
  // own posts of a person, and how many there are
  await sql`create index post_of_visitor on post (visitor_id, created_at desc) where visitor_id is not null`.execute(
    db,
  );
  await sql`create index post_of_employee on post (employee_id, created_at desc) where employee_id is not null`.execute(
    db,
  );
  // all of a company, for its administrators
  await sql`create index post_of_exhibitor on post (exhibitor_id, created_at desc) where exhibitor_id is not null`.execute(
    db,
  );
  // the console's queue, by state
  await sql`create index post_queue on post (exhibition_id, state, created_at desc)`.execute(db);
  // sending a post twice stores it once (G57)
  await sql`create unique index post_request_of_visitor on post (visitor_id, request_id)`.execute(db);
  await sql`create unique index post_request_of_employee on post (employee_id, request_id)`.execute(db);
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_comment (
      id text primary key,
      exhibition_id text not null references exhibition,
      post_id text not null references post on delete cascade,
      visitor_id text references visitor on delete cascade,
      employee_id text references employee,
      text text not null,
      request_id text,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      removed_by text check (removed_by in ('host', 'organizer')),
      check ((visitor_id is null) <> (employee_id is null)),
      check ((removed_at is null) = (removed_by is null))
    )`.execute(db);
  await sql`comment on column post_comment.removed_by is 'host: the author of the post; what its own author deletes is gone'`.execute(
    db,
  );
  // the comments of a post, oldest first
  await sql`create index post_comment_of_post on post_comment (post_id, created_at, id)`.execute(db);
  await sql`create unique index post_comment_request_of_visitor on post_comment (visitor_id, request_id)`.execute(db);
  await sql`create unique index post_comment_request_of_employee on post_comment (employee_id, request_id)`.execute(db);

  // one an account, whatever it is at the fair; who it was then says whether it still counts
  await sql`
    create table post_like (
      post_id text not null references post on delete cascade,
      account_id text not null references account on delete cascade,
      exhibition_id text not null references exhibition,
      visitor_id text references visitor on delete cascade,
      employee_id text references employee,
      created_at timestamptz not null default now(),
      primary key (post_id, account_id),
      check ((visitor_id is null) <> (employee_id is null))
    )`.execute(db);
  // personal data: the likes of an account
  await sql`create index post_like_of_account on post_like (account_id)`.execute(db);

  await sql`
    create table post_report (
      id text primary key,
      exhibition_id text not null references exhibition,
      post_id text not null references post on delete cascade,
      comment_id text references post_comment on delete cascade,
      account_id text not null references account on delete cascade,
      reason text not null check (reason in ('advertising', 'fraud', 'illegal', 'insult', 'other')),
      words text not null default '',
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      unique nulls not distinct (post_id, comment_id, account_id)
    )`.execute(db);
  // the console's queue: what is reported and not settled
  await sql`create index post_report_open on post_report (exhibition_id, post_id) where settled_at is null`.execute(db);
}
