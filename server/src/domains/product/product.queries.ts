import { sql, type RawBuilder } from 'kysely';
import { countSql } from '../../platform/database/count-sql.ts';
import type { PriceRow } from './product.prices.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL, isVisibleSql } from '../product-visibility/product-visibility.rules.ts';
import { type Range, type PageOfRows, paginateSql } from '../../platform/database/paginate.ts';

export type CardRow = {
  id: string;
  name_zh: string;
  name_en: string;
  brand_zh: string;
  brand_en: string;
  cover: string;
  strength: string;
  attributes: unknown;
  minimum_order_quantity: string | null;
  minimum_order_unit: string | null;
  scope: VisibleRange;
  for_all: boolean;
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
};

/** Has `product p` the picture that this SQL names, above or among the long ones? */
export const hasPicture = (file: RawBuilder<unknown>) => sql<boolean>`p.pictures || p.long_pictures @> array[${file}]`;

const CARD = sql`
  p.id, p.name_zh, p.name_en, p.brand_zh, p.brand_en, p.pictures[1] as cover, p.strength,
  jsonb_build_object('ingredients', p.attributes->'ingredients', 'class', p.attributes->'class') as attributes,
  p.minimum_order_quantity, p.minimum_order_unit, p.scope, ${IS_PUBLIC_SQL} as for_all,
  e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo, e.country, e.hall, e.booth_number`;

/** Cards of these products in this order; those the caller may not see (any more) are left out. */
export async function cards(ctx: FairContext, ids: readonly string[], visibility: Visibility): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const result = await sql<CardRow>`
    select ${CARD}
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    join product p on p.id = wanted.id
    join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.deleted_at is null and e.open and ${isVisibleSql(visibility)}
    order by wanted.place`.execute(ctx.db);
  return result.rows;
}

/** An exhibitor's exhibits as a caller may see them: numbered ones first, then newest first. */
export async function cardsOfExhibitor(
  ctx: FairContext,
  exhibitorId: string,
  visibility: Visibility,
  range: Range,
): Promise<PageOfRows<CardRow>> {
  const where = sql`p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null and e.open and ${isVisibleSql(visibility)}`;
  const from = sql`from product p join exhibitor e on e.id = p.exhibitor_id where ${where}`;
  const order = sql`p.sort_number nulls last, p.published_at desc, p.id`;
  return paginateSql(ctx.db, { select: CARD, from, order }, range);
}

export type CoverRow = {
  exhibitor_id: string;
  id: string;
  name_zh: string;
  name_en: string;
  cover: string;
  for_all: boolean;
};

/** The first few visible exhibits of each of these exhibitors, for their cards. */
export async function coversOf(
  ctx: FairContext,
  exhibitorIds: readonly string[],
  visibility: Visibility,
  each: number,
) {
  if (exhibitorIds.length === 0) return [];
  const result = await sql<CoverRow>`
    select shown.* from unnest(${[...exhibitorIds]}::text[]) as wanted(id)
    join exhibitor e on e.id = wanted.id
    cross join lateral (
      select p.exhibitor_id, p.id, p.name_zh, p.name_en, p.pictures[1] as cover, ${IS_PUBLIC_SQL} as for_all from product p
      where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = wanted.id and p.deleted_at is null and ${isVisibleSql(visibility)}
      order by p.sort_number nulls last, p.published_at desc, p.id limit ${each}
    ) shown`.execute(ctx.db);
  return result.rows;
}

/** How many exhibits of each of these exhibitors the caller may see. */
export async function countsOf(
  ctx: FairContext,
  exhibitorIds: readonly string[],
  visibility: Visibility,
): Promise<Map<string, number>> {
  const result = await sql<{ exhibitor_id: string; count: number }>`
    select p.exhibitor_id, count(*) as count from product p
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = any(${[...exhibitorIds]}::text[]) and p.deleted_at is null and ${isVisibleSql(visibility)}
    group by p.exhibitor_id`.execute(ctx.db);
  return new Map(result.rows.map((row) => [row.exhibitor_id, row.count]));
}

export type DetailRow = CardRow &
  PriceRow & {
    article_number: string;
    identification: string;
    pictures: string[];
    long_pictures: string[];
    video: string | null;
    video_cover: string | null;
    category: string;
    tags: string[];
    whole_attributes: unknown;
    introduction_zh: string;
    introduction_en: string;
    spot: boolean;
    customization: boolean;
    published_at: Date;
    sort_number: number | null;
    version: number;
  };

/** The columns of `PriceRow`. */
export const PRICES = sql`p.sale_price, p.sale_amount, p.sale_currency, p.sale_unit,
  p.purchase_price, p.purchase_amount, p.purchase_currency, p.purchase_unit`;

export const DETAIL = sql`
  ${CARD}, p.article_number, p.identification, p.pictures, p.long_pictures, p.video, p.video_cover, p.category, p.tags,
  p.attributes as whole_attributes,
  p.introduction_zh, p.introduction_en, ${PRICES}, p.spot, p.customization, p.published_at, p.sort_number, p.version`;

/**
 * One product of the exhibition, whoever may see it: the rule is asked by the handler, since a refusal names the exhibitor.
 * What a company shows is hidden while it is not open, but not from itself (`ownerId`).
 */
export async function product(ctx: FairContext, id: string, ownerId = ''): Promise<DetailRow | null> {
  const result = await sql<DetailRow>`
    select ${DETAIL}
    from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id} and p.deleted_at is null and (e.open or e.id = ${ownerId})`.execute(
    ctx.db,
  );
  return result.rows[0] ?? null;
}

export async function publicCount(ctx: FairContext, exhibitorId: string): Promise<number> {
  return countSql(
    ctx.db,
    sql`from product
      where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and scope = 0 and deleted_at is null`,
  );
}
