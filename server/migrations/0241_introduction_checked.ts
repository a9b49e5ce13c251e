import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** The older channels are among those that may be: every invitation that is there is read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation validate constraint invitation_channel_check`.execute(db);
}
