import type { Domain } from '../../core/domain.ts';
import { quoteHandlers } from './quote.handlers.ts';

export const quote = {
  handlers: (services) => ({ quote: quoteHandlers(services) }),
  tables: {
    quote: {
      // who of the company wrote it is not that person's data
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          hidden: ['employee_id', 'request_digest'],
          erase: { blank: { reason: '' } },
        },
      ],
      exempt: { employee_id: 'an employee who wrote to somebody else' },
      retention: { limit: 'quotesPerRequestMax' },
    },
  },
} as const satisfies Domain;
