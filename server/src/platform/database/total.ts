import { sql, type RawBuilder } from 'kysely';
import type { Db } from './kysely.ts';

/** How many rows there are, `from` naming tables and conditions: ``sql`from intent_order o where ${where}` ``. */
export async function totalOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
