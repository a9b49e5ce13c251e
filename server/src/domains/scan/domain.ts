import type { Domain } from '../../core/domain.ts';
import { scanHandlers } from './scan.handlers.ts';

export const scan = {
  handlers: (services) => ({ scan: scanHandlers(services) }),
  tables: {
    scan: {
      // what a company thinks of somebody, and who of it noted that, is not that person's data
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          hidden: ['employee_id', 'badge_id', 'request_id', 'note', 'heat', 'interests'],
          erase: 'delete',
        },
        { column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'keep' },
      ],
      retention: { limit: 'scansPerEmployeeDay' },
    },
  },
} as const satisfies Domain;
