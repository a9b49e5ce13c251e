import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // what is offered to everybody from now on, looked for each minute
  await createIndex(db, {
    name: 'conversation_offered',
    on: sql`conversation (offered_until) where offered_until is not null`,
  });
  // the erasure of an account
  await createIndex(db, { name: 'chat_answerer_of_employee', on: sql`chat_answerer (employee_id)` });
}
