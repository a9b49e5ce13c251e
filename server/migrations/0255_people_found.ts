import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

export const transaction = false;

/** A company finds and orders the people it knows, also those whom the directory does not show: by the fair's indexes, not by reading them all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // contactPersonList by words; visitor.browse of exhibitors, which asked the smaller one until now
  await createIndex(db, { name: 'visitor_words', on: sql`visitor using gin (all_words) with (fastupdate = off)` });
  await sql`drop index concurrently if exists visitor_all_words`.execute(db);
  // contactPersonList by company
  await createIndex(db, { name: 'visitor_companies', on: sql`visitor (exhibition_id, directory_key)` });
  // contactPersonList by name, lead.list by buyer
  await createIndex(db, { name: 'visitor_names', on: sql`visitor (exhibition_id, lower(name))` });
}
