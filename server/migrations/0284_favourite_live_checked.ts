import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** The older kinds are among those that may be: every favourite that is there is read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table favourite validate constraint favourite_subject_type_check`.execute(db);
}
