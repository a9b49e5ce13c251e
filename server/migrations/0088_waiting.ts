import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

/** What waits for the organizer, counted on every page of the console. */
export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // organizer.queues: how many, and since when; the same sentences as in queue.queries.ts
  await createIndex(db, {
    name: 'visitor_waiting',
    on: sql`visitor (exhibition_id, (coalesce(completed_at, created_at)))
      where suspended_at is null and complete_exhibition_registration and coalesce(review_state, 'underReview') = 'underReview'`,
  });
  await createIndex(db, {
    name: 'preregistration_waiting',
    on: sql`preregistration (exhibition_id, answered_at)
      where state = 'confirmed' and coalesce(review_state, 'underReview') = 'underReview'`,
  });
  await createIndex(db, {
    name: 'suggestion_waiting',
    on: sql`suggestion (exhibition_id, created_at) where state = 'new'`,
  });
}
