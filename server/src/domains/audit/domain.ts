import type { Domain } from '../../ground/domain.ts';

export const audit = {
  tables: {
    audit: {
      personal: [{ column: 'account_id', of: 'account', apart: true, erase: 'keep' }],
      aside: { address: 'where the organizer’s staff acted from' },
      grows: 'organizer',
    },
  },
} as const satisfies Domain;
