import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain } from '../../core/domain.ts';

export const audit = {
  tables: {
    audit: {
      personal: [{ column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' }],
      exempt: { address: 'where the organizer’s staff acted from' },
      retention: 'organizer',
    },
    sent_request: {
      // what it made is its record's
      personal: [{ column: 'account_id', of: 'account', hidden: ['digest', 'answer'], erase: 'delete' }],
      expires: sql`created_at < now() - interval '1 day'`,
    },
    last_edit: {
      personal: [{ column: 'account_id', of: 'account', erase: 'delete' }],
      // a form that has been open for longer finds what was typed no more
      expires: sql`saved_at < now() - make_interval(days => ${LIMITS.autosaveKeptDays})`,
    },
  },
} as const satisfies Domain;
