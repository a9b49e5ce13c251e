import type { Handover } from '../exhibitor/employee.handovers.ts';
import { countContacts, handOverContacts } from './contact.queries.ts';

export const heldContacts: Handover = {
  name: 'contacts',
  count: countContacts,
  handOver: handOverContacts,
};
