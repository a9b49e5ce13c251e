import type { Domain } from '../../core/domain.ts';
import { vipHandlers } from './vip.handlers.ts';

const GOES = 'goes with the application';

export const vip = {
  handlers: (services) => ({ vip: vipHandlers(services) }),
  tables: {
    // an application names its pictures, so it goes first; what was decided on it goes with it
    vip_application: {
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['passport_sealed'], erase: 'delete' }],
      exempt: { avatar_photo: GOES, passport_photo: GOES },
      retention: { one: 'visitor' },
    },
    // one of the visitor follows only one of the organizer
    vip_review: {
      personal: [{ column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' }],
      exempt: { application_id: GOES },
      retention: 'organizer',
    },
    private_picture: {
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['sealed'], erase: 'delete' }],
      retention: { limit: 'unusedPrivatePicturesMax' },
    },
  },
} as const satisfies Domain;
