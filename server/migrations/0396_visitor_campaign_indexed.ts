import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** Registrations of a campaign link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, { name: 'visitor_campaign', on: sql`visitor (campaign_id) where campaign_id is not null` });
}
