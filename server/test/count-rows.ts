import { sql, type RawBuilder } from 'kysely';
import type { TestPortal } from './portal.ts';

/** How many rows there are of a table, named with its condition: sql`notice where mailed`. */
export async function countRows({ ctx }: TestPortal, of: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${of}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
