import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { CompanyRow } from './exhibitor.answers.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

export const exhibitors = versionedTable('exhibitor', { changedAt: 'updated_at' });

const COMPANY = [
  'id',
  'name_zh',
  'name_en',
  'logo',
  'country',
  'hall',
  'booth_number',
  'introduction_zh',
  'introduction_en',
  'categories',
] as const;

/** Cards of these exhibitors in this order; one that is not open (any more) is left out. */
export async function companies(ctx: FairContext, ids: readonly string[]): Promise<CompanyRow[]> {
  if (ids.length === 0) return [];
  const result = await sql<CompanyRow>`
    select e.id, e.name_zh, e.name_en, e.logo, e.country, e.hall, e.booth_number, e.introduction_zh, e.introduction_en, e.categories
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    join exhibitor e on e.id = wanted.id
    where e.exhibition_id = ${ctx.exhibition.id} and e.open
    order by wanted.place`.execute(ctx.db);
  return result.rows;
}

const PLACE = {
  /** Hall by hall in the order of the plan, then as one walks along the rows. */
  booth: sql`h.sort nulls last, e.hall, length(e.booth_number), e.booth_number, e.id`,
  name: sql`nullif(e.pinyin, '') nulls last, e.name_zh, e.id`,
} as const;

/** One page of these companies in the order of their booths or names. */
export async function placedCompanies(
  ctx: FairContext,
  ids: readonly string[],
  by: keyof typeof PLACE,
  range: Range,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from exhibitor e
    left join hall h on h.exhibition_id = e.exhibition_id and h.code = e.hall
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = any(${[...ids]}::text[])
    order by ${PLACE[by]} ${limitOffset(range)}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export async function company(ctx: FairContext, id: string) {
  return ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .select([
      ...COMPANY,
      'open',
      'company_types',
      'brand',
      'province_zh',
      'province_en',
      'city_zh',
      'city_en',
      'address_zh',
      'address_en',
      'website',
      'scale',
      'founded_year',
      'main_business_scope_zh',
      'main_business_scope_en',
      'sourcing_demand_zh',
      'sourcing_demand_en',
      'banners',
      'videos',
      'video_covers',
      'short_name_zh',
      'short_name_en',
      'zip_code',
      'three_d_url',
      'telephone_area_code',
      'telephone',
      'fax',
      'email',
      'registered_capital',
      'attend_times',
      'listed',
      'booth_area',
      'product_introduction_zh',
      'product_introduction_en',
      'abroad_warehouse_zh',
      'abroad_warehouse_en',
      'contact',
      'conference_contact',
      'headquarters',
      'version',
    ])
    .executeTakeFirst();
}

/** All exhibits of a company that are not deleted. */
export async function productIds(ctx: FairContext, exhibitorId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('product')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type Company = NonNullable<Awaited<ReturnType<typeof company>>>;

/** Holds the company, so that two changes of its exhibits at once follow one another: limit of ten, sort numbers (G56). */
export const lockCompany = (ctx: FairContext, exhibitorId: string): Promise<void> =>
  exhibitors.hold(ctx, { id: exhibitorId });

/** Those of these files that are the company's. */
export async function ownFiles(ctx: FairContext, exhibitorId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; kind: string; use: string }>`
    select id, kind, use from file
    where exhibition_id = ${ctx.exhibition.id} and owner_id = ${exhibitorId} and id = any(${[...ids]}::text[])`.execute(
    ctx.db,
  );
  return rows;
}

/** The first id of each run of `size` companies that are open. */
export async function openExhibitorStarts(ctx: FairContext, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place from exhibitor where exhibition_id = ${ctx.exhibition.id} and open
    ) numbered where (place - 1) % ${size} = 0 order by id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** The run that begins at an id, in short. A booth changes with what it publicly shows. */
export async function openExhibitorRun(ctx: FairContext, from: string, size: number) {
  const { rows } = await sql<{ id: string; logo: string; changed_at: Date }>`
    select e.id, e.logo, greatest(e.created_at, (
      select max(p.updated_at) from product p where p.exhibitor_id = e.id and p.scope = 0 and p.deleted_at is null
    )) as changed_at
    from exhibitor e where e.exhibition_id = ${ctx.exhibition.id} and e.open and e.id >= ${from} order by e.id limit ${size}`.execute(
    ctx.db,
  );
  return rows;
}
