import type { Domain } from '../../core/domain.ts';
import { isSwitchable } from '../../platform/delivery/message.ts';
import { notificationHandlers } from './notification.handlers.ts';
import { mountOneClick } from './notification.one-click.ts';
import { wantedBy } from './notification.queries.ts';

export const notification = {
  handlers: (services) => ({ notification: notificationHandlers(services) }),
  plugins: [mountOneClick],
  canDeliver: async (ctx, { recipient, category }) =>
    !isSwitchable(category) || (await wantedBy(ctx, { address: recipient }))[category],
  tables: {
    notification_setting: {
      personal: [
        { column: 'account_id', of: 'account', erase: 'delete' },
        { column: 'address', of: 'address', erase: 'delete' },
      ],
      retention: { one: 'address or account, and category' },
    },
  },
} as const satisfies Domain;
