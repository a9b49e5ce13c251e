import { sql, type Kysely } from 'kysely';

/** An order keeps what the buyer knew of the exhibit. Null only in orders of before, until 0064 has come to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table intent_order
      add column product_zh text,
      add column product_en text,
      add column product_strength text,
      add column product_picture text`.execute(db);
  await sql`comment on column intent_order.product_zh is 'what the exhibit was called when it was ordered, as is product_en; null: as it is called now'`.execute(
    db,
  );
  await sql`comment on column intent_order.product_picture is 'file of its cover at that time; empty where it had none'`.execute(
    db,
  );
}
