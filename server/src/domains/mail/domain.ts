import type { Domain } from '../../core/domain.ts';
import { mailTextHandlers } from './mail-text.handlers.ts';
import { mailHandlers } from './mail.handlers.ts';

export const mail = {
  handlers: (services) => ({ mail: mailHandlers(services), mailText: mailTextHandlers(services) }),
  tables: {
    suppressed_address: {
      personal: [{ column: 'address', of: 'address', erase: 'delete' }],
      retention: { one: 'address whose mailbox does not exist' },
    },
    mail_text: { notPersonal: 'the organizer’s texts', retention: 'organizer' },
  },
} as const satisfies Domain;
