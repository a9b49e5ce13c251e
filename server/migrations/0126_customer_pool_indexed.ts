import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['contact_level', 'contact_removed_by', 'contact_source'])
    await sql`alter table contact validate constraint ${sql.id(name)}`.execute(db);
  // how it ended the last time, asked when somebody joins
  await createIndex(db, {
    name: 'contact_history',
    on: sql`contact (visitor_id, exhibitor_id, created_at desc)`,
  });
}
