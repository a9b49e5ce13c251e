import type { Domain } from '../../core/domain.ts';
import { ownSuggestionHandlers } from './own-suggestion.handlers.ts';
import { suggestionHandlers } from './suggestion.handlers.ts';

export const suggestion = {
  handlers: (services) => ({ suggestion: suggestionHandlers(services), content: ownSuggestionHandlers(services) }),
  tables: {
    // what somebody wrote to the organizer, and the answer; the staff's own note is the staff's
    suggestion: {
      personal: [
        { column: 'account_id', of: 'account', hidden: ['note'], erase: 'delete' },
        { column: 'visitor_id', of: 'visitor', organizerOwned: true, erase: 'delete' },
        { column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'delete' },
      ],
      retention: { limit: 'suggestionsPerCallerDay' },
    },
  },
} as const satisfies Domain;
