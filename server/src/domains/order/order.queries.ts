import { sql } from 'kysely';
import type { OrderSort, OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import { containing } from '../../platform/database/like.ts';
import { totalOf } from '../../platform/database/total.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { Scope } from '../../ground/scope.ts';
import { FOR_ALL } from '../product-visibility/product-visibility.rules.ts';
import { handledBy } from './order.rules.ts';
import { type Range, limited } from '../../platform/database/page.ts';

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
export type OwnOrderRow = CoreRow & { exhibitor_id: string; exhibitor_zh: string; exhibitor_en: string; logo: string };
export type ReceivedOrderRow = CoreRow & {
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

const CORE = sql`o.id, o.quantity, o.unit, o.remark, o.created_at, o.state, o.contacted_at, p.id as product_id`;

/** The exhibit as it is now: what its company knows anyway. */
const NOW = sql`p.name_zh as product_zh, p.name_en as product_en, p.pictures[1] as cover, ${FOR_ALL} as for_all, p.strength`;

/** The exhibit as it was ordered: what the buyer knew, whatever has become of it. */
const ORDERED_COVER = sql`coalesce(o.product_picture, p.pictures[1])`;
const ORDERED = sql`coalesce(o.product_zh, p.name_zh) as product_zh, coalesce(o.product_en, p.name_en) as product_en,
  ${ORDERED_COVER} as cover, ${FOR_ALL} and p.pictures[1] = ${ORDERED_COVER} as for_all,
  coalesce(o.product_strength, p.strength) as strength`;

/** A buyer's own orders. The exhibit is shown as it was ordered, also where it was renamed, hidden or deleted since. */
export async function ownOrders(scope: Scope, visitorId: string, range: Range) {
  const where = sql`o.exhibition_id = ${scope.exhibition.id} and o.visitor_id = ${visitorId}`;
  const { rows } = await sql<OwnOrderRow>`
    select ${CORE}, ${ORDERED}, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo
    from intent_order o join product p on p.id = o.product_id join exhibitor e on e.id = o.exhibitor_id
    where ${where} order by o.created_at desc, o.id ${limited(range)}`.execute(scope.db);
  const total = await totalOf(scope.db, sql`from intent_order o where ${where}`);
  return { rows, total };
}

const handled = (scope: Scope, caller: ExhibitorCaller) =>
  sql`o.exhibition_id = ${scope.exhibition.id} and ${handledBy(caller)}`;

export type ReceivedFilter = { keyword: string; state: OrderState | null };
type Sorted = { sort: OrderSort; descending: boolean };

/** An order with its exhibit and its buyer, which the keyword is looked for in. */
const RECEIVED = sql`from intent_order o join product p on p.id = o.product_id join exhibitor e on e.id = o.exhibitor_id
    join visitor v on v.id = o.visitor_id join account a on a.id = v.account_id`;

/** Those that this employee may handle and the filter leaves. */
function whereReceived(scope: Scope, caller: ExhibitorCaller, { keyword, state }: ReceivedFilter) {
  const like = containing(keyword);
  return sql`${handled(scope, caller)} and (${state}::text is null or o.state = ${state}::text)
    and (${keyword} = '' or v.name ilike ${like} or v.company ilike ${like} or a.email ilike ${like}
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
  scope: Scope,
  caller: ExhibitorCaller,
  { sort, descending, limit, offset, ...filter }: ReceivedFilter & Sorted & Range,
): Promise<ReceivedOrderRow[]> {
  const by = descending ? sql`${SORTED[sort]} desc` : SORTED[sort];
  const { rows } = await sql<ReceivedOrderRow>`
    select ${CORE}, ${NOW}, v.name as buyer_name, v.company, v.position, v.country, a.email, v.mobile_area_code, v.mobile,
      s.id as salesperson_id, s.name_zh as salesperson_zh, s.name_en as salesperson_en
    ${RECEIVED} left join employee s on s.id = o.salesperson_id
    where ${whereReceived(scope, caller, filter)} order by ${by}, o.created_at desc, o.id ${limited({ limit, offset })}`.execute(
    scope.db,
  );
  return rows;
}

/** How many there are in each state, of those that the keyword finds. */
export async function receivedCounts(scope: Scope, caller: ExhibitorCaller, keyword: string) {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select o.state, count(*) as count ${RECEIVED}
    where ${whereReceived(scope, caller, { keyword, state: null })} group by o.state`.execute(scope.db);
  const of = (state: OrderState): number => rows.find((row) => row.state === state)?.count ?? 0;
  const [notContacted, contacted] = [of('notContacted'), of('contacted')];
  return { all: notContacted + contacted, notContacted, contacted };
}

type OrderKey = { id: string; state: OrderState };

/** All that match, held for a change, in the order of their ids so that two changes never wait for each other. */
export async function lockMatching(scope: Scope, caller: ExhibitorCaller, filter: ReceivedFilter): Promise<OrderKey[]> {
  const { rows } = await sql<OrderKey>`
    select o.id, o.state ${RECEIVED} where ${whereReceived(scope, caller, filter)} order by o.id for update of o`.execute(
    scope.db,
  );
  return rows;
}

/** Those of these ids that this employee may handle, held for a change. */
export async function lockHandled(scope: Scope, caller: ExhibitorCaller, ids: readonly string[]): Promise<OrderKey[]> {
  const { rows } = await sql<OrderKey>`
    select o.id, o.state from intent_order o
    where ${handled(scope, caller)} and o.id = any(${[...ids]}::text[]) order by o.id for update`.execute(scope.db);
  return rows;
}

/** Answers how many were not so before; those that were keep the time of their first contact. */
export async function writeStates(scope: Scope, ids: readonly string[], state: OrderState): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update intent_order set state = ${state}, contacted_at = case when ${state} = 'contacted' then now() end
    where exhibition_id = ${scope.exhibition.id} and id = any(${[...ids]}::text[]) and state <> ${state}
    returning id`.execute(scope.db);
  return rows.length;
}

export async function notContactedCount(scope: Scope, caller: ExhibitorCaller): Promise<number> {
  return totalOf(scope.db, sql`from intent_order o where ${handled(scope, caller)} and o.state = 'notContacted'`);
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
};

/** Holds the row of a file, so that it is not taken away as an orphan before the order has it. */
const holdPicture = (scope: Scope, id: string) =>
  scope.db
    .selectFrom('file')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .execute();

/** Stores an order once for each request id; false when that request is already stored (G57). */
export async function insertOrder(scope: Scope, order: NewOrder): Promise<boolean> {
  await holdPicture(scope, order.product.picture);
  const row = await scope.db
    .insertInto('intent_order')
    .values({
      id: order.id,
      exhibition_id: scope.exhibition.id,
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
    })
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'request_id']).where('request_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many this buyer has sent within a day. */
export async function ordersOfDay(scope: Scope, visitorId: string): Promise<number> {
  return totalOf(
    scope.db,
    sql`from intent_order o
    where o.exhibition_id = ${scope.exhibition.id} and o.visitor_id = ${visitorId} and o.created_at > now() - interval '1 day'`,
  );
}

export async function orderOfRequest(scope: Scope, visitorId: string, requestId: string) {
  return scope.db
    .selectFrom('intent_order')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('request_id', '=', requestId)
    .select(['id', 'product_id', 'quantity', 'unit', 'remark'])
    .executeTakeFirst();
}

export async function lockOrder(scope: Scope, id: string) {
  return scope.db
    .selectFrom('intent_order')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .select(['id', 'exhibitor_id', 'salesperson_id', 'state', 'contacted_at'])
    .forUpdate()
    .executeTakeFirst();
}

export async function writeState(scope: Scope, id: string, state: OrderState, contactedAt: Date | null): Promise<void> {
  await scope.db
    .updateTable('intent_order')
    .set({ state, contacted_at: contactedAt })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .execute();
}

/** Orders assigned to this salesperson, in whatever state. */
export const countAssigned = (scope: Scope, employeeId: string): Promise<number> =>
  totalOf(
    scope.db,
    sql`from intent_order where exhibition_id = ${scope.exhibition.id} and salesperson_id = ${employeeId}`,
  );

/** Answers how many went over; to null they are nobody's. */
export async function reassign(scope: Scope, fromId: string, toId: string | null): Promise<number> {
  const moved = await scope.db
    .updateTable('intent_order')
    .set({ salesperson_id: toId })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('salesperson_id', '=', fromId)
    .returning('id')
    .execute();
  return moved.length;
}
