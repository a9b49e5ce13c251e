import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

const REQUEST = sql`coalesce(order_id, inquiry_id)`;
/** An offer is told from others on the same request by its exhibit, else by the line of the requirement. */
const ITEM = sql`coalesce(product_id, sourcing_line_id, '')`;

/** Offers on the lines of one requirement stand beside each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, {
    name: 'quote_of_sourcing_line',
    on: sql`quote (sourcing_line_id) where sourcing_line_id is not null`,
  });
  await createIndex(db, { name: 'quote_version_of_item', on: sql`quote (${REQUEST}, ${ITEM}, version)`, unique: true });
  await createIndex(db, {
    name: 'quote_standing_of_item',
    on: sql`quote (${REQUEST}, ${ITEM}) where state in ('open', 'accepted')`,
    unique: true,
  });
  await sql`drop index concurrently if exists quote_version`.execute(db);
  await sql`drop index concurrently if exists quote_standing`.execute(db);
}
