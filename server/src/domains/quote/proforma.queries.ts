import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { QUOTE, type QuoteRow } from './quote.queries.ts';

export type AcceptedRow = QuoteRow & {
  visitor_id: string;
  exhibitor_id: string;
  /** Who deals with the order or inquiry. */
  dealt_with_by: string | null;
  exhibitor_zh: string;
  exhibitor_en: string;
  address_zh: string;
  address_en: string;
  employee_zh: string | null;
  employee_en: string | null;
  company: string;
  buyer_name: string;
  country: string;
};

/** All quotes on the request of this one, those decided first first, with both sides. */
export async function acceptedWith(ctx: FairContext, id: string): Promise<AcceptedRow[]> {
  const { rows } = await sql<AcceptedRow>`
    select ${QUOTE}, q.visitor_id, q.exhibitor_id, l.employee_id as dealt_with_by, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en,
      concat_ws(' ', nullif(x.province_zh, ''), nullif(x.city_zh, ''), nullif(x.address_zh, '')) as address_zh,
      concat_ws(', ', nullif(x.address_en, ''), nullif(x.city_en, ''), nullif(x.province_en, '')) as address_en,
      e.name_zh as employee_zh, e.name_en as employee_en, v.company, v.name as buyer_name, v.country
    from quote o join quote q on coalesce(q.order_id, q.inquiry_id) = coalesce(o.order_id, o.inquiry_id)
      join lead l on l.id = coalesce(q.order_id, q.inquiry_id) join exhibitor x on x.id = q.exhibitor_id join visitor v on v.id = q.visitor_id
      left join employee e on e.id = q.employee_id
    where o.exhibition_id = ${ctx.exhibition.id} and q.exhibition_id = ${ctx.exhibition.id} and o.id = ${id}
    order by q.decided_at nulls last, q.created_at, q.id`.execute(ctx.db);
  return rows;
}
