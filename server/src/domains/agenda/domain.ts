import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { agendaHandlers } from './agenda.handlers.ts';
import { mountAgendaFeed } from './agenda.routes.ts';

export const agenda = {
  handlers: (services) => ({ agenda: agendaHandlers(services) }),
  plugins: [mountAgendaFeed],
  tables: {
    agenda_feed: {
      personal: [{ column: 'owner_id', of: 'subject', hidden: ['token_hash'], erase: 'delete' }],
      retention: { one: 'visitor or employee' },
    },
    agenda_programme: {
      personal: [{ column: 'owner_id', of: 'subject', erase: 'delete' }],
      retention: { one: 'programme and person' },
    },
    agenda_busy: {
      personal: [{ column: 'owner_id', of: 'subject', erase: 'delete' }],
      // of no use once it is over; the agenda of today still shows it
      expires: sql`ends_at < now() - interval '1 day'`,
    },
  },
} as const satisfies Domain;
