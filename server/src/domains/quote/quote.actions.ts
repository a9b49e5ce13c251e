import { LIMITS } from '@fairbridge/contract/limits.ts';
import { attributes } from '@fairbridge/contract/product/product.shapes.ts';
import { activePerUnit } from '@fairbridge/contract/quote/quote.active.ts';
import type { QuoteForm } from '@fairbridge/contract/quote/quote.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { chosenLeads, claimLeads, moveLeads } from '../lead/lead.actions.ts';
import { isClosed } from '../lead/lead-closing.queries.ts';
import { lockLeads } from '../lead/lead.queries.ts';
import { digestOf } from '../order/order.request.ts';
import { quoteCreated } from './quote.events.ts';
import {
  countOn,
  inquiryToQuote,
  insertQuote,
  lockLast,
  orderToQuote,
  quoteOfRequest,
  quotes,
  type On,
  type Quotable,
} from './quote.queries.ts';
import { QUOTE_DAYS_MAX } from './quote.rules.ts';

type Named = { orderId?: string | undefined; inquiryId?: string | undefined };

export const onOf = ({ orderId, inquiryId }: Named): On =>
  orderId === undefined ? { kind: 'inquiry', id: inquiryId ?? '' } : { kind: 'order', id: orderId };

/** An order or inquiry that this employee may handle, held by its lead; what its buyer took back is not found. */
export async function lockSubject(inner: FairContext, caller: ExhibitorCaller, on: On) {
  await chosenLeads(inner, caller, [on.id]);
  const subject = on.kind === 'order' ? await orderToQuote(inner, on.id) : await inquiryToQuote(inner, on.id);
  return subject ?? fail('notFound');
}

/** Whoever offers a price has answered, and deals with it from then on. */
async function markQuoted(jobs: Jobs, inner: FairContext, caller: ExhibitorCaller, on: On): Promise<void> {
  const leads = await lockLeads(inner, caller, [on.id]);
  await claimLeads(jobs, inner, caller, leads);
  const before = leads.filter(({ state }) => state === 'new' || state === 'contacted');
  await moveLeads(jobs, inner, caller, before, { state: 'quoted', lostReason: '' });
}

type Item = { productId?: string | undefined; lineId?: string | undefined };

/** Of one exhibit it is for that one; of several it has to say for which. */
function quoted(items: readonly Quotable[], { productId, lineId }: Item): Quotable | null {
  const wanted = productId ?? lineId;
  if (wanted === undefined) return items.length === 1 ? (items[0] ?? null) : null;
  const kind = productId === undefined ? 'line' : 'product';
  return items.find((item) => item.id === wanted && item.kind === kind) ?? fail('notFound');
}

/** Kilograms of active ingredient in one unit of the price; null where that cannot be said. */
export const activeIn = (item: Quotable | null, unit: string): number | null =>
  activePerUnit(unit, item === null ? [] : attributes.parse(item.attributes).ingredients);

/** Error: `quoteDay`. */
export function checkQuoteDay(day: string): void {
  const [today, last] = [0, QUOTE_DAYS_MAX].map((days) => dayInBeijing(new Date(Date.now() + days * 86_400_000)));
  if (today === undefined || last === undefined || day < today || day > last) fail('quoteDay');
}

/** The number of the next version, for the same line of a requirement; the one that stood before is replaced. What was accepted stands. */
async function nextVersion(
  inner: FairContext,
  on: On,
  item: Quotable | null,
): Promise<{ version: number; lineId: string | null }> {
  const last = await lockLast(inner, on, item?.id ?? null);
  if (last === undefined) return { version: 1, lineId: item?.kind === 'line' ? item.id : null };
  if (last.state === 'accepted') fail('quoteAccepted');
  await quotes.write(inner, { id: last.id }, { state: 'replaced' });
  return { version: last.version + 1, lineId: last.sourcing_line_id };
}

type Offer = QuoteForm & Named & Item & { requestId?: string | undefined };

/** The same request sent again answers the quote it made (G57). */
export async function createQuote(
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { orderId, inquiryId, productId, lineId, requestId, ...form }: Offer,
): Promise<{ id: string; version: number }> {
  const on = onOf({ orderId, inquiryId });
  const digest = digestOf(lineId === undefined ? { productId, form } : { lineId, form });
  return inTransaction(ctx, async (inner) => {
    const subject = await lockSubject(inner, caller, on);
    const before = requestId === undefined ? undefined : await quoteOfRequest(inner, on, requestId);
    if (before !== undefined) {
      if (before.request_digest !== digest) fail('conflict');
      return { id: before.id, version: before.version };
    }
    if (await isClosed(inner, on.id)) fail('requestClosed');
    checkQuoteDay(form.validUntil);
    const item = quoted(subject.products, { productId, lineId });
    const max = LIMITS.quotesPerRequestMax;
    if ((await countOn(inner, on)) >= max) fail('quoteLimit', { max });
    const next = await nextVersion(inner, on, item);
    const id = newId();
    await insertQuote(inner, {
      id,
      on,
      exhibitorId: caller.exhibitorId,
      employeeId: caller.employeeId,
      visitorId: subject.visitor_id,
      item,
      ...next,
      activePerUnit: activeIn(item, form.price.unit),
      form,
      requestId: requestId ?? null,
      digest,
    });
    await markQuoted(jobs, inner, caller, on);
    await jobs.publish(inner.db, quoteCreated, { exhibitionId: inner.exhibition.id, quoteId: id });
    return { id, version: next.version };
  });
}
