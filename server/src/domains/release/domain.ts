import type { Domain } from '../../core/domain.ts';
import { releaseHandlers } from './release.handlers.ts';

export const release = {
  handlers: (services) => ({ release: releaseHandlers(services) }),
  tables: {
    release: {
      personal: [
        { column: 'asked_by', of: 'account', organizerOwned: true, erase: 'keep' },
        { column: 'answered_by', of: 'account', organizerOwned: true, erase: 'keep' },
      ],
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
