import { sql, type Kysely } from 'kysely';

/** Sentences that a company, or the fair's customer service, keeps to answer with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quick_reply (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text references exhibitor on delete cascade,
      text_zh text not null default '',
      text_en text not null default '',
      created_at timestamptz not null default now(),
      check (text_zh <> '' or text_en <> '')
    )`.execute(db);
  await sql`comment on column quick_reply.exhibitor_id is 'whose it is; null: of the fair itself'`.execute(db);
  // all of a company, or of the fair, in the order in which they were written
  await sql`create index quick_reply_of on quick_reply (exhibition_id, exhibitor_id, created_at, id)`.execute(db);
}
