import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { isClosed } from '../compliance/compliance.rules.ts';
import { regulatedOf } from '../product/product.answers.ts';
import { product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { copyAddress, countryOf, lockVisitor } from '../visitor/visitor.queries.ts';
import { giveByRule } from '../lead/lead.ruling.ts';
import { orderCreated } from './order.events.ts';
import { copyMail } from './order.mails.ts';
import { insertOrder, orderOfRequest, ordersOfDay } from './order.queries.ts';
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
