import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** The older kinds are among those that may be: every message that is there is read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_message validate constraint chat_message_kind_check`.execute(db);
  // where a quote or an invitation stands, once it has changed
  await createIndex(db, {
    name: 'chat_message_quote',
    on: sql`chat_message ((body->>'quoteId')) where kind = 'quote'`,
  });
  await createIndex(db, {
    name: 'chat_message_invitation',
    on: sql`chat_message ((body->>'invitationId')) where kind = 'invitation'`,
  });
}
