import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { supportHandlers } from './support.handlers.ts';

const GOES = 'goes with the correction';

export const support = {
  handlers: (services) => ({ support: supportHandlers(services) }),
  tables: {
    // that there is a note, and since when, is told to whom it is about; its words are the staff's, as of a suggestion
    support_note: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['text', 'written_by'], erase: 'delete' },
        { column: 'written_by', of: 'account', organizerOwned: true, erase: 'keep' },
      ],
      retention: 'organizer',
    },
    address_correction: {
      personal: [
        {
          column: 'account_id',
          of: 'account',
          hidden: ['confirm_hash', 'stop_hash', 'requested_by', 'reason'],
          erase: 'delete',
        },
        { column: 'requested_by', of: 'account', organizerOwned: true, erase: 'keep' },
      ],
      exempt: { email: GOES, mobile: GOES },
      expires: sql`expires_at < now() - interval '1 day'`,
    },
  },
} as const satisfies Domain;
