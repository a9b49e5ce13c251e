import { sql, type Kysely } from 'kysely';

/** Amount, currency and unit of a price apart. What was typed as a price before stays where it is until the price is edited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table product
      add column sale_amount numeric(12, 2), add column sale_currency text not null default '',
      add column sale_unit text not null default '',
      add column purchase_amount numeric(12, 2), add column purchase_currency text not null default '',
      add column purchase_unit text not null default ''`.execute(db);
  await sql`comment on column product.sale_price is 'typed before amount, currency and unit stood apart; empty where there is a sale_amount'`.execute(
    db,
  );
  await sql`comment on column product.purchase_price is 'typed before amount, currency and unit stood apart; empty where there is a purchase_amount'`.execute(
    db,
  );
}
