import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // the few whom a company's customer pool leaves out
  await createIndex(db, {
    name: 'visitor_suspended',
    on: sql`visitor (exhibition_id, id) where suspended_at is not null`,
  });
}
