import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

export type QuoteFacts = {
  id: string;
  kind: 'order' | 'inquiry';
  subject_id: string;
  state: 'open' | 'accepted' | 'declined' | 'replaced';
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  /** Who deals with what it is on. */
  employee_id: string | null;
  product_id: string | null;
  product_zh: string;
  product_en: string;
  price_amount: string;
  price_currency: string;
  price_unit: string;
  incoterm: string | null;
  port: string;
  valid_until: string;
  visitor_id: string;
  email: string | null;
  language: string;
};

export async function quoteFacts(ctx: FairContext, id: string): Promise<QuoteFacts | null> {
  const { rows } = await sql<QuoteFacts>`
    select q.id, case when q.order_id is null then 'inquiry' else 'order' end as kind, coalesce(q.order_id, q.inquiry_id) as subject_id, q.state,
      q.exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, l.employee_id, q.product_id,
      q.product_zh, q.product_en, q.price_amount, q.price_currency, q.price_unit, q.incoterm, q.port, to_char(q.valid_until, 'YYYY-MM-DD') as valid_until,
      v.id as visitor_id, a.email, v.language
    from quote q join exhibitor e on e.id = q.exhibitor_id join visitor v on v.id = q.visitor_id join account a on a.id = v.account_id
    left join lead l on l.id = coalesce(q.order_id, q.inquiry_id)
    where q.exhibition_id = ${ctx.exhibition.id} and q.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}
