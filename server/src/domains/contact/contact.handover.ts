import type { FairContext } from '../../core/fair-context.ts';
import { handOverCustomers } from '../customer/customer-owner.queries.ts';
import type { Handover } from '../exhibitor/employee.handovers.ts';
import { countContacts, handOverContacts } from './contact.queries.ts';

/** Contacts of one employee, and all buyers of whom the employee is in charge. */
export const heldContacts: Handover = {
  name: 'contacts',
  count: countContacts,
  handOver: async (ctx: FairContext, fromId, toId) => {
    await handOverCustomers(ctx, fromId, toId);
    return handOverContacts(ctx, fromId, toId);
  },
};
