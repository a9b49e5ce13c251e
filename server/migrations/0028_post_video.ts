import { sql, type Kysely } from 'kysely';

/** A post holds up to nine pictures or one video, never both; a video comes with its cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // no call has taken a video so far
  await sql`update post set video = null where video is not null`.execute(db);
  await sql`
    alter table post
      add video_cover text references file,
      add constraint post_video_covered check ((video is null) = (video_cover is null)),
      add constraint post_video_alone check (video is null or cardinality(pictures) = 0)`.execute(db);
  // which post names a file that is to go, or that somebody wants to see
  await sql`create index post_of_video on post (video) where video is not null`.execute(db);
  await sql`create index post_of_video_cover on post (video_cover) where video_cover is not null`.execute(db);
}
