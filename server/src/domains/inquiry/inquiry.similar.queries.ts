import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isVisibleSql } from '../product-visibility/product-visibility.rules.ts';

export type Likeness = { exhibitor_id: string; category: string; ingredients: string[] };

/** What these exhibits are found by, as far as the caller may see them, in the order they are named in. */
export async function likenessOf(
  ctx: FairContext,
  ids: readonly string[],
  visibility: Visibility,
): Promise<Likeness[]> {
  const { rows } = await sql<Likeness>`
    select p.exhibitor_id, p.category,
      coalesce((select array_agg(part->>'code') from jsonb_array_elements(p.attributes->'ingredients') part), '{}') as ingredients
    from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.deleted_at is null
      and e.open and ${isVisibleSql(visibility)}
    order by array_position(${[...ids]}::text[], p.id)`.execute(ctx.db);
  return rows;
}

/** Suppliers whom this buyer has sent an inquiry or an order within a month. */
export async function askedLately(ctx: FairContext, visitorId: string): Promise<Set<string>> {
  const { rows } = await sql<{ exhibitor_id: string }>`
    select distinct exhibitor_id from lead
    where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${visitorId} and created_at > now() - interval '30 days'`.execute(
    ctx.db,
  );
  return new Set(rows.map(({ exhibitor_id: id }) => id));
}
