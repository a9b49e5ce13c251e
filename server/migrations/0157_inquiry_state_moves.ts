import { sql, type Kysely } from 'kysely';

/** Who deals with an inquiry and whether its buyer was answered stands with its lead alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry drop column salesperson_id, drop column answered_at, drop column closed_at`.execute(db);
}
