import type { Domain } from '../../core/domain.ts';
import { colleagueReviewHandlers } from './colleague-review.handlers.ts';
import { preregistrationHandlers } from './preregistration.handlers.ts';

export const preregistration = {
  handlers: (services) => ({
    preregistration: preregistrationHandlers(services),
    colleagueReview: colleagueReviewHandlers(services),
  }),
  tables: {
    preregistration: {
      personal: [
        // the colleagues were named by this person alone; their badges go with them
        { column: 'visitor_id', of: 'visitor', hidden: ['token_hash'], erase: 'delete' },
        // the other way round, somebody else's list: they named a colleague, who may come all the same
        { column: 'email', of: 'address', organizerOwned: true, erase: 'keep' },
      ],
      exempt: { mobile: 'goes with the colleague, or stays on somebody else’s list' },
      retention: { limit: 'preregistrationsMax' },
    },
  },
} as const satisfies Domain;
