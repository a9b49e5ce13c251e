import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { deletionEventHandlers, deletionSchedules } from './fair-deletion.actions.ts';
import { makingEventHandlers } from './fair-making.actions.ts';
import { fairHandlers } from './fair.handlers.ts';

export const fair = {
  handlers: (services) => ({ fair: fairHandlers(services) }),
  eventHandlers: [...makingEventHandlers, ...deletionEventHandlers],
  schedules: deletionSchedules,
  tables: {
    fair_clone: {
      personal: [{ column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' }],
      expires: sql`created_at < now() - interval '30 days'`,
    },
  },
} as const satisfies Domain;
