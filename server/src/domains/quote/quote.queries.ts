import { sql } from 'kysely';
import type { QuoteForm } from '@fairbridge/contract/quote/quote.shapes.ts';
import type { QUOTE_SORTS } from '@fairbridge/contract/quote/quote.shapes.ts';
import { paginateSql, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { LAST, type StoredState } from './quote.rules.ts';

export const quotes = fairTable('quote');

/** What a quote is on. */
export type On = { kind: 'order' | 'inquiry'; id: string };
/** An exhibit, or a line of a requirement that the offer named no exhibit for. */
export type Quotable = {
  id: string;
  kind: 'product' | 'line';
  zh: string;
  en: string;
  strength: string;
  attributes: unknown;
};

export type QuoteRow = {
  id: string;
  order_id: string | null;
  inquiry_id: string | null;
  product_id: string | null;
  sourcing_line_id: string | null;
  product_zh: string;
  product_en: string;
  product_strength: string;
  version: number;
  price_amount: string;
  price_currency: string;
  price_unit: string;
  active_per_unit: string | null;
  quantity: number | null;
  quantity_unit: string;
  incoterm: string | null;
  port: string;
  valid_until: string;
  lead_time: string;
  payment: string;
  packing: string;
  remark: string;
  state: StoredState;
  reason: string;
  created_at: Date;
  decided_at: Date | null;
};
export type OwnQuoteRow = QuoteRow & {
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  closed: boolean;
  earlier: {
    version: number;
    amount: number;
    currency: string;
    unit: string;
    incoterm: string | null;
    port: string;
    at: string;
  }[];
};

export const QUOTE = sql`q.id, q.order_id, q.inquiry_id, q.product_id, q.sourcing_line_id, q.product_zh, q.product_en, q.product_strength, q.version, q.price_amount,
  q.price_currency, q.price_unit, q.active_per_unit, q.quantity, q.quantity_unit, q.incoterm, q.port,
  to_char(q.valid_until, 'YYYY-MM-DD') as valid_until, q.lead_time, q.payment, q.packing, q.remark,
  q.state, q.reason, q.created_at, q.decided_at`;

/** What tells offers on the same request from one another: the exhibit, else the line of the requirement. */
export const itemOf = (quote: string) =>
  sql`coalesce(${sql.ref(`${quote}.product_id`)}, ${sql.ref(`${quote}.sourcing_line_id`)}, '')`;

const ofSubject = (ctx: FairContext, { id }: On) =>
  sql`q.exhibition_id = ${ctx.exhibition.id} and coalesce(q.order_id, q.inquiry_id) = ${id}`;

/** All that was offered on one order or inquiry, the newest first. */
export async function quotesOn(ctx: FairContext, on: On): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select ${QUOTE} from quote q where ${ofSubject(ctx, on)} order by q.created_at desc, q.version desc, q.id`.execute(
    ctx.db,
  );
  return rows;
}

const ORDER: Record<(typeof QUOTE_SORTS)[number], ReturnType<typeof sql>> = {
  newest: sql`q.created_at desc, q.id`,
  active: sql`q.price_currency, q.price_amount / q.active_per_unit nulls last, q.created_at desc, q.id`,
};

/** On this one request; of an inquiry on all that were sent at once with it, to be compared. */
const onRequest = ({ exhibition }: FairContext, on: On | null) => {
  if (on === null) return sql`true`;
  if (on.kind === 'order') return sql`q.order_id = ${on.id}`;
  return sql`q.inquiry_id in (
    select s.id from inquiry i join inquiry s on s.sending_id = i.sending_id and s.visitor_id = i.visitor_id
    where i.exhibition_id = ${exhibition.id} and s.exhibition_id = i.exhibition_id and i.id = ${on.id})`;
};

type Asked = Range & { sort: (typeof QUOTE_SORTS)[number]; on: On | null };

/** A buyer's quotes, the last version of each with what was offered before. */
export const ownQuotes = (
  ctx: FairContext,
  visitorId: string,
  { sort, on, ...range }: Asked,
): Promise<PageOfRows<OwnQuoteRow>> =>
  paginateSql<OwnQuoteRow>(
    ctx.db,
    {
      select: sql`${QUOTE}, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo, exists (
          select from lead l where l.id = coalesce(q.order_id, q.inquiry_id) and l.closed_at is not null) as closed, coalesce((
        select jsonb_agg(jsonb_build_object('version', b.version, 'amount', b.price_amount, 'currency', b.price_currency, 'unit', b.price_unit,
          'incoterm', b.incoterm, 'port', b.port, 'at', b.created_at) order by b.version desc)
        from quote b where coalesce(b.order_id, b.inquiry_id) = coalesce(q.order_id, q.inquiry_id)
          and ${itemOf('b')} = ${itemOf('q')} and b.version < q.version), '[]') as earlier`,
      from: sql`from quote q join exhibitor e on e.id = q.exhibitor_id
        where q.exhibition_id = ${ctx.exhibition.id} and q.visitor_id = ${visitorId} and ${LAST} and ${onRequest(ctx, on)}`,
      order: ORDER[sort],
    },
    range,
  );

/** On how many of these requests of a buyer there are offers, and how many. */
export async function quoteCounts(
  ctx: FairContext,
  visitorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select coalesce(q.order_id, q.inquiry_id) as id, count(*)::int as count from quote q
    where q.exhibition_id = ${ctx.exhibition.id} and q.visitor_id = ${visitorId}
      and coalesce(q.order_id, q.inquiry_id) = any(${[...ids]}::text[]) and ${LAST}
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whose it is, and how it stands; held for a decision. */
export async function lockQuote(ctx: FairContext, id: string) {
  const { rows } = await sql<{
    id: string;
    subject_id: string;
    visitor_id: string;
    state: StoredState;
    reason: string;
    valid_until: string;
    decided_at: Date | null;
  }>`
    select id, coalesce(order_id, inquiry_id) as subject_id, visitor_id, state, reason, to_char(valid_until, 'YYYY-MM-DD') as valid_until, decided_at from quote
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} for no key update`.execute(ctx.db);
  return rows[0];
}

/** Whom a request is from, what it is for, and what it says that a quote says too. */
export type Subject = {
  visitor_id: string;
  products: Quotable[];
  quantity: number | null;
  unit: string | null;
  price_currency: string | null;
  price_unit: string | null;
  incoterm: string | null;
  port: string;
};

/** Undefined where the order was taken back. */
export async function orderToQuote(ctx: FairContext, id: string) {
  const { rows } = await sql<Subject>`
    select o.visitor_id, o.quantity, o.unit, null as price_currency, null as price_unit, null as incoterm, '' as port, jsonb_build_array(jsonb_build_object('id', p.id, 'kind', 'product', 'zh', p.name_zh, 'en', p.name_en, 'strength', p.strength,
      'attributes', p.attributes)) as products
    from intent_order o join product p on p.id = o.product_id
    where o.exhibition_id = ${ctx.exhibition.id} and o.id = ${id} and o.withdrawn_at is null`.execute(ctx.db);
  return rows[0];
}

/** The same of an inquiry, which may be about several exhibits or about none. */
export async function inquiryToQuote(ctx: FairContext, id: string) {
  const { rows } = await sql<Subject>`
    select i.visitor_id, i.quantity, i.unit, i.price_currency, i.price_unit, i.incoterm, i.port, coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'kind', 'product', 'zh', p.name_zh, 'en', p.name_en, 'strength', p.strength,
        'attributes', p.attributes) order by a.place)
      from inquiry_product a join product p on p.id = a.product_id where a.inquiry_id = i.id), '[]') || coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', 'line', 'zh', n.label_zh, 'en', n.label_en, 'strength', '',
        'attributes', '{}'::jsonb) order by n.place)
      from sourcing_sign_up u join sourcing_line n on n.sourcing_id = u.sourcing_id where u.inquiry_id = i.id
        and not exists (select from quote q where q.inquiry_id = i.id and q.sourcing_line_id = n.id and q.product_id is not null)), '[]') as products
    from inquiry i where i.exhibition_id = ${ctx.exhibition.id} and i.id = ${id} and i.withdrawn_at is null`.execute(
    ctx.db,
  );
  return rows[0];
}

/** What the same request stored before (G57). */
export async function quoteOfRequest(ctx: FairContext, on: On, requestId: string) {
  const { rows } = await sql<{ id: string; version: number; request_digest: string }>`
    select q.id, q.version, q.request_digest from quote q where ${ofSubject(ctx, on)} and q.request_id = ${requestId}`.execute(
    ctx.db,
  );
  return rows[0];
}

export const countOn = (ctx: FairContext, on: On): Promise<number> =>
  countSql(ctx.db, sql`from quote q where ${ofSubject(ctx, on)}`);

/** The last version for this exhibit or line, held: the next one takes its place. */
export async function lockLast(ctx: FairContext, on: On, itemId: string | null) {
  const { rows } = await sql<{ id: string; version: number; state: StoredState; sourcing_line_id: string | null }>`
    select q.id, q.version, q.state, q.sourcing_line_id from quote q
    where ${ofSubject(ctx, on)} and ${itemOf('q')} = ${itemId ?? ''}
    order by q.version desc limit 1 for no key update`.execute(ctx.db);
  return rows[0];
}

type NewQuote = {
  id: string;
  on: On;
  exhibitorId: string;
  employeeId: string;
  visitorId: string;
  item: Quotable | null;
  lineId: string | null;
  version: number;
  activePerUnit: number | null;
  form: QuoteForm;
  requestId: string | null;
  digest: string;
};

export async function insertQuote(ctx: FairContext, { on, item, form, ...quote }: NewQuote): Promise<void> {
  await quotes.insert(ctx, {
    id: quote.id,
    order_id: on.kind === 'order' ? on.id : null,
    inquiry_id: on.kind === 'inquiry' ? on.id : null,
    exhibitor_id: quote.exhibitorId,
    visitor_id: quote.visitorId,
    employee_id: quote.employeeId,
    product_id: item?.kind === 'product' ? item.id : null,
    sourcing_line_id: quote.lineId,
    product_zh: item?.zh ?? '',
    product_en: item?.en ?? '',
    product_strength: item?.strength ?? '',
    version: quote.version,
    price_amount: form.price.amount.toFixed(2),
    price_currency: form.price.currency,
    price_unit: form.price.unit,
    active_per_unit: quote.activePerUnit,
    quantity: form.quantity?.amount ?? null,
    quantity_unit: form.quantity?.unit ?? '',
    incoterm: form.incoterm,
    port: form.port,
    valid_until: form.validUntil,
    lead_time: form.leadTime,
    payment: form.payment,
    packing: form.packing,
    remark: form.remark,
    request_id: quote.requestId,
    request_digest: quote.digest,
  });
}
