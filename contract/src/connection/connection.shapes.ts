import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { contactLevel } from '../contact/contact.shapes.ts';
import { contactSource } from '../contact/contact.sources.ts';
import { inquiryCard } from '../inquiry/inquiry.shapes.ts';
import { closing } from '../lead/closing.shapes.ts';
import { leadKind, leadState } from '../lead/lead.shapes.ts';
import { orderState } from '../order/order.shapes.ts';
import { sentQuote } from '../quote/quote.shapes.ts';
import { scan, scannedPerson } from '../scan/scan.shapes.ts';

/** What an address may be told of. */
export const WEBHOOK_EVENTS = [
  ...(['order.created', 'order.changed', 'order.withdrawn', 'order.closed'] as const),
  ...(['inquiry.created', 'inquiry.changed', 'inquiry.withdrawn', 'inquiry.closed'] as const),
  ...(['lead.moved', 'lead.assigned', 'lead.answered'] as const),
  ...(['quote.created', 'quote.accepted', 'quote.declined'] as const),
  ...(['contact.joined', 'contact.left', 'scan.created'] as const),
] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.output<typeof webhookEvent>;

/** Sent by hand to try an address; nobody chooses it. */
export const TEST_EVENT = 'webhook.test';

/** What a key may read. */
export const API_SCOPES = ['orders', 'inquiries', 'leads', 'quotes', 'contacts', 'scans'] as const;
export const apiScope = z.enum(API_SCOPES);
export type ApiScope = z.output<typeof apiScope>;

/** An order as a company's own systems get it: what an administrator of the company sees of it. */
export const orderRecord = z.object({
  id: z.string(),
  orderedAt: z.string(),
  quantity: z.int(),
  unit: z.string(),
  remark: z.string(),
  state: orderState,
  contactedAt: z.string().nullable(),
  product: z.object({ id: z.string(), name: bilingualOut, articleNumber: z.string(), strength: z.string() }),
  buyer: z.object({
    name: z.string(),
    company: z.string(),
    position: z.string(),
    country: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
});
export type OrderRecord = z.output<typeof orderRecord>;

/**
 * An inquiry as a company's own systems are told of it: whom it is from and what it is about. What is asked is read in the inquiry itself, which
 * then counts as seen: until then its buyer may write it anew, or take it back.
 */
export const inquiryRecord = inquiryCard.pick({ id: true, sentAt: true, products: true, buyer: true });
export type InquiryRecord = z.output<typeof inquiryRecord>;

/** What its buyer took back: nothing more than which one it was. */
export const withdrawnRecord = z.object({ id: z.string(), withdrawnAt: z.string() });
export type WithdrawnRecord = z.output<typeof withdrawnRecord>;

/** What its buyer wants nothing more of, and why. */
export const closedRecord = closing.extend({ id: z.string() });
export type ClosedRecord = z.output<typeof closedRecord>;

/** Where an order or inquiry, whose id it has, stands with the company. Whom it is from is told with that. */
export const leadRecord = z.object({
  id: z.string(),
  kind: leadKind,
  state: leadState,
  lostReason: z.string(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  followUpOn: z.string().nullable(),
  closing: closing.nullable(),
  assignedTo: z.object({ id: z.string(), name: bilingualOut }).nullable(),
});
export type LeadRecord = z.output<typeof leadRecord>;

/** A version of what the company offered on an order or inquiry, and what its buyer said to it. Whom it was offered to is told with that. */
export const quoteRecord = sentQuote;
export type QuoteRecord = z.output<typeof quoteRecord>;

/** Somebody in the company's customer pool, as long as they are in it. */
export const contactRecord = z.object({
  id: z.string(),
  joinedAt: z.string(),
  source: contactSource,
  level: contactLevel,
  tags: z.array(z.string()),
  expiresOn: z.string().nullable(),
  person: z.object({
    name: z.string(),
    company: z.string(),
    position: z.string(),
    country: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
});
export type ContactRecord = z.output<typeof contactRecord>;

/** A badge that a colleague scanned, with what was noted. Contact data stands here of the company's own contacts only. */
export const scanRecord = scan
  .omit({ visitorId: true })
  .extend({ person: scannedPerson.extend({ country: z.string() }) });
export type ScanRecord = z.output<typeof scanRecord>;

/** Whoever was in it is not any more: which contact that was, and nothing of the person or of who ended it. */
export const leftRecord = z.object({ id: z.string(), leftAt: z.string() });
export type LeftRecord = z.output<typeof leftRecord>;

/** Where a sending stands. `empty`: there was nothing (any more) that the company may see. */
export const deliveryState = z.enum(['waiting', 'delivered', 'failed', 'empty']);
export type DeliveryState = z.output<typeof deliveryState>;

/** Why nothing came back, where no status did. */
export const deliveryFailure = z.enum(['address', 'name', 'connection', 'certificate', 'time', 'off']);
export type DeliveryFailure = z.output<typeof deliveryFailure>;

export const webhookRow = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  active: z.boolean(),
  /** Since when nothing has arrived; null where the last sending did. */
  failingSince: z.string().nullable(),
  /** When the portal switched it off. */
  stoppedAt: z.string().nullable(),
  /** So long what is sent carries a signature by the secret before, too. */
  oldSecretUntil: z.string().nullable(),
  createdAt: z.string(),
});
export type WebhookRow = z.output<typeof webhookRow>;

export const deliveryRow = z.object({
  id: z.string(),
  event: z.string(),
  subjectId: z.string(),
  state: deliveryState,
  tries: z.int(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  status: z.int().nullable(),
  failure: deliveryFailure.nullable(),
  milliseconds: z.int().nullable(),
  answer: z.string(),
});
export type DeliveryRow = z.output<typeof deliveryRow>;

export const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(apiScope),
  ending: z.string(),
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type ApiKeyRow = z.output<typeof apiKeyRow>;
