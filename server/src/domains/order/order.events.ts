import { z } from 'zod';

/** An intent order has arrived at an exhibitor. */
export const orderCreated = {
  name: 'order.created',
  shape: z.object({ exhibitionId: z.string(), orderId: z.string() }),
};
