import { sql, type RawBuilder } from 'kysely';
import type { Db } from './kysely.ts';

/** How many rows there are, `from` naming tables and conditions: ``sql`from intent_order o where ${where}` ``. `planned`: `FORCE_CUSTOM_PLAN`, or nothing. */
export async function countSql(
  db: Db,
  from: RawBuilder<unknown>,
  planned: RawBuilder<unknown> = sql``,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`${planned}select count(*)::int as total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
