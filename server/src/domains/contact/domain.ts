import type { Domain } from '../../ground/domain.ts';
import { contactHandlers } from './contact.handlers.ts';
import { heldContacts } from './contact.holding.ts';

export const contact = {
  handlers: (services) => ({ contact: contactHandlers(services) }),
  holdings: [heldContacts],
  tables: {
    contact: {
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          // who of the company deals with somebody, and what they note for their work, is not that person's data
          hidden: ['employee_id', 'tags', 'level'],
          // what the company has noted about the person goes with the person
          erase: { blank: { tags: '{}', level: '' } },
        },
        { column: 'employee_id', of: 'subject', apart: true, erase: 'keep' },
      ],
      aside: { removed_by: 'which side ended it' },
      grows: { one: 'company and visitor' },
    },
  },
} as const satisfies Domain;
