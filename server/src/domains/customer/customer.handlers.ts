import type { Customer, CustomerEvent } from '@fairbridge/contract/customer/customer.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import { addNote, assignTo, removeNote, requireCustomer, setFollowUp } from './customer.actions.ts';
import {
  eventsOf,
  leadsOf,
  type CustomerEventRow,
  type CustomerLeadRow,
  type CustomerRow,
} from './customer.queries.ts';
import { mayRemoveNote } from './customer.rules.ts';

const leadAnswer = (row: CustomerLeadRow): Customer['leads'][number] => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  product: row.product_id === null ? null : bilingualOf('product', row),
  quote: row.quote,
});

const eventAnswer = (caller: ExhibitorCaller, row: CustomerEventRow): CustomerEvent => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  by: row.employee_id === null ? null : { id: row.employee_id, name: bilingualOf('by', row) },
  text: row.text,
  leadId: row.lead_id,
  may: { remove: row.kind === 'note' && mayRemoveNote({ writtenBy: row.employee_id }, caller) },
});

const ownerOf = (row: CustomerRow): Customer['owner'] =>
  row.owner_id === null ? null : { id: row.owner_id, name: bilingualOf('owner', row) };

const contactOf = ({ contact_id: id, level, tags }: CustomerRow): Customer['contact'] =>
  id === null ? null : { id, level: level ?? '', tags: tags ?? [] };

export const customerHandlers = (
  services: Pick<Services, 'jobs'>,
): Handlers<FairContext, typeof contract.customer> => ({
  get: async ({ ctx, caller, input: { id } }) => {
    const row = await requireCustomer(ctx, caller, id);
    const [leads, events] = await Promise.all([leadsOf(ctx, caller, id), eventsOf(ctx, caller, id)]);
    const { name, company, position, country, email } = row;
    return {
      id,
      name,
      company,
      position,
      country,
      email,
      mobile: withAreaCode(row.mobile_area_code, row.mobile),
      owner: ownerOf(row),
      followUpOn: row.follow_up_on,
      contact: contactOf(row),
      leads: leads.map(leadAnswer),
      events: events.map((event) => eventAnswer(caller, event)),
    };
  },

  assign: ({ ctx, caller, input }) => assignTo(services, ctx, caller, input),

  setFollowUp: ({ ctx, caller, input }) => setFollowUp(services, ctx, caller, input),

  addNote: ({ ctx, caller, input }) => addNote(ctx, caller, input),

  removeNote: ({ ctx, caller, input }) => removeNote(ctx, caller, input.id),
});
