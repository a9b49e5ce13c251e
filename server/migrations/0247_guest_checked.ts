import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['conversation_guest_id_fkey', 'conversation_of_one'])
    await sql`alter table conversation validate constraint ${sql.id(name)}`.execute(db);
  // the one conversation of a guest with a company, and what goes with a guest
  await createIndex(db, {
    name: 'conversation_of_guest',
    on: sql`conversation (guest_id, exhibitor_id) where guest_id is not null`,
    unique: true,
  });
}
