import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** A reference is one exhibitor's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'exhibitor_reference',
    unique: true,
    on: sql`exhibitor (exhibition_id, reference) where reference <> ''`,
  });
}
