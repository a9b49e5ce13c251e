import { sql } from 'kysely';
import type { Domain } from '../../ground/domain.ts';
import { orderHandlers } from './order.handlers.ts';
import { heldOrders } from './order.holding.ts';

export const order = {
  handlers: (services) => ({ order: orderHandlers(services) }),
  holdings: [heldOrders],
  tables: {
    intent_order: {
      // who of the company deals with somebody is not that person's data
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['salesperson_id'], erase: 'keep' }],
      aside: { salesperson_id: 'an employee who deals with somebody else’s order' },
      files: {
        // orders show the cover of what was ordered, whatever has become of it
        product_picture: {
          uses: ['product', 'productLong'],
          needed: sql`select coalesce(o.product_picture, p.pictures[1]) from intent_order o join product p on p.id = o.product_id`,
        },
      },
      grows: { limit: 'ordersPerBuyerDay' },
    },
  },
} as const satisfies Domain;
