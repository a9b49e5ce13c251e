import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // review.list: how many visitors stand in each state, counted from the index alone
  await createIndex(db, {
    name: 'visitor_states',
    on: sql`visitor (exhibition_id, review_state, complete_exhibition_registration, suspended_at)`,
  });
}
