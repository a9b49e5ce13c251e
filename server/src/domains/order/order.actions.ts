import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { newId } from '../../ground/id.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { allExcept, type Seen } from '../../ground/matching.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { isClosed } from '../compliance/compliance.rules.ts';
import { regulatedOf } from '../product/product.answers.ts';
import { product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { countryOf, lockVisitor } from '../visitor/visitor.queries.ts';
import { orderCreated } from './order.events.ts';
import {
  insertOrder,
  lockHandled,
  lockMatching,
  lockOrder,
  orderOfRequest,
  ordersOfDay,
  writeState,
  writeStates,
  type ReceivedFilter,
} from './order.queries.ts';
import { mayHandle } from './order.rules.ts';

type Wanted = { productId: string; quantity: number; unit: string; remark: string; requestId?: string | undefined };

/** Stores an intent order and tells the exhibitor, as one. The same request sent again answers the order it made (G57). */
export async function createOrder(
  jobs: Jobs,
  scope: Scope,
  caller: VisitorCaller,
  wanted: Wanted,
): Promise<{ id: string }> {
  const row = await product(scope, wanted.productId);
  if (row === null) refuse('notFound');
  if (!mayView({ scope: row.scope, exhibitorId: row.exhibitor_id }, visibilityOf(caller)))
    refuse('productTips', {}, { exhibitorId: row.exhibitor_id });
  const market = await countryOf(scope, caller.visitorId);
  if (isClosed(scope.exhibition, regulatedOf(row.whole_attributes), market)) refuse('notForYourMarket');
  const { requestId = null, ...order } = wanted;
  return transact(scope, async (inner) => {
    await lockVisitor(inner, caller.visitorId);
    const id = newId();
    const stored = await insertOrder(inner, {
      id,
      visitorId: caller.visitorId,
      exhibitorId: row.exhibitor_id,
      product: { ...bilingualOf('name', row), strength: row.strength, picture: row.pictures[0] ?? '' },
      requestId,
      ...order,
    });
    if (!stored) return sameOrder(inner, caller.visitorId, requestId ?? '', order);
    if ((await ordersOfDay(inner, caller.visitorId)) > LIMITS.ordersPerBuyerDay)
      refuse('orderLimit', { max: LIMITS.ordersPerBuyerDay });
    await jobs.tell(inner.db, orderCreated, { exhibitionId: inner.exhibition.id, orderId: id });
    return { id };
  });
}

async function sameOrder(
  scope: Scope,
  visitorId: string,
  requestId: string,
  order: Omit<Wanted, 'requestId'>,
): Promise<{ id: string }> {
  const stored = await orderOfRequest(scope, visitorId, requestId);
  if (stored === undefined) refuse('conflict');
  const same =
    stored.product_id === order.productId &&
    stored.quantity === order.quantity &&
    stored.unit === order.unit &&
    stored.remark === order.remark;
  if (!same) refuse('conflict');
  return { id: stored.id };
}

/** All of these are orders that the caller may handle, or nothing happens (G2). Answers how many changed. */
export async function setContactedChosen(
  scope: Scope,
  caller: ExhibitorCaller,
  ids: readonly string[],
  state: OrderState,
): Promise<number> {
  return transact(scope, async (inner) => {
    const wanted = [...new Set(ids)];
    const own = await lockHandled(inner, caller, wanted);
    if (own.length !== wanted.length) refuse('notFound');
    return writeStates(inner, wanted, state);
  });
}

/** All that match as they were seen, but for some. Errors: `editConflict`. Answers how many changed. */
export async function setContactedAll(
  scope: Scope,
  caller: ExhibitorCaller,
  { filter, state, ...seen }: Seen & { filter: ReceivedFilter; state: OrderState },
): Promise<number> {
  return transact(scope, async (inner) => {
    const chosen = allExcept(await lockMatching(inner, caller, filter), seen);
    if (chosen === null) refuse('editConflict');
    return writeStates(
      inner,
      chosen.map(({ id }) => id),
      state,
    );
  });
}

export async function setContacted(scope: Scope, caller: ExhibitorCaller, id: string, state: OrderState) {
  return transact(scope, async (inner) => {
    const order = await lockOrder(inner, id);
    if (
      order === undefined ||
      !mayHandle({ exhibitorId: order.exhibitor_id, salespersonId: order.salesperson_id }, caller)
    )
      refuse('notFound');
    const contactedAt = state === 'contacted' ? (order.contacted_at ?? new Date()) : null;
    await writeState(inner, id, state, contactedAt);
    return { id, state, contactedAt: contactedAt?.toISOString() ?? null };
  });
}
