import { sql } from 'kysely';
import type { OrderState, Progress } from '@fairbridge/contract/order/order.shapes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';
import { CLOSING, type ClosingRow } from '../lead/lead-closing.queries.ts';
import { ANSWERER, WITH_ANSWERER, type AnswererRow } from '../lead/lead-answerer.queries.ts';
import { SILENT, type SilentRow } from '../lead/lead-silence.queries.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const orders = versionedTable('intent_order', { changedAt: 'changed_at' });

export type OwnOrderRow = {
  id: string;
  quantity: number;
  unit: string;
  remark: string;
  created_at: Date;
  state: OrderState;
  contacted_at: Date | null;
  product_id: string;
  product_zh: string;
  product_en: string;
  cover: string;
  for_all: boolean;
  strength: string;
  progress: Progress;
  version: number;
  changed_at: Date | null;
  seen_at: Date | null;
  withdrawn_at: Date | null;
} & ClosingRow &
  AnswererRow &
  SilentRow & {
    exhibitor_id: string;
    exhibitor_zh: string;
    exhibitor_en: string;
    logo: string;
  };
/** Its lead says whether the buyer was contacted: whatever is no longer new has been. */
const STATE = sql`case when coalesce(l.state, 'new') = 'new' then 'notContacted' else 'contacted' end`;
/** The exhibit as it was ordered: what the buyer knew, whatever has become of it. */
const ORDERED_COVER = sql`coalesce(o.product_picture, p.pictures[1])`;
const ORDERED = sql`coalesce(o.product_zh, p.name_zh) as product_zh, coalesce(o.product_en, p.name_en) as product_en,
  ${ORDERED_COVER} as cover, ${IS_PUBLIC_SQL} and p.pictures[1] = ${ORDERED_COVER} as for_all,
  coalesce(o.product_strength, p.strength) as strength`;

/** How far an order has come, as its buyer reads it. One that was taken back has no lead any more. */
const PROGRESS = sql<Progress>`(case when o.withdrawn_at is not null then 'withdrawn' when l.closed_at is not null then 'ended' when l.state in ('won', 'lost') then 'closed'
  when l.state <> 'new' then 'answered' when l.seen_at is not null then 'seen' else 'sent' end)`;

/** The exhibit is shown as it was ordered, also where it was renamed, hidden or deleted since. */
const OWN = sql`
  select o.id, o.quantity, o.unit, o.remark, o.created_at, ${STATE} as state, l.answered_at as contacted_at, p.id as product_id, ${ORDERED}, ${PROGRESS} as progress, o.version, o.changed_at, coalesce(l.seen_at, l.answered_at) as seen_at,
    o.withdrawn_at, ${CLOSING}, ${ANSWERER}, ${SILENT}, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo
  from intent_order o left join lead l on l.id = o.id ${WITH_ANSWERER} join product p on p.id = o.product_id join exhibitor e on e.id = o.exhibitor_id`;

/** A buyer's own orders, newest first; `productId`: those of one exhibit alone. */
export async function ownOrders(
  ctx: FairContext,
  visitorId: string,
  { productId = null, ...range }: Range & { productId?: string | null },
) {
  const where = sql`o.exhibition_id = ${ctx.exhibition.id} and o.visitor_id = ${visitorId}
    and (${productId}::text is null or o.product_id = ${productId}::text)`;
  const { rows } = await sql<OwnOrderRow>`
    ${OWN} where ${where} order by o.created_at desc, o.id ${limitOffset(range)}`.execute(ctx.db);
  const total = await countSql(ctx.db, sql`from intent_order o where ${where}`);
  return { rows, total };
}

/** Those of these orders that are the buyer's own. */
export async function ownOrdersOf(ctx: FairContext, visitorId: string, ids: readonly string[]): Promise<OwnOrderRow[]> {
  const { rows } = await sql<OwnOrderRow>`
    ${OWN} where o.exhibition_id = ${ctx.exhibition.id} and o.visitor_id = ${visitorId} and o.id = any(${[...ids]}::text[])`.execute(
    ctx.db,
  );
  return rows;
}

type NewOrder = {
  id: string;
  visitorId: string;
  exhibitorId: string;
  productId: string;
  /** As the buyer sees it. */
  product: { zh: string; en: string; strength: string; picture: string };
  quantity: number;
  unit: string;
  remark: string;
  requestId: string | null;
  /** Of what was sent. */
  digest: string;
};

/** Holds the row of a file, so that it is not taken away as an orphan before the order has it. */
const holdPicture = (ctx: FairContext, id: string) =>
  ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .execute();

/** Stores an order once for each request id; false when that request is already stored (G57). */
export async function insertOrder(ctx: FairContext, order: NewOrder): Promise<boolean> {
  await holdPicture(ctx, order.product.picture);
  const id = await orders.insertOnce(ctx, {
    id: order.id,
    visitor_id: order.visitorId,
    exhibitor_id: order.exhibitorId,
    product_id: order.productId,
    ...bilingualColumns('product', order.product),
    product_strength: order.product.strength,
    product_picture: order.product.picture,
    quantity: order.quantity,
    unit: order.unit,
    remark: order.remark,
    request_id: order.requestId,
    request_digest: order.digest,
  });
  return id !== null;
}

/** How many this buyer has sent within a day. */
export async function ordersOfDay(ctx: FairContext, visitorId: string): Promise<number> {
  return countSql(
    ctx.db,
    sql`from intent_order o
    where o.exhibition_id = ${ctx.exhibition.id} and o.visitor_id = ${visitorId} and o.created_at > now() - interval '1 day'`,
  );
}

export async function orderOfRequest(ctx: FairContext, visitorId: string, requestId: string) {
  return ctx.db
    .selectFrom('intent_order')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('request_id', '=', requestId)
    .select(['id', 'request_digest'])
    .executeTakeFirst();
}

/** Held until the transaction ends. */
export const lockOrder = (ctx: FairContext, id: string) =>
  ctx.db
    .selectFrom('intent_order')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .select(['id', 'visitor_id', 'quantity', 'unit', 'remark', 'version', 'withdrawn_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
