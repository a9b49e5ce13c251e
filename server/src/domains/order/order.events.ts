import { z } from 'zod';

const shape = z.object({ exhibitionId: z.string(), orderId: z.string() });

/** An intent order has arrived at an exhibitor. */
export const orderCreated = { name: 'order.created', shape };

/** Its buyer has written it anew, before the exhibitor saw it. */
export const orderChanged = { name: 'order.changed', shape };

/** Its buyer wants nothing more of it. */
export const orderClosed = { name: 'order.closed', shape };

/** Its buyer has taken it back, before the exhibitor saw it. */
export const orderWithdrawn = { name: 'order.withdrawn', shape };
