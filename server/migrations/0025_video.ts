import { sql, type Kysely } from 'kysely';

/** Videos: on their way in, of an exhibit, of a company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table video (
      id text primary key,
      exhibition_id text not null references exhibition,
      account_id text not null references account,
      owner_id text not null,
      use text not null,
      bytes integer not null check (bytes > 0),
      state text not null default 'receiving' check (state in ('receiving', 'processing', 'ready', 'refused')),
      refusal text,
      poster text references file on delete set null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      check ((state = 'refused') = (refusal is not null))
    )`.execute(db);
  await sql`comment on table video is 'a video from its first byte until a day later; a ready one is a row of file with the same id, which stays'`.execute(
    db,
  );
  await sql`comment on column video.bytes is 'as declared before the first byte; counted to the share of the store until it is ready'`.execute(
    db,
  );
  await sql`comment on column video.owner_id is 'the company or person whose share of the store it takes up'`.execute(
    db,
  );
  // what an account has on its way, and what an owner's share is taken up by
  await sql`create index video_of_account on video (account_id) where state = 'receiving'`.execute(db);
  await sql`create index video_of_owner on video (owner_id) where state in ('receiving', 'processing')`.execute(db);

  await sql`
    alter table product
      add video text references file,
      add video_cover text references file,
      add constraint product_video_covered check ((video is null) = (video_cover is null))`.execute(db);
  await sql`
    alter table exhibitor
      add videos text[] not null default '{}',
      add video_covers text[] not null default '{}',
      add constraint exhibitor_videos_covered check (cardinality(videos) = cardinality(video_covers))`.execute(db);
  // whether everybody may see a video or its cover: which exhibits and companies have it
  await sql`create index product_of_video on product (video) where video is not null`.execute(db);
  await sql`create index product_of_video_cover on product (video_cover) where video_cover is not null`.execute(db);
  await sql`create index exhibitor_of_video_cover on exhibitor using gin (video_covers)`.execute(db);
  await sql`comment on column exhibitor.video_covers is 'the cover of each of its videos, in the same order'`.execute(
    db,
  );
}
