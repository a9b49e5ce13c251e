import type { Domain } from '../../core/domain.ts';

export const sheet = {
  handlers: () => ({}),
  tables: {
    sheet_heads: {
      notPersonal: 'what a company calls the columns of its sheets',
      retention: { limit: 'sheetHeadsMax' },
    },
  },
} as const satisfies Domain;
