import {
  inquiryRecord,
  webhookEvent,
  type ClosedRecord,
  type ContactRecord,
  type InquiryRecord,
  type LeadRecord,
  type LeftRecord,
  type OrderRecord,
  type QuoteRecord,
  type ScanRecord,
  type WebhookEvent,
  type WithdrawnRecord,
} from '@fairbridge/contract/connection/connection.shapes.ts';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { contactRecord } from '../contact/contact.record.ts';
import { contactRecordRow, leftContact } from '../contact/contact.record.queries.ts';
import { cardAnswer } from '../inquiry/inquiry.answers.ts';
import { standingInquiry, withdrawnInquiry } from '../inquiry/inquiry.record.queries.ts';
import { closedLead } from '../lead/lead-closing.queries.ts';
import { closingOf } from '../lead/lead.closing.ts';
import { leadRecordRow } from '../lead/lead.record.queries.ts';
import { leadRecord } from '../lead/lead.record.ts';
import { orderRecordRow, withdrawnOrder } from '../order/order.record.queries.ts';
import { orderRecord } from '../order/order.record.ts';
import { sentAnswer } from '../quote/quote.answers.ts';
import { quoteRecordRow, type QuoteRecordRow } from '../quote/quote.record.queries.ts';
import { scanRecordRow } from '../scan/scan.record.queries.ts';
import { scanRecord } from '../scan/scan.record.ts';

type Told = {
  exhibitorId: string;
  /** Null: when it was written down that it is to be told. */
  at: Date | null;
  /** Which of the times that this happens to it. */
  occasion?: string;
  data:
    | OrderRecord
    | InquiryRecord
    | WithdrawnRecord
    | ClosedRecord
    | LeadRecord
    | QuoteRecord
    | ContactRecord
    | ScanRecord
    | LeftRecord;
};
type Source = (ctx: FairContext, subjectId: string) => Promise<Told | null>;

const order: Source = async (ctx, id) => {
  const row = await orderRecordRow(ctx, id);
  return row === null ? null : { exhibitorId: row.exhibitor_id, at: row.created_at, data: orderRecord(row) };
};

const changedOrder: Source = async (ctx, id) => {
  const row = await orderRecordRow(ctx, id);
  if (row === null) return null;
  const { exhibitor_id: exhibitorId, changed_at: at, version } = row;
  return { exhibitorId, at, occasion: String(version), data: orderRecord(row) };
};

const inquiry: Source = async (ctx, id) => {
  const row = await standingInquiry(ctx, id);
  if (row === null) return null;
  return { exhibitorId: row.exhibitor_id, at: row.created_at, data: inquiryRecord.parse(cardAnswer(row)) };
};

const changedInquiry: Source = async (ctx, id) => {
  const row = await standingInquiry(ctx, id);
  if (row === null) return null;
  const { exhibitor_id: exhibitorId, changed_at: at, version } = row;
  return { exhibitorId, at, occasion: String(version), data: inquiryRecord.parse(cardAnswer(row)) };
};

/** Whoever took something back has asked nothing: which one it was is all that is told. */
const withdrawn =
  (find: typeof withdrawnOrder | typeof withdrawnInquiry): Source =>
  async (ctx, id) => {
    const row = await find(ctx, id);
    if (row === undefined || row.withdrawn_at === null) return null;
    const { exhibitor_id: exhibitorId, withdrawn_at: at } = row;
    return { exhibitorId, at, data: { id: row.id, withdrawnAt: at.toISOString() } };
  };

const closed =
  (kind: LeadKind): Source =>
  async (ctx, id) => {
    const row = await closedLead(ctx, id, kind);
    const closing = row === undefined ? null : closingOf(row);
    if (row === undefined || closing === null) return null;
    return { exhibitorId: row.exhibitor_id, at: row.closed_at, data: { id, ...closing } };
  };

/** Where it stands when it is told; which of the times it is stands with the event. */
const lead: Source = async (ctx, id) => {
  const row = await leadRecordRow(ctx, id);
  return row === null ? null : { exhibitorId: row.exhibitor_id, at: null, data: leadRecord(row) };
};

/** When it was offered, or decided; null where that has not happened to it. */
const quote =
  (happened: (row: QuoteRecordRow) => Date | null): Source =>
  async (ctx, id) => {
    const row = await quoteRecordRow(ctx, id);
    const at = row === null ? null : happened(row);
    return row === null || at === null ? null : { exhibitorId: row.exhibitor_id, at, data: sentAnswer(row) };
  };

/** What was declined may have been followed by another offer since. */
const declinedAt = ({ state, decided_at: at }: QuoteRecordRow): Date | null => (state === 'accepted' ? null : at);
const acceptedAt = ({ state, decided_at: at }: QuoteRecordRow): Date | null => (state === 'accepted' ? at : null);

const joined: Source = async (ctx, id) => {
  const row = await contactRecordRow(ctx, id);
  return row === null ? null : { exhibitorId: row.exhibitor_id, at: row.created_at, data: contactRecord(row) };
};

const left: Source = async (ctx, id) => {
  const row = await leftContact(ctx, id);
  if (row === undefined || row.removed_at === null) return null;
  const { exhibitor_id: exhibitorId, removed_at: at } = row;
  return { exhibitorId, at, data: { id: row.id, leftAt: at.toISOString() } };
};

const scanned: Source = async (ctx, id) => {
  const row = await scanRecordRow(ctx, id);
  return row === null ? null : { exhibitorId: row.exhibitor_id, at: row.created_at, data: scanRecord(row) };
};

/** What is told of each event, read when it is told: null where there is nothing (any more). */
const SOURCES: Record<WebhookEvent, Source> = {
  'order.created': order,
  'order.changed': changedOrder,
  'order.withdrawn': withdrawn(withdrawnOrder),
  'order.closed': closed('order'),
  'inquiry.created': inquiry,
  'inquiry.changed': changedInquiry,
  'inquiry.withdrawn': withdrawn(withdrawnInquiry),
  'inquiry.closed': closed('inquiry'),
  'lead.moved': lead,
  'lead.assigned': lead,
  'lead.answered': lead,
  'quote.created': quote((row) => row.created_at),
  'quote.accepted': quote(acceptedAt),
  'quote.declined': quote(declinedAt),
  'contact.joined': joined,
  'contact.left': left,
  'scan.created': scanned,
};

/** Whose event it is, and which of the times that it happened. */
export async function occasionOf(ctx: FairContext, event: WebhookEvent, subjectId: string) {
  const told = await SOURCES[event](ctx, subjectId);
  return told === null ? null : { exhibitorId: told.exhibitorId, occasion: told.occasion ?? '' };
}

type Sent = { exhibitorId: string; event: string; subjectId: string; at: Date };

/**
 * The body of a sending, by what the company may see at this moment; null where that is nothing. `at`: when it was written down that it is to
 * be told.
 */
export async function payloadOf(ctx: FairContext, { exhibitorId, event, subjectId, at }: Sent): Promise<string | null> {
  const { code } = ctx.exhibition;
  const known = webhookEvent.safeParse(event);
  if (!known.success) return JSON.stringify({ type: event, timestamp: at.toISOString(), fair: code, data: {} });
  const told = await SOURCES[known.data](ctx, subjectId);
  if (told === null || told.exhibitorId !== exhibitorId) return null;
  return JSON.stringify({ type: event, timestamp: (told.at ?? at).toISOString(), fair: code, data: told.data });
}
