import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { orderHandlers } from './order.handlers.ts';

export const order = {
  handlers: (services) => ({ order: orderHandlers(services) }),
  tables: {
    intent_order: {
      personal: [{ column: 'visitor_id', of: 'visitor', hidden: ['request_digest'], erase: 'keep' }],
      files: {
        // orders show the cover of what was ordered, whatever has become of it
        product_picture: {
          uses: ['product', 'productLong'],
          needed: sql`select coalesce(o.product_picture, p.pictures[1]) from intent_order o join product p on p.id = o.product_id`,
        },
      },
      retention: { limit: 'ordersPerBuyerDay' },
    },
  },
} as const satisfies Domain;
