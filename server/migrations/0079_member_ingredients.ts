import { sql, type Kysely } from 'kysely';

/** Documents of companies know the ingredients of what approved visitors see: those of before are written anew after the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition alter column search_version set default 5`.execute(db);
}
