import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** Those that have expired and nobody was told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'quote_expiring',
    on: sql`quote (valid_until) where state = 'open' and not expiry_told`,
  });
}
