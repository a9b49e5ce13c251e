import { sql, type Kysely } from 'kysely';

/** Pictures of exhibits are shown to those who may see an exhibit that has them; everything else is public, by its use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // upload.picture, upload.addresses: which exhibits have this picture; without a pending list, which every question would read through
  await sql`create index product_of_picture on product using gin ((pictures || long_pictures)) with (fastupdate = off)`.execute(
    db,
  );
  await sql`
    update file f set use = 'product'
    where f.use = 'demo' and exists (select from product p where p.pictures || p.long_pictures @> array[f.id])`.execute(
    db,
  );
}
