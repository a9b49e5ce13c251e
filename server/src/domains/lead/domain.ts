import type { Domain } from '../../core/domain.ts';
import { leadHandlers } from './lead.handlers.ts';
import { heldLeads } from './lead.handover.ts';
import { leadEventHandlers } from './lead.on-customer.ts';

const COLLEAGUE = 'a colleague who deals with somebody else’s lead';

export const lead = {
  handlers: (services) => ({ lead: leadHandlers(services) }),
  handovers: [heldLeads],
  eventHandlers: leadEventHandlers,
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
      exempt: { employee_id: COLLEAGUE, answered_by: 'a colleague who answered' },
      retention: { with: 'intent_order' },
    },
    request_message: {
      // what both sides read; who of the company wrote it is not its buyer's data
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['employee_id'], erase: 'delete' }],
      exempt: { employee_id: 'an employee who wrote to somebody else' },
      retention: { limit: 'leadRepliesPerDay' },
    },
    // that there is a note, and since when, is told to whom it is about; its words are the company's
    lead_entry: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['text', 'employee_id', 'to_employee_id'], erase: 'delete' },
      ],
      exempt: { employee_id: COLLEAGUE, to_employee_id: COLLEAGUE },
      retention: { limit: 'leadEntriesMax' },
    },
    reply_template: {
      notPersonal: 'what a company answers again and again',
      retention: { limit: 'replyTemplatesMax' },
    },
    lead_rule: {
      notPersonal: 'to whom of a company leads go by themselves',
      exempt: { employee_id: COLLEAGUE },
      retention: { limit: 'leadRulesMax' },
    },
    lead_turn: {
      notPersonal: 'who of a company takes turns with leads',
      exempt: { employee_id: COLLEAGUE },
      retention: { limit: 'leadRulesMax' },
    },
  },
} as const satisfies Domain;
