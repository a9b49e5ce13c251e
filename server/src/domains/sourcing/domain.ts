import { forEachFair, onEvent, type Domain } from '../../core/domain.ts';
import { organizerSourcingHandlers } from './organizer-sourcing.handlers.ts';
import { companiesChangedSince } from './sourcing-match.queries.ts';
import { sourcingToMatch } from './sourcing.events.ts';
import { sourcingHandlers } from './sourcing.handlers.ts';
import { matchCompanies, matchRequirement } from './sourcing.matching.ts';

/** Looked back at each run: longer than between two, so that one that is late leaves nothing out. */
const LOOKED_BACK_MS = 30 * 60_000;

export const sourcing = {
  handlers: (services) => ({
    sourcing: sourcingHandlers(services),
    organizerSourcing: organizerSourcingHandlers(services),
  }),
  eventHandlers: [
    onEvent(sourcingToMatch, 'sourcing', (services, ctx, payload) => matchRequirement(services, ctx, payload)),
  ],
  schedules: [
    {
      queue: 'sourcing-matches',
      cron: '*/10 * * * *',
      // what companies have added or changed meets the requirements that are open
      work: forEachFair(async (_services, ctx) => {
        await matchCompanies(ctx, await companiesChangedSince(ctx, new Date(Date.now() - LOOKED_BACK_MS)));
      }),
    },
  ],
  tables: {
    sourcing: {
      // a company that was agreed to keeps its inquiry
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { limit: 'sourcingOfBuyerMax' },
    },
    sourcing_line: { notPersonal: 'what a requirement asks for', retention: { limit: 'sourcingLinesMax' } },
    sourcing_file: {
      notPersonal: 'what a buyer has put beside a requirement',
      files: { file_id: { uses: ['sourcingDocument'] } },
      retention: { limit: 'sourcingFilesMax' },
    },
    sourcing_match: { notPersonal: 'which companies a requirement fits', retention: { with: 'sourcing' } },
    sourcing_sign_up: {
      notPersonal: 'companies that have signed up for a requirement',
      exempt: { employee_id: 'an employee who wrote to somebody else' },
      retention: { one: 'company and requirement' },
    },
    sourcing_offer: { notPersonal: 'what a company offers for a line', retention: { one: 'sign-up and line' } },
  },
} as const satisfies Domain;
