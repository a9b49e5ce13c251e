import { sql, type Kysely } from 'kysely';

/** The table of files holds videos and documents as well. What is no picture has no width; a video has both and lasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file
      drop constraint file_kind_check,
      add constraint file_kind_check check (kind in ('webp', 'drawn', 'mp4', 'pdf')),
      alter column width set default 0, alter column height set default 0,
      add column seconds integer not null default 0`.execute(db);
  await sql`comment on column file.seconds is 'how long a video lasts, rounded up; 0 for everything else'`.execute(db);
  await sql`comment on column file.owner_id is 'the company or person whose share of the store it takes up; nobody else may use it'`.execute(
    db,
  );
}
