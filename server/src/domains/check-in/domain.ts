import type { Domain } from '../../core/domain.ts';
import { badgeLayoutHandlers } from './badge-layout.handlers.ts';
import { checkInHandlers } from './check-in.handlers.ts';
import { gateHandlers } from './gate.handlers.ts';
import { walkInHandlers } from './walk-in.handlers.ts';

export const checkIn = {
  handlers: (services) => ({
    checkIn: checkInHandlers(services),
    gate: gateHandlers(),
    badgeLayout: badgeLayoutHandlers(services),
    walkIn: walkInHandlers(services),
  }),
  tables: {
    badge_layout: { notPersonal: 'how badges of the fair look', retention: 'organizer' },
    gate: { notPersonal: 'gates of the fair', retention: 'organizer' },
    entry: {
      // when and where somebody came in is theirs to read; who let them in, and what was noted of it, is the organizer's
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          hidden: ['badge_id', 'staff_id', 'request_id', 'reason', 'found', 'double_of'],
          erase: 'delete',
        },
      ],
      exempt: { staff_id: 'who of the organizer’s staff let somebody in' },
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
