import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Every message is in one of its states: those that are there are read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message validate constraint message_state_check`.execute(db);
}
