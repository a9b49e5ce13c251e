import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { addApiKey } from './api-key.actions.ts';
import { apiKeysOf, deleteApiKey } from './api-key.queries.ts';
import { apiKeyAnswer, deliveryAnswer, webhookAnswer } from './connection.answers.ts';
import { deliveryCounts, deliveryPage } from './webhook-delivery.queries.ts';
import { addWebhook, renewSecret, replayDelivery, saveWebhook, testWebhook } from './webhook.actions.ts';
import { webhookOf, webhooksOf, webhooks } from './webhook.queries.ts';

export const connectionHandlers = (
  services: Pick<Services, 'config' | 'jobs'>,
): Handlers<FairContext, typeof contract.connection> => ({
  webhooks: async ({ ctx, caller }) => {
    const now = new Date();
    const rows = await webhooksOf(ctx, caller.exhibitorId);
    return { list: rows.map((row) => webhookAnswer(row, now)), max: LIMITS.webhooksMax };
  },

  webhook: async ({ ctx, caller, input }) => {
    const row = await webhookOf(ctx, caller.exhibitorId, input.id);
    return row === undefined ? fail('notFound') : webhookAnswer(row, new Date());
  },

  addWebhook: ({ ctx, caller, input }) => addWebhook(services, ctx, caller, input),

  saveWebhook: async ({ ctx, caller, input }) =>
    webhookAnswer(await saveWebhook(services, ctx, caller, input), new Date()),

  removeWebhook: async ({ ctx, caller, input }) => {
    if (!(await webhooks.delete(ctx, { id: input.id, exhibitor_id: caller.exhibitorId }))) fail('notFound');
  },

  renewWebhookSecret: ({ ctx, caller, input }) => renewSecret(services, ctx, caller, input.id),

  testWebhook: ({ ctx, caller, input }) => testWebhook(services, ctx, caller, input.id),

  deliveries: async ({ ctx, caller, input }) => {
    if ((await webhookOf(ctx, caller.exhibitorId, input.id)) === undefined) fail('notFound');
    const { rows, total } = await deliveryPage(ctx, input.id, input.state ?? null, rangeOf(input));
    return { ...pageAnswer(rows.map(deliveryAnswer), total, input), counts: await deliveryCounts(ctx, input.id) };
  },

  replayDelivery: ({ ctx, caller, input }) => replayDelivery(services, ctx, caller, input.id),

  apiKeys: async ({ ctx, caller }) => ({
    list: (await apiKeysOf(ctx, caller.exhibitorId)).map(apiKeyAnswer),
    max: LIMITS.apiKeysMax,
  }),

  addApiKey: ({ ctx, caller, input }) => addApiKey(ctx, caller, input),

  removeApiKey: async ({ ctx, caller, input }) => {
    if (!(await deleteApiKey(ctx, caller.exhibitorId, input.id))) fail('notFound');
  },
});
