import type { Domain } from '../../ground/domain.ts';
import { announcementHandlers } from './announcement.handlers.ts';
import { announcementListeners, sendEveryMinute } from './announcement.sending.ts';

export const announcement = {
  handlers: (services) => ({ announcement: announcementHandlers(services) }),
  listeners: announcementListeners,
  schedules: [sendEveryMinute],
  tables: {
    announcement: {
      personal: [{ column: 'account_id', of: 'account', apart: true, erase: 'keep' }],
      grows: 'organizer',
    },
  },
} as const satisfies Domain;
