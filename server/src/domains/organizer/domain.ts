import type { Domain } from '../../core/domain.ts';
import { authenticatorHandlers } from './authenticator.handlers.ts';
import { organizerHandlers } from './organizer.handlers.ts';
import { staffHandlers } from './staff.handlers.ts';

export const organizer = {
  handlers: (services) => ({
    organizer: organizerHandlers(services),
    authenticator: authenticatorHandlers(services),
    staff: staffHandlers(services),
  }),
  tables: {
    organizer_staff: {
      personal: [{ column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' }],
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
