import { sql, type Kysely } from 'kysely';

/**
 * Pictures, videos and documents of messages. A file stands in one message at most, and its row here goes with whichever of the two goes:
 * the file when the message is recalled or its owner’s account is deleted, the message with its conversation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the fair comes with the message, as that of a message with its conversation
  await sql`
    create table chat_attachment (
      file_id text primary key references file on delete cascade,
      exhibition_id text not null,
      message_id text not null references chat_message on delete cascade,
      place integer not null check (place between 1 and 9),
      author_id text,
      name text not null default '',
      cover text references file on delete set null
    )`.execute(db);
  await sql`comment on column chat_attachment.author_id is 'the visitor or employee who sent it; null: an account that is gone'`.execute(
    db,
  );
  await sql`comment on column chat_attachment.name is 'what a document is called; pictures and videos are called nothing'`.execute(
    db,
  );
  await sql`comment on column chat_attachment.cover is 'the picture that a video shows before it plays'`.execute(db);
  // the files of a message in order
  await sql`create unique index chat_attachment_of_message on chat_attachment (message_id, place)`.execute(db);
  // who may see the cover of a video, and what may be swept
  await sql`create index chat_attachment_cover on chat_attachment (cover) where cover is not null`.execute(db);
  // the erasure of an account
  await sql`create index chat_attachment_of_author on chat_attachment (author_id)`.execute(db);
}
