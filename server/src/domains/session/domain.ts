import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { sessionHandlers } from './session.handlers.ts';

export const session = {
  handlers: (services) => ({ account: sessionHandlers(services) }),
  // told of itself, and sends nothing
  sockets: () => ({ session: {} }),
  tables: {
    session: {
      personal: [{ column: 'account_id', of: 'account', hidden: ['token_hash'], erase: 'delete' }],
      exempt: { address: 'goes with the session' },
      expires: sql`ends_at < now() or idle_until < now() - interval '1 day'`,
    },
    // to be told when the exhibitors' side opens
    opening_subscription: {
      personal: [{ column: 'account_id', of: 'account', erase: 'delete' }],
      retention: { one: 'account' },
    },
  },
} as const satisfies Domain;
