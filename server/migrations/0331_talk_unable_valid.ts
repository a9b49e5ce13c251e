import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** The older states are among those that may be: every call that is there is read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table talk validate constraint talk_state_check`.execute(db);
}
