import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isVisibleSql } from '../product-visibility/product-visibility.rules.ts';

/** In which strengths these products are shown to the caller, the commonest first. */
export async function strengthsOf(
  ctx: FairContext,
  ids: readonly string[],
  visibility: Visibility,
): Promise<{ strength: string; count: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ strength: string; count: number }>`
    select p.strength, count(*)::int as count from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.deleted_at is null and e.open
      and ${isVisibleSql(visibility)} and p.strength <> ''
    group by p.strength order by 2 desc, 1`.execute(ctx.db);
  return rows;
}
