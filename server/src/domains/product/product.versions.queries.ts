import { sql } from 'kysely';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** A product that is shown, whoever may see it. */
export type ShownProduct = {
  id: string;
  scope: VisibleRange;
  exhibitor_id: string;
  /** Of the product and its company: another after each change of either. */
  version: string;
};

/** PostgreSQL's own versions of the rows (the transaction that wrote each): nobody has to remember to count them up. */
const VERSION = sql<string>`p.xmin || ' ' || e.xmin`;

/** Those of these products that are shown. */
export async function shownProducts(ctx: FairContext, ids: readonly string[]): Promise<ShownProduct[]> {
  const { rows } = await sql<ShownProduct>`
    select p.id, p.scope, p.exhibitor_id, ${VERSION} as version
    from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.deleted_at is null and e.open`.execute(
    ctx.db,
  );
  return rows;
}

/** What decides how one visitor sees a product; `visitorId` is empty for everybody else. */
export type Viewing = { id: string; visitorId: string };
export type ViewedProduct = ShownProduct & {
  /** The versions of its documents, and what this visitor has asked for of each. */
  documents: string;
  /** The visitor's country. */
  market: string;
};

/** For each of these, in their order; null where no such product is shown. */
export async function viewedProducts(
  ctx: FairContext,
  viewings: readonly Viewing[],
): Promise<(ViewedProduct | null)[]> {
  const fair = ctx.exhibition.id;
  const { rows } = await sql<ViewedProduct & { place: number }>`
    select v.place, p.id, p.scope, p.exhibitor_id, ${VERSION} as version,
      coalesce((
        select string_agg(concat_ws(' ', d.id, d.xmin, f.xmin, r.state), ',' order by d.place)
        from product_document d join file f on f.id = d.file_id
        left join document_request r on r.document_id = d.id and r.visitor_id = v.visitor_id
        where d.exhibition_id = ${fair} and d.product_id = p.id
      ), '') as documents,
      coalesce((select country from visitor where exhibition_id = ${fair} and id = v.visitor_id), '') as market
    from unnest(${viewings.map(({ id }) => id)}::text[], ${viewings.map(({ visitorId }) => visitorId)}::text[])
      with ordinality as v(id, visitor_id, place)
    join product p on p.id = v.id
    join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${fair} and p.deleted_at is null and e.open`.execute(ctx.db);
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, row]));
  return viewings.map((_, at) => byPlace.get(at + 1) ?? null);
}
