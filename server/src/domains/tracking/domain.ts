import type { Domain } from '../../core/domain.ts';
import { trackingHandlers } from './tracking.handlers.ts';
import { makePartitions, trackingSchedules } from './tracking.jobs.ts';

const SUMS = 'sums of companies and pages, which tell nobody who looked';

export const tracking = {
  handlers: () => ({ tracking: trackingHandlers }),
  schedules: trackingSchedules,
  onStart: (services) => makePartitions(services),
  tables: {
    tracking_event: {
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['who'], erase: { blank: { visitor_id: null } } }],
      exempt: { subject_id: 'an exhibit or a page' },
      retention: { swept: 'tracking.jobs' },
    },
    tracking_day: {
      notPersonal: SUMS,
      exempt: { subject_id: 'an exhibit or a page' },
      retention: { with: 'exhibition' },
    },
    tracking_hour: { notPersonal: SUMS, retention: { with: 'exhibition' } },
    tracking_rolled: { notPersonal: 'which days are rolled up', retention: { with: 'exhibition' } },
    tracking_dropped: { notPersonal: 'how many events were dropped', retention: { with: 'exhibition' } },
    tracking_salt: { notPersonal: 'random bytes of a day', retention: { swept: 'tracking.jobs' } },
  },
} as const satisfies Domain;
