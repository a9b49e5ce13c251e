import { sql, type Kysely } from 'kysely';

/** News and programmes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article (
      id text primary key,
      exhibition_id text not null references exhibition,
      title_zh text not null, title_en text not null,
      summary_zh text not null, summary_en text not null,
      body_zh text not null, body_en text not null,
      picture text not null default '',
      published_at timestamptz not null
    )`.execute(db);
  // news, newest first
  await sql`create index article_newest on article (exhibition_id, published_at desc, id)`.execute(db);

  await sql`
    create table programme (
      id text primary key,
      exhibition_id text not null references exhibition,
      title_zh text not null, title_en text not null,
      description_zh text not null, description_en text not null,
      place_zh text not null, place_en text not null,
      speaker_zh text not null, speaker_en text not null,
      kind text not null default '',
      starts_at timestamptz not null, ends_at timestamptz not null
    )`.execute(db);
  await sql`create index programme_in_time on programme (exhibition_id, starts_at, id)`.execute(db);
}
