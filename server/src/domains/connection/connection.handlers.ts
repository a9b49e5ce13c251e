import { contract } from '@fairbridge/contract/index.ts';
import { DONE } from '@fairbridge/contract/fields.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { addApiKey } from './api-key.actions.ts';
import { apiKeysOf, deleteApiKey } from './api-key.queries.ts';
import { apiKeyAnswer, deliveryAnswer, webhookAnswer } from './connection.answers.ts';
import { deliveryCounts, deliveryPage } from './webhook-delivery.queries.ts';
import { addWebhook, renewSecret, replayDelivery, saveWebhook, testWebhook } from './webhook.actions.ts';
import { deleteWebhook, webhookOf, webhooksOf } from './webhook.queries.ts';

export const connectionHandlers = (
  services: Pick<Services, 'config' | 'jobs'>,
): Implementation<Scope, typeof contract.connection> => ({
  webhooks: async ({ scope, caller }) => {
    const now = new Date();
    const rows = await webhooksOf(scope, caller.exhibitorId);
    return { list: rows.map((row) => webhookAnswer(row, now)), max: LIMITS.webhooksMax };
  },

  webhook: async ({ scope, caller, input }) => {
    const row = await webhookOf(scope, caller.exhibitorId, input.id);
    return row === undefined ? refuse('notFound') : webhookAnswer(row, new Date());
  },

  addWebhook: ({ scope, caller, input }) => addWebhook(services, scope, caller, input),

  saveWebhook: async ({ scope, caller, input }) =>
    webhookAnswer(await saveWebhook(services, scope, caller, input), new Date()),

  removeWebhook: async ({ scope, caller, input }) => {
    if (!(await deleteWebhook(scope, caller.exhibitorId, input.id))) refuse('notFound');
    return DONE;
  },

  renewWebhookSecret: ({ scope, caller, input }) => renewSecret(services, scope, caller, input.id),

  testWebhook: ({ scope, caller, input }) => testWebhook(services, scope, caller, input.id),

  deliveries: async ({ scope, caller, input }) => {
    if ((await webhookOf(scope, caller.exhibitorId, input.id)) === undefined) refuse('notFound');
    const { rows, total } = await deliveryPage(scope, input.id, input.state ?? null, rangeOf(input));
    return { ...pageAnswer(rows.map(deliveryAnswer), total, input), counts: await deliveryCounts(scope, input.id) };
  },

  replayDelivery: async ({ scope, caller, input }) => {
    await replayDelivery(services, scope, caller, input.id);
    return DONE;
  },

  apiKeys: async ({ scope, caller }) => ({
    list: (await apiKeysOf(scope, caller.exhibitorId)).map(apiKeyAnswer),
    max: LIMITS.apiKeysMax,
  }),

  addApiKey: ({ scope, caller, input }) => addApiKey(scope, caller, input),

  removeApiKey: async ({ scope, caller, input }) => {
    if (!(await deleteApiKey(scope, caller.exhibitorId, input.id))) refuse('notFound');
    return DONE;
  },
});
