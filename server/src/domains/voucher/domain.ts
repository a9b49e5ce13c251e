import type { Domain } from '../../core/domain.ts';
import { voucherHandlers } from './voucher.handlers.ts';

export const voucher = {
  handlers: (services) => ({ voucher: voucherHandlers(services) }),
  tables: {
    badge: {
      // a badge of somebody who is not there any more must not let anybody in
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      exempt: { preregistration_id: 'a colleague’s, goes with the colleague' },
      retention: { limit: 'preregistrationMailsPerSenderDay' },
    },
  },
} as const satisfies Domain;
