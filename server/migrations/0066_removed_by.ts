import { sql, type Kysely } from 'kysely';

/** Whoever looks through what was deleted reads by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column removed_by text`.execute(db);
  await sql`comment on column product.removed_by is 'the employee who deleted it; null where nobody knows any more'`.execute(
    db,
  );
}
