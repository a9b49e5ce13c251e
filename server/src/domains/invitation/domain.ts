import type { Domain } from '../../core/domain.ts';
import { invitationHandlers } from './invitation.handlers.ts';
import { mailingHandlers } from './mailing.handlers.ts';
import { registrationEventHandlers } from './invitation.registration.ts';
import { mailEveryMinute, mailingEventHandlers } from './mailing.sending.ts';

export const invitation = {
  handlers: (services) => ({ invitation: invitationHandlers(services), mailing: mailingHandlers(services) }),
  eventHandlers: [...mailingEventHandlers, ...registrationEventHandlers],
  schedules: [mailEveryMinute],
  tables: {
    invitation: {
      personal: [
        // who of the company invited, and what it is asked by which request, is not that person's data
        { column: 'visitor_id', of: 'visitor', hidden: ['employee_id', 'sender_id', 'request_id'], erase: 'delete' },
      ],
      exempt: { employee_id: 'an employee who invited somebody else', sent_by: 'which side, not who' },
      retention: { limit: 'invitationsPerExhibitorDay' },
    },
    invitation_code: {
      personal: [{ column: 'employee_id', of: 'subject', erase: 'delete' }],
      retention: { one: 'employee' },
    },
    mailing: {
      personal: [{ column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'keep' }],
      retention: { limit: 'invitationsPerExhibitorDay' },
    },
    mailing_letter: {
      // somebody else's list, as that of a pre-registration is
      personal: [{ column: 'address', of: 'address', organizerOwned: true, erase: 'keep' }],
      exempt: { email: 'as the company typed it; it goes with the list' },
      retention: { limit: 'invitationsPerExhibitorDay' },
    },
  },
} as const satisfies Domain;
