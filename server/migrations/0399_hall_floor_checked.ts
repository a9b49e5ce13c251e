import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Every hall stands on a floor of its fair: those that are there are read once, and none is held up by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hall validate constraint hall_floor_fkey`.execute(db);
}
