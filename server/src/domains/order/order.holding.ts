import type { Holding } from '../exhibitor/employee.holdings.ts';
import { countAssigned, reassign } from './order.queries.ts';

/** Orders assigned to one salesperson: open ones have to be dealt with by somebody, old ones are the history with a buyer. */
export const heldOrders: Holding = {
  name: 'orders',
  count: countAssigned,
  handOver: reassign,
};
