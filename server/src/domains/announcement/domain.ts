import type { Domain } from '../../core/domain.ts';
import { releasedAnnouncement } from './announcement.actions.ts';
import { announcementHandlers } from './announcement.handlers.ts';
import { announcementEventHandlers, sendEveryMinute } from './announcement.sending.ts';

export const announcement = {
  handlers: (services) => ({ announcement: announcementHandlers(services) }),
  releases: [releasedAnnouncement],
  eventHandlers: announcementEventHandlers,
  schedules: [sendEveryMinute],
  tables: {
    announcement: {
      personal: [{ column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' }],
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
