import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, text, trimmed } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitorAdmin } from '../roles.ts';
import { deliveryRow, deliveryState, WEBHOOK_EVENTS, webhookEvent, webhookRow } from './connection.shapes.ts';
import { requestId } from '../request-id.ts';

const call = callsOf('/visitor/v2/webhook', [exhibitorAdmin]);

export const webhooks = call({
  does: 'The addresses of the own company that are told of what happens, and how many there may be',
  path: 'list',
  output: z.object({ list: z.array(webhookRow), max: z.int() }),
});

export const webhook = call({
  does: 'One such address',
  path: 'detail',
  input: z.object({ id: id('webhook') }),
  output: webhookRow,
  errors: ['notFound'],
  example: { id: '$webhook' },
});

export const webhookForm = z.object({
  name: text(LIMITS.connectionNameMax),
  url: trimmed(LIMITS.webhookUrlMax).min(1),
  events: z.array(webhookEvent).min(1, 'select').max(WEBHOOK_EVENTS.length),
  active: z.boolean().default(true),
});

export const addWebhook = call({
  does: 'Add an address; answers the secret by which what is sent there is signed, which is shown this once',
  path: 'insert',
  input: webhookForm.extend({ requestId }),
  output: z.object({ id: z.string(), secret: z.string() }),
  errors: ['webhookLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { name: 'CRM', url: 'https://crm.company.example/fairbridge', events: ['order.created'] },
});

export const saveWebhook = call({
  does: 'Change an address, what it is told of, or switch it off and on',
  path: 'update',
  input: webhookForm.extend({ id: id('webhook') }),
  output: webhookRow,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: {
    id: '$webhook',
    name: 'CRM',
    url: 'https://crm.company.example/fairbridge',
    events: ['order.created'],
    active: true,
  },
});

export const removeWebhook = call({
  does: 'Delete an address with its log; what still waits is not sent',
  path: 'delete',
  input: z.object({ id: id('webhook') }),
  errors: ['notFound'],
  example: { id: '$webhook' },
});

export const renewWebhookSecret = call({
  does: 'Make a new secret; for a day what is sent is signed by the one before, too',
  path: 'renewSecret',
  input: z.object({ id: id('webhook') }),
  output: z.object({ secret: z.string(), oldSecretUntil: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 10 },
  example: { id: '$webhook' },
});

export const testWebhook = call({
  does: 'Send a test to an address',
  path: 'test',
  input: z.object({ id: id('webhook') }),
  output: z.object({ deliveryId: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 6 },
  example: { id: '$webhook' },
});

export const deliveries = call({
  does: 'What was sent to an address within the last 30 days, newest first, and what was answered',
  path: 'deliveryList',
  input: page.extend({ id: id('webhook'), state: deliveryState.optional() }),
  output: pageSchema(deliveryRow).extend({
    counts: z.object({ all: z.int(), waiting: z.int(), delivered: z.int(), failed: z.int(), empty: z.int() }),
  }),
  errors: ['notFound'],
  example: { id: '$webhook' },
});

export const replayDelivery = call({
  does: 'Send something once more, as it may be seen now, under the same id',
  path: 'replay',
  input: z.object({ id: id('webhookDelivery') }),
  errors: ['notFound', 'webhookOff'],
  rate: { perMinute: 30 },
  example: { id: '$webhookDelivery' },
});
