import type { Domain } from '../../core/domain.ts';
import { favouriteHandlers } from './favourite.handlers.ts';

export const favourite = {
  handlers: () => ({ favourite: favouriteHandlers }),
  tables: {
    favourite: {
      personal: [
        { column: 'visitor_id', of: 'visitor', erase: 'delete' },
        { column: 'employee_id', of: 'subject', erase: 'delete' },
        // what others keep of this person, with their notes
        { column: 'subject_id', of: 'visitor', organizerOwned: true, erase: 'delete' },
      ],
      exempt: { owner_id: 'the visitor or the employee again' },
      retention: { limit: 'favouritesMax' },
    },
  },
} as const satisfies Domain;
