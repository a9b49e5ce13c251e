import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/find.ts';
import type { Scope } from '../../scope.ts';
import { visible } from '../product/product.queries.ts';

/** In which strengths these products are shown to the caller, the commonest first. */
export async function strengthsOf(
  scope: Scope,
  ids: readonly string[],
  visibility: Visibility,
): Promise<{ strength: string; count: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ strength: string; count: number }>`
    select p.strength, count(*)::int as count from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${scope.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.deleted_at is null and e.open
      and ${visible(visibility)} and p.strength <> ''
    group by p.strength order by 2 desc, 1`.execute(scope.db);
  return rows;
}

/** These articles in this order, as far as they are published. */
export async function foundArticles(scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .selectFrom('article')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', 'in', [...ids])
    .where('published_at', '<=', new Date())
    .select(['id', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'picture', 'published_at'])
    .execute();
  return inOrder(ids, rows);
}

/** These programmes in this order. */
export async function foundProgrammes(scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .selectFrom('programme')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', 'in', [...ids])
    .selectAll()
    .execute();
  return inOrder(ids, rows);
}

function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
