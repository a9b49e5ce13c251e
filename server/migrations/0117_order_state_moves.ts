import { sql, type Kysely } from 'kysely';

/** Who deals with an order and whether its buyer was contacted stands with its lead alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table intent_order drop column salesperson_id, drop column state, drop column contacted_at`.execute(
    db,
  );
}
