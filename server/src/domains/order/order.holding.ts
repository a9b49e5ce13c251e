import { sql } from 'kysely';
import { totalOf } from '../../platform/database/total.ts';
import type { Holding } from '../exhibitor/employee.holdings.ts';

/** Orders assigned to one salesperson: open ones have to be dealt with by somebody, old ones are the history with a buyer. */
export const heldOrders: Holding = {
  name: 'orders',
  count: async (scope, employeeId) => {
    return totalOf(
      scope.db,
      sql`from intent_order
      where exhibition_id = ${scope.exhibition.id} and salesperson_id = ${employeeId}`,
    );
  },
  handOver: async (scope, fromId, toId) => {
    const moved = await scope.db
      .updateTable('intent_order')
      .set({ salesperson_id: toId })
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('salesperson_id', '=', fromId)
      .returning('id')
      .execute();
    return moved.length;
  },
};
