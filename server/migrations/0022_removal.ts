import { sql, type Kysely } from 'kysely';

/** Deleting can be undone: what one act deleted comes back together, each at the place it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add removal text, add sort_number_before integer`.execute(db);
  await sql`comment on column product.removal is 'the act that deleted it; given back to whoever did it, to undo it'`.execute(
    db,
  );
  // product.restore: everything of one act
  await sql`create index product_of_removal on product (exhibitor_id, removal) where removal is not null`.execute(db);
}
