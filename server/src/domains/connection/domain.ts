import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../core/domain.ts';
import { connectionHandlers } from './connection.handlers.ts';
import { mountApi } from './connection.routes.ts';
import { webhookEventHandlers } from './webhook.event-handlers.ts';

export const connection = {
  handlers: (services) => ({ connection: connectionHandlers(services) }),
  eventHandlers: webhookEventHandlers,
  plugins: [mountApi],
  tables: {
    webhook: { notPersonal: 'an address of a company’s own systems', retention: { limit: 'webhooksMax' } },
    webhook_delivery: {
      notPersonal: 'names what an event is about; what is told of it is read when it is sent and kept nowhere',
      exempt: { subject_id: 'an order, an entry of the pool or the like, no person' },
      expires: sql`created_at < now() - make_interval(days => ${LIMITS.webhookLogDays})`,
    },
    api_key: { notPersonal: 'of a company, with the hash of the key', retention: { limit: 'apiKeysMax' } },
  },
} as const satisfies Domain;
