import { sql } from 'kysely';
import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import { keysetPage, type KeysetRange } from '../../platform/database/keyset-page.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isContactShared } from '../identity/membership.queries.ts';

export type OrderRecordRow = {
  id: string;
  /** `created_at` as exactly as the database keeps it, to go on after. */
  at: string;
  exhibitor_id: string;
  quantity: number;
  unit: string;
  remark: string;
  state: OrderState;
  created_at: Date;
  changed_at: Date | null;
  version: number;
  contacted_at: Date | null;
  product_id: string;
  product_zh: string;
  product_en: string;
  article_number: string;
  strength: string;
  buyer_name: string;
  company: string;
  position: string;
  country: string;
  email: string | null;
  mobile_area_code: string;
  mobile: string;
};

/** What an administrator of the company sees of an order, as it is now. */
const RECORD = sql`
  select o.id, o.created_at::text as at, o.exhibitor_id, o.quantity, o.unit, o.remark, o.created_at, o.changed_at, o.version,
    case when l.state = 'new' then 'notContacted' else 'contacted' end as state, l.answered_at as contacted_at,
    p.id as product_id, p.name_zh as product_zh, p.name_en as product_en, p.article_number, p.strength,
    v.name as buyer_name, v.company, v.position, v.country, v.mobile_area_code,
    case when ${isContactShared('o')} then a.email end as email, case when ${isContactShared('o')} then v.mobile else '' end as mobile
  from intent_order o join lead l on l.id = o.id join product p on p.id = o.product_id join visitor v on v.id = o.visitor_id
    join account a on a.id = v.account_id`;

/** Null where it is of another fair, or there is none. */
export async function orderRecordRow(ctx: FairContext, id: string): Promise<OrderRecordRow | null> {
  const { rows } = await sql<OrderRecordRow>`${RECORD}
    where o.exhibition_id = ${ctx.exhibition.id} and o.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** A company's orders, the oldest first. */
export async function orderRecordRows(
  ctx: FairContext,
  exhibitorId: string,
  reading: KeysetRange,
): Promise<OrderRecordRow[]> {
  const { rows } = await sql<OrderRecordRow>`${RECORD}
    where o.exhibition_id = ${ctx.exhibition.id} and o.exhibitor_id = ${exhibitorId} ${keysetPage('o', reading)}`.execute(
    ctx.db,
  );
  return rows;
}

/** One that its buyer has taken back. */
export const withdrawnOrder = (ctx: FairContext, id: string) =>
  ctx.db
    .selectFrom('intent_order')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('withdrawn_at', 'is not', null)
    .select(['id', 'exhibitor_id', 'withdrawn_at'])
    .executeTakeFirst();
