import type { Domain } from '../../ground/domain.ts';
import { leadHandlers } from './lead.handlers.ts';
import { heldLeads } from './lead.holding.ts';

const COLLEAGUE = 'a colleague who deals with somebody else’s lead';

export const lead = {
  handlers: (services) => ({ lead: leadHandlers(services) }),
  holdings: [heldLeads],
  tables: {
    lead: {
      // who of the company deals with somebody is not that person's data
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          hidden: ['employee_id', 'answered_by', 'lost_reason'],
          erase: { blank: { close_text: '' } },
        },
      ],
      aside: { employee_id: COLLEAGUE, answered_by: 'a colleague who answered' },
      grows: { with: 'intent_order' },
    },
    // that there is a note, and since when, is told to whom it is about; its words are the company's
    lead_entry: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['text', 'employee_id', 'to_employee_id'], erase: 'delete' },
      ],
      aside: { employee_id: COLLEAGUE, to_employee_id: COLLEAGUE },
      grows: { limit: 'leadEntriesMax' },
    },
    reply_template: { impersonal: 'what a company answers again and again', grows: { limit: 'replyTemplatesMax' } },
    lead_rule: {
      impersonal: 'to whom of a company leads go by themselves',
      aside: { employee_id: COLLEAGUE },
      grows: { limit: 'leadRulesMax' },
    },
    lead_turn: {
      impersonal: 'who of a company takes turns with leads',
      aside: { employee_id: COLLEAGUE },
      grows: { limit: 'leadRulesMax' },
    },
  },
} as const satisfies Domain;
