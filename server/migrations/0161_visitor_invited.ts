import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // who registered through the letters of a company
  await createIndex(db, {
    name: 'visitor_invited',
    on: sql`visitor (invitation_exhibitor_id) where invitation_exhibitor_id is not null`,
  });
}
