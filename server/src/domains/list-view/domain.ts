import type { Domain } from '../../core/domain.ts';
import { listViewHandlers } from './list-view.handlers.ts';

export const listView = {
  handlers: () => ({ listView: listViewHandlers }),
  tables: {
    list_view: {
      personal: [{ column: 'account_id', of: 'account', erase: 'delete' }],
      exempt: { author_id: 'in which role the account has made it' },
      retention: { limit: 'listViewsOfOneMax' },
    },
  },
} as const satisfies Domain;
