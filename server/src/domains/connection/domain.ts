import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../ground/domain.ts';
import { connectionHandlers } from './connection.handlers.ts';
import { mountApi } from './connection.routes.ts';
import { webhookEventHandlers } from './webhook.event-handlers.ts';

export const connection = {
  handlers: (services) => ({ connection: connectionHandlers(services) }),
  eventHandlers: webhookEventHandlers,
  plugins: [mountApi],
  tables: {
    webhook: { impersonal: 'an address of a company’s own systems', grows: { limit: 'webhooksMax' } },
    webhook_delivery: {
      impersonal: 'names what an event is about; what is told of it is read when it is sent and kept nowhere',
      aside: { subject_id: 'an order, an entry of the pool or the like, no person' },
      ends: sql`created_at < now() - make_interval(days => ${LIMITS.webhookLogDays})`,
    },
    api_key: { impersonal: 'of a company, with the hash of the key', grows: { limit: 'apiKeysMax' } },
  },
} as const satisfies Domain;
