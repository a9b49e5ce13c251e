import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

export type OfferToQuote = {
  line_id: string;
  label_zh: string;
  label_en: string;
  product_id: string | null;
  product_zh: string;
  product_en: string;
  product_strength: string;
  attributes: unknown;
  employee_id: string | null;
  price_amount: string;
  price_currency: string;
  price_unit: string;
  quantity: number | null;
  quantity_unit: string;
  incoterm: string | null;
  port: string;
  valid_until: string;
  lead_time: string;
  payment: string;
  packing: string;
  remark: string;
};

/** What was offered under a sign-up, with what exhibits and lines are called now, in the order of the lines. */
export async function offersToQuote(
  ctx: FairContext,
  signUpId: string,
  employeeId: string | null,
): Promise<OfferToQuote[]> {
  const { rows } = await sql<OfferToQuote>`
    select o.line_id, l.label_zh, l.label_en, p.id as product_id, coalesce(p.name_zh, '') as product_zh, coalesce(p.name_en, '') as product_en,
      coalesce(p.strength, '') as product_strength, coalesce(p.attributes, '{}') as attributes, ${employeeId}::text as employee_id,
      o.price_amount, o.price_currency, o.price_unit, o.quantity, o.quantity_unit, o.incoterm, o.port,
      to_char(o.valid_until, 'YYYY-MM-DD') as valid_until, o.lead_time, o.payment, o.packing, o.remark
    from sourcing_offer o join sourcing_line l on l.id = o.line_id
      left join product p on p.id = o.product_id and p.deleted_at is null
    where o.exhibition_id = ${ctx.exhibition.id} and o.sign_up_id = ${signUpId} order by l.place`.execute(ctx.db);
  return rows;
}

/** The exhibits that were offered are what the inquiry is about. */
export async function insertAskedProducts(
  ctx: FairContext,
  inquiryId: string,
  offers: readonly OfferToQuote[],
): Promise<void> {
  const products = new Map(offers.flatMap((offer) => (offer.product_id === null ? [] : [[offer.product_id, offer]])));
  if (products.size === 0) return;
  await ctx.db
    .insertInto('inquiry_product')
    .values(
      [...products].map(([id, offer], place) => ({
        exhibition_id: ctx.exhibition.id,
        inquiry_id: inquiryId,
        product_id: id,
        place,
        product_zh: offer.product_zh,
        product_en: offer.product_en,
        product_strength: offer.product_strength,
      })),
    )
    .execute();
}
