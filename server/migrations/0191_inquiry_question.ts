import { sql, type Kysely } from 'kysely';

/** What a company asks whoever sends it an inquiry, and what was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table inquiry_question (
      id text primary key,
      exhibition_id text not null references exhibition,
      exhibitor_id text not null references exhibitor on delete cascade,
      place integer not null,
      text_zh text not null,
      text_en text not null,
      unique (exhibitor_id, place)
    )`.execute(db);
  await sql`alter table inquiry add column answers jsonb not null default '[]'`.execute(db);
  await sql`comment on column inquiry.answers is 'questions of the supplier as they were asked, with what the buyer answered'`.execute(
    db,
  );
}
