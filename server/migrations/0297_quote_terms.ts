import { sql, type Kysely } from 'kysely';

/** A price holds for a quantity, a lead time and terms of payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quote
      add column quantity integer,
      add column quantity_unit text not null default '',
      add column lead_time text not null default '',
      add column payment text not null default ''`.execute(db);
  await sql`comment on column quote.quantity is 'in quantity_unit; null: not said'`.execute(db);
}
