import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OwnSort } from '@fairbridge/contract/own-product/own-sorts.ts';
import type { ProductForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { likeContains } from '../../platform/database/like.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { EXHIBIT_USES } from '../product-visibility/product-visibility.picture.ts';
import { keepsOlder, priceColumns } from '../product/product.prices.ts';
import { strengthOf } from '../product/product.strength.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import { UNDO_MINUTES } from './own-product.rules.ts';

export const products = versionedTable('product', { changedAt: 'updated_at' });

export type OwnRow = {
  id: string;
  name_zh: string;
  name_en: string;
  cover: string;
  article_number: string;
  strength: string;
  category: string;
  scope: VisibleRange;
  sort_number: number | null;
  updated_at: Date;
  orders: number;
  favourites: number;
};

export type OwnFilter = { keyword: string; scope: VisibleRange | null };
type Sorted = { sort: OwnSort; descending: boolean };

/** The keyword is looked for in names and article number. */
function named(keyword: string) {
  const like = likeContains(keyword);
  return sql<boolean>`(${keyword} = '' or p.name_zh ilike ${like} or p.name_en ilike ${like} or p.article_number ilike ${like})`;
}

function whereOwn(ctx: FairContext, exhibitorId: string, asked: OwnFilter) {
  return sql<boolean>`p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
    and (${asked.scope}::smallint is null or p.scope = ${asked.scope}::smallint) and ${named(asked.keyword)}`;
}

const ORDER = sql`p.sort_number nulls last, p.published_at desc, p.id`;
const ORDERS = sql<number>`(select count(*) from intent_order o where o.product_id = p.id and o.withdrawn_at is null)`;
const FAVOURITES = sql<number>`(select count(*) from favourite f where f.subject_type = 'PRODUCT' and f.subject_id = p.id and not f.deleted)`;
const SORTED = { updated: sql`p.updated_at`, orders: ORDERS, favourites: FAVOURITES };

function orderOf({ sort, descending }: Sorted, by: Partial<typeof SORTED> = {}) {
  if (sort === 'default') return ORDER;
  const value = by[sort] ?? SORTED[sort];
  return descending ? sql`${value} desc, ${ORDER}` : sql`${value}, ${ORDER}`;
}

/** The orders of a company by exhibit, counted in one go: asking for each of ten thousand exhibits takes several times as long. */
const ordersCounted = (ctx: FairContext, exhibitorId: string) => sql`
  left join (
    select o.product_id, count(*) as count from intent_order o
    where o.exhibition_id = ${ctx.exhibition.id} and o.exhibitor_id = ${exhibitorId} and o.withdrawn_at is null
    group by o.product_id
  ) ordered on ordered.product_id = p.id`;

async function countOwn(ctx: FairContext, where: ReturnType<typeof whereOwn>): Promise<number> {
  return countSql(ctx.db, sql`from product p where ${where}`);
}

/** A company's exhibits with what is counted of them. */
export async function ownProducts(ctx: FairContext, exhibitorId: string, asked: OwnFilter & Range & Sorted) {
  const where = whereOwn(ctx, exhibitorId, asked);
  const counted = asked.sort === 'orders' ? ordersCounted(ctx, exhibitorId) : sql``;
  const inner = orderOf(asked, asked.sort === 'orders' ? { orders: sql`coalesce(ordered.count, 0)` } : {});
  // the page first, what is counted of it after: of the rows that are passed over nothing is counted
  const rows = await sql<OwnRow>`
    select p.id, p.name_zh, p.name_en, p.pictures[1] as cover, p.article_number, p.strength, p.category, p.scope, p.sort_number, p.updated_at,
      ${ORDERS} as orders, ${FAVOURITES} as favourites
    from (select p.* from product p ${counted} where ${where} order by ${inner} ${limitOffset(asked)}) p
    order by ${orderOf(asked)}`.execute(ctx.db);
  return { rows: rows.rows, total: await countOwn(ctx, where) };
}

export type SimpleRow = Pick<OwnRow, 'id' | 'name_zh' | 'name_en' | 'cover' | 'strength' | 'scope'>;

/** The same in short, where one is to be picked. */
export async function simpleProducts(ctx: FairContext, exhibitorId: string, asked: { keyword: string } & Range) {
  const where = whereOwn(ctx, exhibitorId, { keyword: asked.keyword, scope: null });
  const rows = await sql<SimpleRow>`
    select p.id, p.name_zh, p.name_en, p.pictures[1] as cover, p.strength, p.scope
    from product p where ${where} order by ${ORDER} ${limitOffset(asked)}`.execute(ctx.db);
  return { rows: rows.rows, total: await countOwn(ctx, where) };
}

/** All that match, held for a change, in the order of their ids so that two changes never wait for each other. */
export async function lockMatching(ctx: FairContext, exhibitorId: string, filter: OwnFilter): Promise<OwnKey[]> {
  const result = await sql<OwnKey>`
    select p.id, p.scope, p.version from product p where ${whereOwn(ctx, exhibitorId, filter)}
    order by p.id for update`.execute(ctx.db);
  return result.rows;
}

export type OwnKey = { id: string; scope: VisibleRange; version: number };

/** Those of these ids that are exhibits of this company, held for a change. */
export async function lockOwnExhibits(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<OwnKey[]> {
  const result = await sql<OwnKey>`
    select id, scope, version from product
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and id = any(${[...ids]}::text[]) and deleted_at is null
    order by id for update`.execute(ctx.db);
  return result.rows;
}

/**
 * Makes room for a sort number: where it is taken, equal and higher numbers move up by one
 * (specification, section 4: exhibit sorting; ruling 4.3: no gaps needed).
 */
export async function makeRoom(
  ctx: FairContext,
  exhibitorId: string,
  sortNumber: number,
  exceptId: string,
): Promise<void> {
  await sql`
    update product set sort_number = sort_number + 1
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and sort_number >= ${sortNumber} and id <> ${exceptId}
      and exists (
        select from product taken
        where taken.exhibitor_id = ${exhibitorId} and taken.sort_number = ${sortNumber} and taken.id <> ${exceptId}
      )`.execute(ctx.db);
}

export function columns({ attributes }: Exhibition, form: ProductForm) {
  return {
    ...bilingualColumns('name', form.name),
    ...bilingualColumns('brand', form.brand),
    article_number: form.articleNumber,
    identification: form.identification,
    category: form.categoryCode,
    tags: form.tags,
    pictures: form.pictures,
    long_pictures: form.longPictures,
    video: form.video,
    video_cover: form.videoCover,
    attributes: JSON.stringify(form.attributes),
    strength: strengthOf(form.attributes, attributes),
    ...bilingualColumns('introduction', form.introduction),
    minimum_order_quantity: form.minimumOrder?.quantity ?? null,
    minimum_order_unit: form.minimumOrder?.unit ?? null,
    ...priceColumns(form),
    spot: form.spot,
    customization: form.customization,
    scope: form.scope,
    sort_number: form.sortNumber,
  };
}

/** A new exhibit; `older`: what the draft it was written from had as prices. */
export function newProduct(
  { exhibition }: FairContext,
  exhibitorId: string,
  form: ProductForm,
  older: { sale: string; purchase: string },
) {
  const keeps = keepsOlder(form);
  return {
    exhibitor_id: exhibitorId,
    ...columns(exhibition, form),
    sale_price: keeps.sale ? older.sale : '',
    purchase_price: keeps.purchase ? older.purchase : '',
  };
}

export function changedProduct({ exhibition }: FairContext, form: ProductForm) {
  const keeps = keepsOlder(form);
  return {
    ...columns(exhibition, form),
    ...(!keeps.sale && { sale_price: '' }),
    ...(!keeps.purchase && { purchase_price: '' }),
  };
}

export async function updateRange(ctx: FairContext, ids: readonly string[], visibleScope: VisibleRange): Promise<void> {
  await sql`
    update product set scope = ${visibleScope}, updated_at = now(), version = version + 1
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
}

export type Removal = { id: string; by: string };

export async function markDeleted(ctx: FairContext, ids: readonly string[], { id, by }: Removal): Promise<void> {
  await sql`
    update product set deleted_at = now(), removal = ${id}, removed_by = ${by}, sort_number_before = sort_number, sort_number = null
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
}

/** Still to be brought back; afterwards its files may go. */
const IN_TIME = sql<boolean>`p.deleted_at > now() - make_interval(hours => ${LIMITS.removalHours})`;
const whereRemoved = (ctx: FairContext, exhibitorId: string) =>
  sql`p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.removal is not null and p.deleted_at is not null`;

export type RemovedKey = OwnKey & { article_number: string; in_time: boolean };

/** What one act deleted, or those of these ids that were deleted, held for a change. */
export async function lockRemoved(
  ctx: FairContext,
  exhibitorId: string,
  wanted: { removal: string } | { ids: readonly string[] },
): Promise<RemovedKey[]> {
  const which = 'removal' in wanted ? sql`p.removal = ${wanted.removal}` : sql`p.id = any(${[...wanted.ids]}::text[])`;
  const result = await sql<RemovedKey>`
    select p.id, p.scope, p.version, p.article_number, ${IN_TIME} as in_time from product p
    where ${whereRemoved(ctx, exhibitorId)} and ${which}
    order by p.id for update`.execute(ctx.db);
  return result.rows;
}

export type RemovedRow = Pick<OwnRow, 'id' | 'name_zh' | 'name_en' | 'article_number' | 'scope'> & {
  deleted_at: Date;
  by_zh: string | null;
  by_en: string | null;
};

/** What can still be brought back, the last first. */
export async function removedProducts(
  ctx: FairContext,
  exhibitorId: string,
  { keyword, ...range }: { keyword: string } & Range,
) {
  const where = sql<boolean>`${whereRemoved(ctx, exhibitorId)} and ${IN_TIME} and ${named(keyword)}`;
  const { rows } = await sql<RemovedRow>`
    select p.id, p.name_zh, p.name_en, p.article_number, p.scope, p.deleted_at, m.name_zh as by_zh, m.name_en as by_en
    from product p left join employee m on m.id = p.removed_by and m.exhibitor_id = p.exhibitor_id
    where ${where} order by p.deleted_at desc, p.id ${limitOffset(range)}`.execute(ctx.db);
  return { rows, total: await countOwn(ctx, where) };
}

/** What this person deleted last and can still undo as one. */
export async function lastRemoval(ctx: FairContext, exhibitorId: string, employeeId: string) {
  const { rows } = await sql<{ removal: string; count: number }>`
    select p.removal, count(*) as count from product p
    where ${whereRemoved(ctx, exhibitorId)} and p.removed_by = ${employeeId} and p.deleted_at > now() - make_interval(mins => ${UNDO_MINUTES})
    group by p.removal order by max(p.deleted_at) desc limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

export async function unmarkDeleted(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`
    update product set deleted_at = null, removal = null, removed_by = null, version = version + 1
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
}

/** Gives back the places in the list that nobody has taken meanwhile; answers who had one that is taken, lowest first. */
export async function takeFreePlaces(ctx: FairContext, exhibitorId: string, ids: readonly string[]) {
  const { exhibition, db } = ctx;
  await sql`
    update product p set sort_number = p.sort_number_before
    where p.exhibition_id = ${exhibition.id} and p.id = any(${[...ids]}::text[]) and p.sort_number_before is not null and not exists (
      select from product taken where taken.exhibitor_id = ${exhibitorId} and taken.sort_number = p.sort_number_before
    )`.execute(db);
  const left = await sql<{ id: string; place: number }>`
    select id, sort_number_before as place from product
    where exhibition_id = ${exhibition.id} and id = any(${[...ids]}::text[]) and sort_number_before is not null and sort_number is null
    order by sort_number_before`.execute(db);
  return left.rows;
}

/**
 * Those of these files that this company uploaded as pictures of exhibits: others are public by their use, which an exhibit may not be.
 * Held, so that none is taken away as an orphan before the exhibit has it.
 */
export async function ownFiles(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>`
    select id from file where exhibition_id = ${ctx.exhibition.id} and owner_id = ${exhibitorId}
      and use = any(${[...EXHIBIT_USES]}::text[]) and id = any(${[...ids]}::text[]) order by id for key share`.execute(
    ctx.db,
  );
  return new Set(rows.rows.map((row) => row.id));
}
