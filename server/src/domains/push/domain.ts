import { contextsOf } from '../../core/fair-context.ts';
import { forEachFair, onEvent, type Domain } from '../../core/domain.ts';
import { NOTICES } from '../notice/notice.subscriptions.ts';
import { dispatchPushes } from './push.actions.ts';
import { pushDue } from './push.events.ts';
import { pushHandlers } from './push.handlers.ts';
import { makePushKey } from './push.key.ts';
import { pushTo } from './push.sending.ts';

export const push = {
  handlers: (services) => ({ push: pushHandlers(services) }),
  onStart: makePushKey,
  eventHandlers: [onEvent(pushDue, 'device', pushTo)],
  channels: [
    {
      name: NOTICES,
      onMessage: (services, recipientId) =>
        services.pushGathering.hear(recipientId, async (heard) => {
          for (const ctx of contextsOf(services)) await dispatchPushes(services, ctx, heard);
        }),
      // the schedule finds it
      onConnectionLost: () => {},
    },
  ],
  schedules: [
    {
      queue: 'push-waiting',
      cron: '* * * * *',
      work: forEachFair((services, ctx) => dispatchPushes(services, ctx, null)),
    },
  ],
  tables: {
    push_device: {
      personal: [
        { column: 'account_id', of: 'account', hidden: ['endpoint_hash', 'subscription_sealed'], erase: 'delete' },
      ],
      exempt: { recipient_id: 'the visitor or the employee that the account is' },
      retention: { limit: 'pushDevicesPerAccountMax' },
    },
    push_key: { notPersonal: 'the installation itself', retention: 'organizer' },
  },
} as const satisfies Domain;
