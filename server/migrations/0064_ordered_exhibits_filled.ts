import { sql, type Kysely } from 'kysely';
import { updateInBatches } from '../src/platform/database/online-migration.ts';

/** Orders of before get what their exhibit is called now: from here on it does not change any more. */
export const transaction = false;

const of = (column: string) => sql`(select ${sql.raw(column)} from product p where p.id = intent_order.product_id)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await updateInBatches(db, {
    table: 'intent_order',
    set: sql`product_zh = ${of('p.name_zh')}, product_en = ${of('p.name_en')}, product_strength = ${of('p.strength')},
      product_picture = ${of("coalesce(p.pictures[1], '')")}`,
    where: sql`intent_order.product_zh is null`,
  });
}
