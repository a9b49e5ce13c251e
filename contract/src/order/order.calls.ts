import { z } from 'zod';
import { call } from '../call.ts';
import { id, optionalText, page, pageOf } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor, visitor } from '../who.ts';
import { orderState, ownOrder, receivedOrder } from './order.shapes.ts';

export const quantity = z
  .int('orderQuantity')
  .min(1, 'orderQuantityLeast')
  .max(LIMITS.orderQuantityMax, 'orderQuantity');

export const create = call({
  does: 'Send an intent order for a product',
  path: '/visitor/v2/intentOrder/insert',
  who: [registeredVisitor],
  input: z.object({
    productId: id('product'),
    quantity,
    unit: z.string().trim().min(1).max(20, { abort: true }),
    remark: optionalText(1_000),
    /** Made by the client once per order: sending it twice stores it once (G57). */
    requestId: z
      .string()
      .regex(/^[A-Za-z0-9-]{10,64}$/)
      .optional(),
  }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'productTips', 'notForYourMarket', 'orderLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { productId: '$product', quantity: 500, unit: 'kg', remark: '' },
});

export const ownList = call({
  does: 'Own intent orders',
  path: '/visitor/v2/intentOrder/visitorList',
  who: [visitor],
  input: page,
  output: pageOf(ownOrder),
  errors: [],
  example: {},
});

export const receivedList = call({
  does: "The company's intent orders: admins see all, other staff those assigned to them and those of nobody",
  path: '/visitor/v2/intentOrder/exhibitorList',
  who: [exhibitor],
  input: page.extend({ state: orderState.optional() }),
  output: pageOf(receivedOrder).extend({ notContacted: z.int() }),
  errors: [],
  example: {},
});

export const setContacted = call({
  does: 'Mark the buyer of an order contacted, or not contacted',
  path: '/visitor/v2/intentOrder/updateContactState',
  who: [exhibitor],
  input: z.object({ id: id('order'), state: orderState }),
  output: z.object({ id: z.string(), state: orderState, contactedAt: z.string().nullable() }),
  errors: ['notFound'],
  example: { id: '$order', state: 'contacted' },
});
