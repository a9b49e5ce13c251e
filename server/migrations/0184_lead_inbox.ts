import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** The inbox in its order, with what narrows and counts it: a page and its counts are found without reading the leads themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'lead_inbox',
    on: sql`lead (exhibitor_id, created_at desc, id)
      include (exhibition_id, kind, state, employee_id, visitor_id, closed_at, follow_up_on)`,
  });
  await sql`drop index concurrently if exists lead_of_exhibitor`.execute(db);
}
