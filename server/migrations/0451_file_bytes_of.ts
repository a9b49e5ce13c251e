import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** Before bytes go from the store, it is asked who else has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, { name: 'file_bytes_of', on: sql`file (bytes_of) where bytes_of is not null` });
}
