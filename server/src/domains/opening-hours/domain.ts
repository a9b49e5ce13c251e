import type { Domain } from '../../core/domain.ts';
import { fairHoursHandlers, openingHoursHandlers } from './opening-hours.handlers.ts';

export const openingHours = {
  handlers: () => ({ openingHours: openingHoursHandlers, fairHours: fairHoursHandlers }),
  tables: {
    opening_hours: {
      notPersonal: 'hours of a company, or of the fair itself',
      retention: { one: 'company, and the fair' },
    },
  },
} as const satisfies Domain;
