import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // organizer.queues: what waits and since when, asked by every page of the console
  await createIndex(db, {
    name: 'chat_report_queue',
    on: sql`chat_report (exhibition_id, created_at) where closed_at is null`,
  });
}
