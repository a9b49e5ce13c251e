import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';

/**
 * Something that hangs on single employees and goes to a colleague when one leaves, in the transaction of the resignation. A domain
 * below this one declares its own (`Services.declared` has them all), so that the exhibitor knows nothing of orders.
 */
export type Handover = {
  name: 'contacts' | 'orders' | 'chats' | 'meetings';
  count: (ctx: FairContext, employeeId: string) => Promise<number>;
  /**
   * Answers how many went over; to null they are nobody's, which everybody of the company may deal with. By `jobs` it tells, in the same
   * transaction, what others hear of it.
   */
  handOver: (ctx: FairContext, fromId: string, toId: string | null, jobs: Services['jobs']) => Promise<number>;
};
