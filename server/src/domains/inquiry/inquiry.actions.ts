import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { InquiryForm } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { isClosed, leadRows } from '../lead/lead-closing.queries.ts';
import { lockUnread } from '../lead/lead-seen.queries.ts';
import { mayHandle } from '../lead/lead.rules.ts';
import { giveByRule } from '../lead/lead.ruling.ts';
import { digestOf } from '../order/order.request.ts';
import { copyAddress, lockVisitor } from '../visitor/visitor.queries.ts';
import { inquiryChanged, inquiryCreated, inquirySeen, inquiryWithdrawn } from './inquiry.events.ts';
import { copyMail } from './inquiry.mails.ts';
import {
  askedOfDay,
  insertInquiries,
  lockInquiry,
  receivedInquiry,
  sendingOfRequest,
  inquiries,
  type InquiryKey,
  type ReceivedInquiryRow,
} from './inquiry.queries.ts';
import type { Given } from './inquiry.questions.ts';
import { recipientsOf, type About } from './inquiry.recipients.ts';
import { isUnseen } from './inquiry.rules.ts';
import { columnsOf } from './inquiry.words.ts';

type Asking = InquiryForm & About & { answers: readonly Given[]; requestId?: string | undefined };
type Made = { id: string; exhibitorId: string }[];

/** All that was named is there and for this buyer, or nothing is asked. */
async function wholeRecipients(ctx: FairContext, caller: VisitorCaller, about: About) {
  const recipients = await recipientsOf(ctx, caller, about);
  const products = recipients.flatMap((recipient) => recipient.products);
  const suppliers = new Set(recipients.map(({ exhibitor }) => exhibitor.id));
  const missing =
    products.length !== new Set(about.productIds).size || about.exhibitorIds.some((id) => !suppliers.has(id));
  if (missing) fail('notFound');
  const closed = products.filter((product) => product.closed).map(({ id }) => id);
  if (closed.length > 0) fail('notForYourMarket', {}, { productIds: closed });
  if (recipients.length > LIMITS.inquirySuppliersMax) fail('inquirySuppliers', { max: LIMITS.inquirySuppliersMax });
  return recipients;
}

async function madeBefore(
  ctx: FairContext,
  visitorId: string,
  requestId: string,
  digest: string,
): Promise<Made | null> {
  const stored = await sendingOfRequest(ctx, visitorId, requestId);
  if (stored.length === 0) return null;
  if (stored.some((row) => row.request_digest !== digest)) fail('conflict');
  return stored.map((row) => ({ id: row.id, exhibitorId: row.exhibitor_id }));
}

/**
 * Asks each supplier once and tells them, with a copy to the buyer, as one. The same request sent again answers what it made (G57),
 * also where an exhibit has gone since.
 */
export async function createInquiries(
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  ctx: FairContext,
  caller: VisitorCaller,
  {
    productIds,
    exhibitorIds,
    answers,
    requestId = null,
    ...form
  }: Omit<Asking, 'requestId'> & { requestId?: string | null | undefined },
): Promise<Made> {
  const { visitorId } = caller;
  const digest = digestOf({ productIds, exhibitorIds, answers, form });
  return inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, visitorId);
    const before = requestId === null ? null : await madeBefore(inner, visitorId, requestId, digest);
    if (before !== null) return before;
    const recipients = await wholeRecipients(inner, caller, { productIds, exhibitorIds });
    const sending = { id: newId(), visitorId, words: columnsOf(form), answers, requestId, digest };
    const made = await insertInquiries(inner, sending, recipients);
    const { suppliers, sendings } = await askedOfDay(inner, visitorId);
    if (suppliers > LIMITS.inquiriesPerBuyerDay) fail('inquiryLimit', { max: LIMITS.inquiriesPerBuyerDay });
    await giveByRule(
      jobs,
      inner,
      made.map(({ id }) => id),
    );
    for (const { id } of made)
      await jobs.publish(inner.db, inquiryCreated, { exhibitionId: inner.exhibition.id, inquiryId: id });
    const buyer = await copyAddress(inner, visitorId);
    if (sendings <= LIMITS.copiesPerBuyerDay && buyer !== undefined && buyer.email !== null) {
      const site = siteOf(config, inner.exhibition);
      await jobs.sendMessage(
        inner.db,
        copyMail(inner.exhibition, { ...buyer, email: buyer.email }, { recipients, answers, form, site }),
      );
    }
    return made;
  });
}

/** An own inquiry that the supplier has not seen yet, held for a change. */
async function lockUnseen(ctx: FairContext, { visitorId }: VisitorCaller, id: string): Promise<InquiryKey> {
  const inquiry = await lockInquiry(ctx, id);
  if (inquiry?.visitor_id !== visitorId) fail('notFound');
  if (await isClosed(ctx, id)) fail('requestClosed');
  if (!isUnseen(inquiry)) fail('alreadySeen');
  return inquiry;
}

export async function changeInquiry(
  jobs: Jobs,
  ctx: FairContext,
  caller: VisitorCaller,
  { id, version, ...form }: InquiryForm & { id: string; version: number },
): Promise<{ id: string; version: number }> {
  return inTransaction(ctx, async (inner) => {
    const inquiry = await lockUnseen(inner, caller, id);
    if (inquiry.withdrawn_at !== null) fail('alreadyWithdrawn');
    if (inquiry.version !== version) fail('editConflict');
    const written = await inquiries.update(inner, { id }, columnsOf(form));
    await jobs.publish(inner.db, inquiryChanged, { exhibitionId: inner.exhibition.id, inquiryId: id });
    return { id, version: written };
  });
}

/** Its lead goes with it, unless a colleague has just dealt with that. Taken back twice, it was taken back once. */
export async function withdrawInquiry(jobs: Jobs, ctx: FairContext, caller: VisitorCaller, id: string) {
  return inTransaction(ctx, async (inner) => {
    const { withdrawn_at: before } = await lockUnseen(inner, caller, id);
    if (before !== null) return { id, withdrawnAt: before.toISOString() };
    const withdrawnAt = new Date();
    if ((await lockUnread(inner, id)) !== true) fail('alreadySeen');
    // what its buyer took back is nobody's to deal with
    await leadRows.delete(inner, { id });
    await inquiries.write(inner, { id }, { withdrawn_at: withdrawnAt });
    await jobs.publish(inner.db, inquiryWithdrawn, { exhibitionId: inner.exhibition.id, inquiryId: id });
    return { id, withdrawnAt: withdrawnAt.toISOString() };
  });
}

/** One that this employee may handle, held and seen from now on. What the buyer took back is not found. */
async function lockSeen(jobs: Jobs, ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<InquiryKey> {
  const inquiry = await lockInquiry(ctx, id);
  if (inquiry === undefined || inquiry.withdrawn_at !== null) fail('notFound');
  if (!mayHandle({ exhibitorId: inquiry.exhibitor_id, assignedTo: inquiry.employee_id }, caller)) fail('notFound');
  if (inquiry.seen_at !== null) return inquiry;
  await inquiries.write(ctx, { id }, { seen_at: new Date() });
  await jobs.publish(ctx.db, inquirySeen, { exhibitionId: ctx.exhibition.id, inquiryId: id });
  return inquiry;
}

/** What is read is what was marked seen: the buyer cannot write it anew in between. */
export async function readInquiry(
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  id: string,
): Promise<ReceivedInquiryRow> {
  return inTransaction(ctx, async (inner) => {
    await lockSeen(jobs, inner, caller, id);
    return (await receivedInquiry(inner, caller, id)) ?? fail('notFound');
  });
}
