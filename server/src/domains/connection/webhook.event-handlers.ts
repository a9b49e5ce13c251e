import type { WebhookEvent } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { z } from 'zod';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { contactJoined, contactLeft } from '../contact/contact.events.ts';
import { inquiryChanged, inquiryClosed, inquiryCreated, inquiryWithdrawn } from '../inquiry/inquiry.events.ts';
import { leadAnswered, leadAssigned, leadMoved } from '../lead/lead.events.ts';
import { orderChanged, orderClosed, orderCreated, orderWithdrawn } from '../order/order.events.ts';
import { quoteCreated, quoteDecided } from '../quote/quote.events.ts';
import { scanAdded } from '../scan/scan.events.ts';
import { insertDeliveries } from './webhook-delivery.queries.ts';
import { webhookDue } from './webhook.events.ts';
import { occasionOf } from './webhook.payloads.ts';
import { toldOf } from './webhook.queries.ts';
import { sendDue } from './webhook.sending.ts';

type Using = Pick<Services, 'jobs'>;

/** Writes down what is to be sent to each address that wants to hear of it. Run twice, it does so once. */
export async function enqueueWebhooks(
  { jobs }: Using,
  ctx: FairContext,
  event: WebhookEvent,
  subjectId: string,
): Promise<void> {
  const about = await occasionOf(ctx, event, subjectId);
  if (about === null) return;
  const webhookIds = await toldOf(ctx, about.exhibitorId, event);
  await writeDown(jobs, ctx, webhookIds, { event, subjectIds: [subjectId], occasion: about.occasion });
}

type Told = { event: WebhookEvent; subjectIds: readonly string[]; occasion: string };

async function writeDown(
  jobs: Using['jobs'],
  ctx: FairContext,
  webhookIds: readonly string[],
  { event, subjectIds, occasion }: Told,
): Promise<void> {
  if (webhookIds.length === 0) return;
  await inTransaction(ctx, async (inner) => {
    for (const subjectId of subjectIds)
      for (const deliveryId of await insertDeliveries(inner, webhookIds, { event, subjectId, occasion }))
        await jobs.publish(inner.db, webhookDue, { exhibitionId: inner.exhibition.id, deliveryId, round: 1 });
  });
}

/** The same of many leads, of which each is told by itself. */
async function notifyOfLeads(
  { jobs }: Using,
  ctx: FairContext,
  event: WebhookEvent,
  { exhibitorId, leadIds, act }: z.output<typeof leadMoved.shape>,
): Promise<void> {
  const webhookIds = await toldOf(ctx, exhibitorId, event);
  await writeDown(jobs, ctx, webhookIds, { event, subjectIds: leadIds, occasion: act });
}

const LEADS = [
  [leadMoved, 'lead.moved'],
  [leadAssigned, 'lead.assigned'],
  [leadAnswered, 'lead.answered'],
] as const;
const ORDERS = [
  [orderCreated, 'order.created'],
  [orderChanged, 'order.changed'],
  [orderWithdrawn, 'order.withdrawn'],
  [orderClosed, 'order.closed'],
] as const;
const INQUIRIES = [
  [inquiryCreated, 'inquiry.created'],
  [inquiryChanged, 'inquiry.changed'],
  [inquiryWithdrawn, 'inquiry.withdrawn'],
  [inquiryClosed, 'inquiry.closed'],
] as const;

export const webhookEventHandlers: readonly EventHandler[] = [
  ...ORDERS.map(([kind, event]) =>
    onEvent(kind, 'webhook', (services, ctx, { orderId }) => enqueueWebhooks(services, ctx, event, orderId)),
  ),
  ...INQUIRIES.map(([kind, event]) =>
    onEvent(kind, 'webhook', (services, ctx, { inquiryId }) => enqueueWebhooks(services, ctx, event, inquiryId)),
  ),
  ...LEADS.map(([kind, event]) =>
    onEvent(kind, 'webhook', (services, ctx, told) => notifyOfLeads(services, ctx, event, told)),
  ),
  onEvent(quoteCreated, 'webhook', (services, ctx, { quoteId }) =>
    enqueueWebhooks(services, ctx, 'quote.created', quoteId),
  ),
  // it was one of the two: of the other there is nothing to tell
  onEvent(quoteDecided, 'webhook', async (services, ctx, { quoteId }) => {
    await enqueueWebhooks(services, ctx, 'quote.accepted', quoteId);
    await enqueueWebhooks(services, ctx, 'quote.declined', quoteId);
  }),
  onEvent(contactJoined, 'webhook', (services, ctx, { contactId }) =>
    enqueueWebhooks(services, ctx, 'contact.joined', contactId),
  ),
  onEvent(contactLeft, 'webhook', (services, ctx, { contactId }) =>
    enqueueWebhooks(services, ctx, 'contact.left', contactId),
  ),
  onEvent(scanAdded, 'webhook', (services, ctx, { scanId }) => enqueueWebhooks(services, ctx, 'scan.created', scanId)),
  // whoever is slow to answer holds up nobody else
  onEvent(webhookDue, 'send', (services, ctx, { deliveryId, round }) => sendDue(services, ctx, deliveryId, round), {
    concurrent: true,
  }),
];
