import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

/** not contacted, contacted (ruling 5.1) */
export const orderState = z.enum(['notContacted', 'contacted']);
export type OrderState = z.output<typeof orderState>;

/** Orders of the received list, the usual one first. */
export const ORDER_SORTS = ['orderedAt', 'buyer', 'product', 'quantity'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const orderCore = z.object({
  id: z.string(),
  quantity: z.int(),
  unit: z.string(),
  remark: z.string(),
  orderedAt: z.string(),
  state: orderState,
  contactedAt: z.string().nullable(),
  product: z.object({ id: z.string(), name: bilingualOut, cover: z.string(), strength: z.string() }),
});

/** As the buyer sees it. */
export const ownOrder = orderCore.extend({
  exhibitor: z.object({ id: z.string(), name: bilingualOut, logo: z.string() }),
});
export type OwnOrder = z.output<typeof ownOrder>;

/** As the exhibitor's staff see it: an order gives the buyer's contact data to the exhibitor ordered from. */
export const receivedOrder = orderCore.extend({
  buyer: z.object({
    name: z.string(),
    company: z.string(),
    position: z.string(),
    country: z.string(),
    email: z.string(),
    mobile: z.string(),
  }),
  salesperson: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type ReceivedOrder = z.output<typeof receivedOrder>;
