import type { Scope } from '../../ground/scope.ts';
import { countContacts, handOverContacts } from './contact.queries.ts';

/**
 * Something that hangs on single employees and goes to a colleague when one leaves, in the transaction of the resignation. A domain
 * below this one declares its own (`Services.declared` has them all), so that the exhibitor knows nothing of orders.
 */
export type Holding = {
  name: 'contacts' | 'orders';
  count: (scope: Scope, employeeId: string) => Promise<number>;
  /** Answers how many went over; to null they are nobody's, which everybody of the company may deal with. */
  handOver: (scope: Scope, fromId: string, toId: string | null) => Promise<number>;
};

export const heldContacts: Holding = {
  name: 'contacts',
  count: countContacts,
  handOver: handOverContacts,
};
