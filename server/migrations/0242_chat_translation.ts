import { sql, type Kysely } from 'kysely';

/** What an engine has made of a message, once for each language. It goes with the message, with its recall, and with its author's account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_translation (
      message_id text not null references chat_message on delete cascade,
      lang text not null check (lang in ('zh', 'en')),
      exhibition_id text not null,
      author_id text,
      text text not null,
      kept text[] not null default '{}',
      primary key (message_id, lang)
    )`.execute(db);
  await sql`comment on column chat_translation.kept is 'passages that stand in the text as they were written'`.execute(
    db,
  );
  // the erasure of an account
  await sql`create index chat_translation_of_author on chat_translation (author_id)`.execute(db);
  // an erasure takes them by their author; one that is kept at that very moment goes with the name of the message's
  await sql`
    create function chat_translation_of_nobody() returns trigger language plpgsql as $$
    begin
      delete from chat_translation where message_id = new.id and author_id is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger chat_message_loses_author after update of author_id on chat_message for each row
    when (old.author_id is not null and new.author_id is null)
    execute function chat_translation_of_nobody()`.execute(db);
}
