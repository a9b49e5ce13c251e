import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { DETAIL, type DetailRow } from './product.queries.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';

export type PublicRow = DetailRow & { updated_at: Date };

/**
 * Exhibits that everybody may see, by their ids: whoever goes through all of them goes from id to id, never by a deep offset.
 * `ingredients`: those with one of them; null for all.
 */
export async function publicProducts(
  ctx: FairContext,
  { ingredients, after, limit }: { ingredients: readonly string[] | null; after: string; limit: number },
): Promise<PublicRow[]> {
  if (ingredients?.length === 0) return [];
  const wanted = (ingredients ?? []).map(
    (code) => sql`p.attributes->'ingredients' @> ${JSON.stringify([{ code }])}::jsonb`,
  );
  const narrowed = wanted.length === 0 ? sql`true` : sql`(${sql.join(wanted, sql` or `)})`;
  const { rows } = await sql<PublicRow>`
    select ${DETAIL}, p.updated_at
    from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and ${IS_PUBLIC_SQL} and p.id > ${after} and ${narrowed}
    order by p.id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** The first id of each run of `size` exhibits that everybody may see. */
export async function publicProductStarts(ctx: FairContext, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select p.id, row_number() over (order by p.id) as place from product p join exhibitor e on e.id = p.exhibitor_id
      where p.exhibition_id = ${ctx.exhibition.id} and ${IS_PUBLIC_SQL}
    ) numbered where (place - 1) % ${size} = 0 order by id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** The run that begins at an id, in short. */
export async function publicProductRun(ctx: FairContext, from: string, size: number) {
  const { rows } = await sql<{ id: string; cover: string; updated_at: Date }>`
    select p.id, p.pictures[1] as cover, p.updated_at from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and ${IS_PUBLIC_SQL} and p.id >= ${from} order by p.id limit ${size}`.execute(
    ctx.db,
  );
  return rows;
}
