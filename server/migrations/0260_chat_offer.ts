import { sql, type Kysely } from 'kysely';

/** Messages may hold a quote or an invitation. Those that are there are of the older kinds: they are read once by the next migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_message drop constraint chat_message_kind_check,
      add constraint chat_message_kind_check
        check (kind in ('text', 'product', 'card', 'files', 'quote', 'invitation', 'recall', 'assigned', 'talk')) not valid`.execute(
    db,
  );
}
