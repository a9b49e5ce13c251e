import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { blockHandlers } from './block.handlers.ts';

export const block = {
  handlers: () => ({ block: blockHandlers }),
  tables: {
    // what the organizer has decided, which stays when somebody is erased
    block: {
      personal: [{ column: 'created_by', of: 'account', organizerOwned: true, erase: 'keep' }],
      expires: sql`until < now()`,
    },
  },
} as const satisfies Domain;
