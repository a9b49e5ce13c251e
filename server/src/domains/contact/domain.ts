import { onEvent, type Domain } from '../../core/domain.ts';
import { customersAssigned } from '../customer/customer.events.ts';
import { contactHandlers } from './contact.handlers.ts';
import { heldContacts } from './contact.handover.ts';
import { followOwners } from './contact-pool.queries.ts';

export const contact = {
  handlers: (services) => ({ contact: contactHandlers(services) }),
  handovers: [heldContacts],
  eventHandlers: [
    onEvent(customersAssigned, 'contact', (_services, ctx, { exhibitorId, visitorIds }) =>
      followOwners(ctx, exhibitorId, visitorIds),
    ),
  ],
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
        { column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'keep' },
      ],
      exempt: { removed_by: 'which side ended it' },
      retention: { one: 'company and visitor' },
    },
  },
} as const satisfies Domain;
