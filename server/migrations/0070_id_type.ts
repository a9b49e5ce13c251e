import { sql, type Kysely } from 'kysely';

/** What kind of document an ID number is of; until now it was always an identity card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visitor add column id_type text not null default 'idCard'`.execute(db);
}
