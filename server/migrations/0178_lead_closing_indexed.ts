import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['lead_close_reason', 'lead_closing'])
    await sql`alter table lead validate constraint ${sql.id(name)}`.execute(db);
  // the closed ones of the inbox, which are few
  await createIndex(db, {
    name: 'lead_closed',
    on: sql`lead (exhibitor_id, created_at desc, id) where closed_at is not null`,
  });
}
