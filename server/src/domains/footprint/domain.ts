import type { Domain } from '../../core/domain.ts';
import { footprintHandlers } from './footprint.handlers.ts';

export const footprint = {
  handlers: () => ({ footprint: footprintHandlers }),
  tables: {
    footprint: {
      personal: [
        { column: 'viewer_id', of: 'visitor', erase: 'delete' },
        { column: 'subject_id', of: 'visitor', erase: 'delete' },
      ],
      exempt: { owner_id: 'a company' },
      retention: { limit: 'footprintsMax' },
    },
  },
} as const satisfies Domain;
