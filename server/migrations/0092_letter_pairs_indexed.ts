import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

/** The indexes of the console's search (0089). */
export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // organizer.search: visitors by name, company and mobile; the same text as VISITOR_TEXT
  await createIndex(db, {
    name: 'visitor_letter_pairs',
    on: sql`visitor using gin (letter_pairs(name || ' ' || company || ' ' || mobile)) with (fastupdate = off)`,
  });
  // the same by what they log in with; the same text as ACCOUNT_TEXT
  await createIndex(db, {
    name: 'account_letter_pairs',
    on: sql`account using gin (letter_pairs(coalesce(email, '') || ' ' || coalesce(mobile, ''))) with (fastupdate = off)`,
  });
  // pre-registered colleagues; the same text as COLLEAGUE_TEXT
  await createIndex(db, {
    name: 'preregistration_letter_pairs',
    on: sql`preregistration using gin (letter_pairs(name || ' ' || company || ' ' || email)) with (fastupdate = off)`,
  });
  // badges by the beginning of their number
  await createIndex(db, { name: 'badge_number_begins', on: sql`badge (exhibition_id, number text_pattern_ops)` });
}
