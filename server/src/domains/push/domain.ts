import { contextsOf } from '../../ground/fair-context.ts';
import { atEveryFair, on, type Domain } from '../../ground/domain.ts';
import { NOTICES } from '../notice/notice.subscriptions.ts';
import { giveOutPushes } from './push.actions.ts';
import { pushDue } from './push.events.ts';
import { pushHandlers } from './push.handlers.ts';
import { makePushKey } from './push.key.ts';
import { pushTo } from './push.sending.ts';

export const push = {
  handlers: (services) => ({ push: pushHandlers(services) }),
  begin: makePushKey,
  eventHandlers: [on(pushDue, 'device', pushTo)],
  channels: [
    {
      name: NOTICES,
      hear: (services, recipientId) =>
        services.pushGathering.hear(recipientId, async (heard) => {
          for (const ctx of contextsOf(services)) await giveOutPushes(services, ctx, heard);
        }),
      // the schedule finds it
      lost: () => {},
    },
  ],
  schedules: [
    {
      queue: 'push-waiting',
      cron: '* * * * *',
      work: atEveryFair((services, ctx) => giveOutPushes(services, ctx, null)),
    },
  ],
  tables: {
    push_device: {
      personal: [
        { column: 'account_id', of: 'account', hidden: ['endpoint_hash', 'subscription_sealed'], erase: 'delete' },
      ],
      aside: { recipient_id: 'the visitor or the employee that the account is' },
      grows: { limit: 'pushDevicesPerAccountMax' },
    },
    push_key: { impersonal: 'the installation itself', grows: 'organizer' },
  },
} as const satisfies Domain;
