import { sql, type Kysely } from 'kysely';

export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact validate constraint contact_source`.execute(db);
}
