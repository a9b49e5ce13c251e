import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** The older kinds are among those that may be: every notice that is there is read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice validate constraint notice_kind_check`.execute(db);
}
