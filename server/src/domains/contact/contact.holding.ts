import type { Holding } from '../exhibitor/employee.holdings.ts';
import { countContacts, handOverContacts } from './contact.queries.ts';

export const heldContacts: Holding = {
  name: 'contacts',
  count: countContacts,
  handOver: handOverContacts,
};
