import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** What the staff are to decide is counted on every page of the console: by indexes that hold it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'sourcing_waiting',
    on: sql`sourcing (exhibition_id, created_at) where audit = 'review' and closed_at is null and deleted_at is null`,
  });
  await createIndex(db, {
    name: 'meeting_signup_waiting',
    on: sql`meeting_signup (exhibition_id, created_at) where audit = 'review' and withdrawn_at is null`,
  });
}
