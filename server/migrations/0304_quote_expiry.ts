import { sql, type Kysely } from 'kysely';

/** Whoever deals with a request is told once that a quote on it has expired; of those of before nobody is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quote add column expiry_told boolean not null default true`.execute(db);
  await sql`alter table quote alter column expiry_told set default false`.execute(db);
}
