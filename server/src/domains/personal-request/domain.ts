import type { Domain } from '../../core/domain.ts';
import { personalRequestHandlers } from './personal-request.handlers.ts';

export const personalRequest = {
  handlers: (services) => ({ personalRequest: personalRequestHandlers(services) }),
  tables: {
    // the proof that somebody was erased names nobody but the staff who did it
    erasure: {
      personal: [{ column: 'erased_by', of: 'account', organizerOwned: true, erase: 'keep' }],
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
