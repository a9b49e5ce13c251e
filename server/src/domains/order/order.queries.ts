import { sql } from 'kysely';
import type { OrderSort, OrderState, Progress } from '@fairbridge/contract/order/order.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { likeContains } from '../../platform/database/like.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';
import { isContactShared } from '../identity/membership.queries.ts';
import { CLOSING, type ClosingRow } from '../lead/lead-closing.queries.ts';
import { ANSWERER, WITH_ANSWERER, type AnswererRow } from '../lead/lead-answerer.queries.ts';
import { SILENT, type SilentRow } from '../lead/lead-silence.queries.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

type CoreRow = {
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
};
export type OwnOrderRow = CoreRow & {
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
export type ReceivedOrderRow = CoreRow & {
  kind: 'order';
  seen_at: Date | null;
  buyer_name: string;
  company: string;
  position: string;
  country: string;
  email: string | null;
  mobile_area_code: string;
  mobile: string;
  salesperson_id: string | null;
  salesperson_zh: string | null;
  salesperson_en: string | null;
};

/** Its lead says whether the buyer was contacted: whatever is no longer new has been. */
const STATE = sql`case when coalesce(l.state, 'new') = 'new' then 'notContacted' else 'contacted' end`;
const CORE = sql`o.id, o.quantity, o.unit, o.remark, o.created_at, ${STATE} as state, l.answered_at as contacted_at, p.id as product_id`;

/** The exhibit as it is now: what its company knows anyway. */
const NOW = sql`p.name_zh as product_zh, p.name_en as product_en, p.pictures[1] as cover, ${IS_PUBLIC_SQL} as for_all, p.strength`;

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
  select ${CORE}, ${ORDERED}, ${PROGRESS} as progress, o.version, o.changed_at, coalesce(l.seen_at, l.answered_at) as seen_at,
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

const handled = (ctx: FairContext, caller: ExhibitorCaller) =>
  sql`o.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)}`;

export type ReceivedFilter = { keyword: string; state: OrderState | null };
type Sorted = { sort: OrderSort; descending: boolean };

/** An order with its exhibit and its buyer, which the keyword is looked for in. */
const RECEIVED = sql`from intent_order o join lead l on l.id = o.id join product p on p.id = o.product_id join exhibitor e on e.id = o.exhibitor_id
    join visitor v on v.id = o.visitor_id join account a on a.id = v.account_id`;

/** Those that this employee may handle and the filter leaves. */
function whereReceived(ctx: FairContext, caller: ExhibitorCaller, { keyword, state }: ReceivedFilter) {
  const like = likeContains(keyword);
  return sql`${handled(ctx, caller)} and (${state}::text is null or ${STATE} = ${state}::text)
    and (${keyword} = '' or v.name ilike ${like} or v.company ilike ${like} or (a.email ilike ${like} and ${isContactShared('o')})
      or p.name_zh ilike ${like} or p.name_en ilike ${like} or p.article_number ilike ${like})`;
}

const SORTED: Record<OrderSort, ReturnType<typeof sql>> = {
  orderedAt: sql`o.created_at`,
  buyer: sql`lower(v.name)`,
  product: sql`p.id`,
  quantity: sql`o.quantity`,
};

/** The company's orders that this employee may handle. */
export async function receivedOrders(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { sort, descending, limit, offset, ...filter }: ReceivedFilter & Sorted & Range,
): Promise<ReceivedOrderRow[]> {
  const by = descending ? sql`${SORTED[sort]} desc` : SORTED[sort];
  const { rows } = await sql<ReceivedOrderRow>`
    select ${CORE}, ${NOW}, l.kind, l.seen_at, v.name as buyer_name, v.company, v.position, v.country,
      case when ${isContactShared('o')} then a.email end as email, v.mobile_area_code,
      case when ${isContactShared('o')} then v.mobile else '' end as mobile,
      s.id as salesperson_id, s.name_zh as salesperson_zh, s.name_en as salesperson_en
    ${RECEIVED} left join employee s on s.id = l.employee_id
    where ${whereReceived(ctx, caller, filter)} order by ${by}, o.created_at desc, o.id ${limitOffset({ limit, offset })}`.execute(
    ctx.db,
  );
  return rows;
}

/** How many there are in each state, of those that the keyword finds. */
export async function receivedCounts(ctx: FairContext, caller: ExhibitorCaller, keyword: string) {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select ${STATE} as state, count(*) as count ${RECEIVED}
    where ${whereReceived(ctx, caller, { keyword, state: null })} group by 1`.execute(ctx.db);
  const of = (state: OrderState): number => rows.find((row) => row.state === state)?.count ?? 0;
  const [notContacted, contacted] = [of('notContacted'), of('contacted')];
  return { all: notContacted + contacted, notContacted, contacted };
}

export async function notContactedCount(ctx: FairContext, caller: ExhibitorCaller): Promise<number> {
  return countSql(
    ctx.db,
    sql`from intent_order o join lead l on l.id = o.id where ${handled(ctx, caller)} and l.state = 'new' and l.closed_at is null`,
  );
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
  const row = await ctx.db
    .insertInto('intent_order')
    .values({
      id: order.id,
      exhibition_id: ctx.exhibition.id,
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
    })
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'request_id']).where('request_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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

const one = (ctx: FairContext, id: string) =>
  ctx.db.updateTable('intent_order').where('exhibition_id', '=', ctx.exhibition.id).where('id', '=', id);

export async function writeWords(
  ctx: FairContext,
  id: string,
  { quantity, unit, remark }: { quantity: number; unit: string; remark: string },
): Promise<number> {
  const { version } = await one(ctx, id)
    .set((eb) => ({ quantity, unit, remark, version: eb('version', '+', 1), changed_at: new Date() }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function writeWithdrawn(ctx: FairContext, id: string, withdrawnAt: Date): Promise<void> {
  await one(ctx, id).set({ withdrawn_at: withdrawnAt }).execute();
}
