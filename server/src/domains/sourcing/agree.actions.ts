import { attributes } from '@fairbridge/contract/product/product.shapes.ts';
import { activePerUnit } from '@fairbridge/contract/quote/quote.active.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inquiryCreated } from '../inquiry/inquiry.events.ts';
import { inquiries } from '../inquiry/inquiry.queries.ts';
import { writeEntries } from '../lead/lead-entry.queries.ts';
import { giveByRule } from '../lead/lead.ruling.ts';
import { writeStates } from '../lead/lead.queries.ts';
import { quotes } from '../quote/quote.queries.ts';
import { signUpDenied } from './sourcing.events.ts';
import { insertAskedProducts, offersToQuote, type OfferToQuote } from './agree.queries.ts';
import { lockReceived, ownRequirement, signUps, type LineRow, type SourcingRow } from './sourcing.queries.ts';

/** What all lines say alike; null where they differ. */
function shared<T>(lines: readonly LineRow[], of: (line: LineRow) => T): T | null {
  const [first, ...others] = lines.map(of);
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** The requirement in the words of an inquiry. */
function inquiryColumns({ title, description, lines, other_requirements: others }: SourcingRow) {
  const goods = lines.map(({ label_zh: zh, quantity, unit }) => `${zh} ${quantity} ${unit}`);
  const only = lines.length === 1 ? lines[0] : undefined;
  const text = [title, ...goods, description, others].filter(Boolean).join('\n');
  return {
    question: cutText(text, LIMITS.inquiryQuestionMax),
    quantity: only?.quantity ?? null,
    unit: only?.unit ?? null,
    destination: shared(lines, ({ destination }) => destination),
    documents: [...new Set(lines.flatMap(({ documents }) => documents))],
    price_amount: only?.price_amount ?? null,
    price_currency: only?.price_currency ?? null,
    price_unit: only?.price_unit ?? null,
    incoterm: shared(lines, ({ incoterm }) => incoterm),
    port: shared(lines, ({ port }) => port) ?? '',
  };
}

/** Offers become quotes as they stand. An exhibit that is offered on several lines is named by the first. */
async function writeQuotes(
  inner: FairContext,
  offers: readonly OfferToQuote[],
  on: { inquiryId: string; exhibitorId: string; visitorId: string },
): Promise<void> {
  const named = new Set<string>();
  for (const { product_id: productId, attributes: stored, label_zh, label_en, line_id, ...offer } of offers) {
    const asProduct = productId !== null && !named.has(productId);
    if (productId !== null) named.add(productId);
    const { product_zh, product_en, product_strength, ...terms } = offer;
    await quotes.insert(inner, {
      ...terms,
      inquiry_id: on.inquiryId,
      exhibitor_id: on.exhibitorId,
      visitor_id: on.visitorId,
      sourcing_line_id: line_id,
      product_id: asProduct ? productId : null,
      product_zh: asProduct ? product_zh : label_zh,
      product_en: asProduct ? product_en : label_en,
      product_strength: asProduct ? product_strength : '',
      version: 1,
      active_per_unit:
        productId === null ? null : activePerUnit(offer.price_unit, attributes.parse(stored).ingredients),
      request_digest: '',
    });
  }
}

/**
 * Gives a company that has signed up the buyer's name: an inquiry between both, which is read already, with its offers as quotes, and a lead
 * of whoever signed up. Agreed twice, it was agreed once.
 */
export const agree = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  id: string,
): Promise<{ inquiryId: string }> =>
  inTransaction(ctx, async (inner) => {
    const signUp = await lockReceived(inner, visitorId, id);
    if (signUp === undefined) fail('notFound');
    if (signUp.inquiry_id !== null) return { inquiryId: signUp.inquiry_id };
    if (signUp.participation === 'denied') fail('sourcingDenied');
    const requirement = (await ownRequirement(inner, visitorId, signUp.sourcing_id)) ?? fail('notFound');
    const offers = await offersToQuote(inner, id, signUp.employee_id);
    const { exhibitor_id: exhibitorId } = signUp;
    const inquiryId = newId();
    const now = new Date();
    await inquiries.insert(inner, {
      id: inquiryId,
      sending_id: requirement.id,
      visitor_id: visitorId,
      exhibitor_id: exhibitorId,
      ...inquiryColumns(requirement),
      answers: JSON.stringify([]),
      seen_at: now,
    });
    await insertAskedProducts(inner, inquiryId, offers);
    await giveByRule(jobs, inner, [inquiryId], signUp.employee_id);
    await writeQuotes(inner, offers, { inquiryId, exhibitorId, visitorId });
    if (offers.length > 0) {
      await writeStates(inner, [inquiryId], { state: 'quoted', lostReason: '', by: signUp.employee_id });
      const lead = { id: inquiryId, visitor_id: visitorId };
      await writeEntries(inner, [lead], { kind: 'state', by: signUp.employee_id, state: 'quoted' });
    }
    await signUps.update(inner, { id }, { participation: 'agreed', decided_at: now, inquiry_id: inquiryId });
    await jobs.publish(inner.db, inquiryCreated, { exhibitionId: inner.exhibition.id, inquiryId });
    return { inquiryId };
  });

/** Tells a company that it is not wanted, without a name. Denied twice, it was denied once. */
export const deny = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const signUp = await lockReceived(inner, visitorId, id);
    if (signUp === undefined) fail('notFound');
    if (signUp.participation === 'agreed') fail('sourcingAgreed');
    if (signUp.participation === 'denied') return;
    const version = await signUps.update(inner, { id }, { participation: 'denied', reason, decided_at: new Date() });
    await jobs.publish(inner.db, signUpDenied, { exhibitionId: inner.exhibition.id, signUpId: id, version });
  });
