import { sql } from 'kysely';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isVisibleSql } from '../product-visibility/product-visibility.rules.ts';

type SupplierRow = { exhibitor_id: string; exhibitor_zh: string; exhibitor_en: string; logo: string };
export type AskedRow = SupplierRow & {
  id: string;
  name_zh: string;
  name_en: string;
  strength: string;
  attributes: unknown;
};

/** Those of these exhibits that the caller may see, in the order they are named in. */
export async function askedProducts(
  ctx: FairContext,
  ids: readonly string[],
  visibility: Visibility,
): Promise<AskedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AskedRow>`
    select p.id, p.name_zh, p.name_en, p.strength, p.attributes, e.id as exhibitor_id, e.name_zh as exhibitor_zh,
      e.name_en as exhibitor_en, e.logo
    from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.deleted_at is null
      and e.open and ${isVisibleSql(visibility)}
    order by array_position(${[...ids]}::text[], p.id)`.execute(ctx.db);
  return rows;
}

/** Those of these exhibitors that stand open, in the order they are named in. */
export async function askedExhibitors(ctx: FairContext, ids: readonly string[]): Promise<SupplierRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SupplierRow>`
    select e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo from exhibitor e
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = any(${[...ids]}::text[]) and e.open
    order by array_position(${[...ids]}::text[], e.id)`.execute(ctx.db);
  return rows;
}
