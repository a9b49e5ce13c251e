import type { Domain } from '../../core/domain.ts';
import { followHandlers } from './follow.handlers.ts';

export const follow = {
  handlers: (services) => ({ follow: followHandlers(services) }),
  tables: {
    follow: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { limit: 'followsMax' },
    },
  },
} as const satisfies Domain;
