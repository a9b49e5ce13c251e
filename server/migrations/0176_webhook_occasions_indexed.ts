import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // what is heard twice is told once
  await createIndex(db, {
    name: 'webhook_delivery_once_each',
    unique: true,
    on: sql`webhook_delivery (webhook_id, event, subject_id, occasion)`,
  });
  await sql`drop index concurrently if exists webhook_delivery_once`.execute(db);
  await sql`alter table notice validate constraint notice_kind_check`.execute(db);
}
