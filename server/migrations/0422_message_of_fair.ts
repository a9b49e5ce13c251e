import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** The e-mails of a fair, newest first, and those to one address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'message_mail_log',
    on: sql`message (exhibition_id, created_at desc, id) where kind = 'email'`,
  });
  await createIndex(db, {
    name: 'message_mail_recipient',
    on: sql`message (exhibition_id, recipient, created_at desc) where kind = 'email'`,
  });
}
