import type { Domain } from '../../core/domain.ts';
import { cardHandlers } from './card.handlers.ts';

export const card = {
  handlers: (services) => ({ card: cardHandlers(services) }),
  tables: {
    // whoever goes takes the own card out of everybody's list
    visiting_card: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['code'], erase: 'delete' },
        { column: 'employee_id', of: 'subject', hidden: ['code'], erase: 'delete' },
      ],
      retention: { one: 'visitor or employee' },
    },
    received_card: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['card_id'], erase: 'delete' },
        { column: 'employee_id', of: 'subject', hidden: ['card_id'], erase: 'delete' },
      ],
      retention: { limit: 'cardsPerPersonDay' },
    },
  },
} as const satisfies Domain;
