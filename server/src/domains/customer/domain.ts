import type { Domain } from '../../core/domain.ts';
import { customerHandlers } from './customer.handlers.ts';

export const customer = {
  handlers: (services) => ({ customer: customerHandlers(services) }),
  tables: {
    customer: {
      // who of the company deals with somebody, and when, is not that person's data
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['employee_id', 'follow_up_on'], erase: 'delete' }],
      exempt: { employee_id: 'a colleague who is in charge of somebody else' },
      retention: { one: 'company and visitor' },
    },
    customer_note: {
      // that there is a note, and since when, is told to whom it is about; its words are the company's
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['text', 'employee_id'], erase: 'delete' }],
      exempt: { employee_id: 'a colleague who wrote about somebody else' },
      retention: { limit: 'leadNotesMax' },
    },
  },
} as const satisfies Domain;
