import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { isClosed } from '../compliance/compliance.rules.ts';
import { regulatedOf } from '../product/product.answers.ts';
import { product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { copyAddress, countryOf, lockVisitor } from '../visitor/visitor.queries.ts';
import { chosenLeads, moveLeads } from '../lead/lead.actions.ts';
import { meantBy } from '../lead/lead-keyword.queries.ts';
import { giveByRule } from '../lead/lead.ruling.ts';
import { leadOf, lockMatching, type LeadKey } from '../lead/lead.queries.ts';
import { orderCreated } from './order.events.ts';
import { copyMail } from './order.mails.ts';
import { insertOrder, orderOfRequest, ordersOfDay, type ReceivedFilter } from './order.queries.ts';
import { digestOf } from './order.request.ts';

type Using = Pick<Services, 'jobs' | 'config'>;

type Order = { quantity: number; unit: string; remark: string };
type Wanted = Order & { productId: string; requestId?: string | undefined };

/** Stores an intent order and tells the exhibitor, as one, with a copy to the buyer. The same request sent again answers the order it made (G57). */
export async function createOrder(
  services: Using,
  ctx: FairContext,
  caller: VisitorCaller,
  wanted: Wanted,
): Promise<{ id: string }> {
  const row = await product(ctx, wanted.productId);
  if (row === null) fail('notFound');
  if (!mayView({ scope: row.scope, exhibitorId: row.exhibitor_id }, visibilityOf(caller)))
    fail('productTips', {}, { exhibitorId: row.exhibitor_id });
  const market = await countryOf(ctx, caller.visitorId);
  if (isClosed(ctx.exhibition, regulatedOf(row.whole_attributes), market)) fail('notForYourMarket');
  const { requestId = null, productId, ...order } = wanted;
  const digest = digestOf({ productId, ...order });
  return inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, caller.visitorId);
    const id = newId();
    const stored = await insertOrder(inner, {
      id,
      visitorId: caller.visitorId,
      exhibitorId: row.exhibitor_id,
      product: { ...bilingualOf('name', row), strength: row.strength, picture: row.pictures[0] ?? '' },
      requestId,
      digest,
      productId,
      ...order,
    });
    if (!stored) return sameOrder(inner, caller.visitorId, requestId ?? '', digest);
    const ofDay = await ordersOfDay(inner, caller.visitorId);
    if (ofDay > LIMITS.ordersPerBuyerDay) fail('orderLimit', { max: LIMITS.ordersPerBuyerDay });
    const about = { product: bilingualOf('name', row), exhibitor: bilingualOf('exhibitor', row), ...order };
    if (ofDay <= LIMITS.copiesPerBuyerDay) await sendCopy(services, inner, caller.visitorId, about);
    await giveByRule(services.jobs, inner, [id]);
    await services.jobs.publish(inner.db, orderCreated, { exhibitionId: inner.exhibition.id, orderId: id });
    return { id };
  });
}

type About = Order & { product: Bilingual; exhibitor: Bilingual };

async function sendCopy({ jobs, config }: Using, inner: FairContext, visitorId: string, about: About): Promise<void> {
  const buyer = await copyAddress(inner, visitorId);
  if (buyer === undefined || buyer.email === null) return;
  const site = siteOf(config, inner.exhibition);
  await jobs.sendMessage(inner.db, copyMail(inner.exhibition, { ...buyer, email: buyer.email }, { ...about, site }));
}

async function sameOrder(
  ctx: FairContext,
  visitorId: string,
  requestId: string,
  digest: string,
): Promise<{ id: string }> {
  const stored = await orderOfRequest(ctx, visitorId, requestId);
  if (stored?.request_digest !== digest) fail('conflict');
  return { id: stored.id };
}

type Marking = { state: OrderState };

/** An order is marked where its lead stands: what is further along than contacted stays there. Answers how many changed. */
function mark(
  jobs: Jobs,
  inner: FairContext,
  caller: ExhibitorCaller,
  leads: readonly LeadKey[],
  { state }: Marking,
): Promise<number> {
  const others = leads.filter((lead) => (lead.state === 'new') === (state === 'contacted'));
  return moveLeads(jobs, inner, caller, others, { state: state === 'contacted' ? 'contacted' : 'new', lostReason: '' });
}

async function chosenOrders(inner: FairContext, caller: ExhibitorCaller, ids: readonly string[]): Promise<LeadKey[]> {
  const leads = await chosenLeads(inner, caller, ids);
  if (leads.some(({ kind }) => kind !== 'order')) fail('notFound');
  return leads;
}

/** All of these are orders that the caller may handle, or nothing happens (G2). Answers how many changed. */
export const setContactedChosen = (
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  ids: readonly string[],
  state: OrderState,
): Promise<number> =>
  inTransaction(ctx, async (inner) => mark(jobs, inner, caller, await chosenOrders(inner, caller, ids), { state }));

/** All that match as they were seen, but for some. Errors: `editConflict`. Answers how many changed. */
export async function setContactedAll(
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { filter, state, ...seen }: VersionedId & Marking & { filter: ReceivedFilter },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const meant = await meantBy(inner, caller, filter.keyword);
    const all = { meant, kind: 'order', state: null, employee: null, due: false } as const;
    const matching = (await lockMatching(inner, caller, all)).filter(
      (lead) => filter.state === null || (lead.state === 'new') === (filter.state === 'notContacted'),
    );
    const chosen = allExcept(matching, seen);
    if (chosen === null) fail('editConflict');
    return mark(jobs, inner, caller, chosen, { state });
  });
}

export async function setContacted(
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  id: string,
  state: OrderState,
) {
  return inTransaction(ctx, async (inner) => {
    await mark(jobs, inner, caller, await chosenOrders(inner, caller, [id]), { state });
    const order = await leadOf(inner, caller, id);
    return { id, state, contactedAt: order?.answered_at?.toISOString() ?? null };
  });
}
