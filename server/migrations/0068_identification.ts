import { sql, type Kysely } from 'kysely';

/** What else an exhibit is told by (specification, section 3): a product standard, a bar code, a UN number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column identification text not null default ''`.execute(db);
}
