import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, optionalText, page, pageSchema } from '../fields.ts';
import { closingForm, isExplained } from '../lead/closing.shapes.ts';
import { registeredVisitor, visitor } from '../roles.ts';
import { requestId } from '../request-id.ts';
import { ownOrder, quantity } from './order.shapes.ts';

const call = callsOf('/visitor/v2/intentOrder', [visitor]);

/** What a buyer writes. */
const orderForm = { quantity, unit: z.string().trim().min(1).max(20, { abort: true }), remark: optionalText(1_000) };

export const create = call({
  does: 'Send an intent order for a product',
  path: 'insert',
  roles: [registeredVisitor],
  input: z.object({
    productId: id('product'),
    ...orderForm,
    /** Made by the client once per order: sending it twice stores it once (G57). */
    requestId,
  }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'productTips', 'notForYourMarket', 'orderLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { productId: '$product', quantity: 500, unit: 'kg', remark: '' },
});

export const ownList = call({
  does: 'Own intent orders, of one exhibit where it is named',
  path: 'visitorList',
  input: page.extend({ productId: id('product').optional() }),
  output: pageSchema(ownOrder),
});

export const change = call({
  does: 'Write an own intent order anew, until the exhibitor has seen it',
  path: 'update',
  roles: [registeredVisitor],
  input: z.object({ id: id('order'), version: z.int().min(1), ...orderForm }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'alreadySeen', 'alreadyWithdrawn', 'requestClosed', 'editConflict'],
  rate: { perMinute: 20 },
  example: { id: '$order', version: 1, quantity: 600, unit: 'kg', remark: '' },
});

export const withdraw = call({
  does: 'Take an own intent order back, until the exhibitor has seen it',
  path: 'withdraw',
  input: z.object({ id: id('order') }),
  output: z.object({ id: z.string(), withdrawnAt: z.string() }),
  errors: ['notFound', 'alreadySeen', 'requestClosed'],
  example: { id: '$order' },
});

export const close = call({
  does: 'End an own intent order that is not wanted any more, and say why',
  path: 'close',
  input: z.object({ id: id('order'), ...closingForm }).refine(isExplained, { message: 'required', path: ['text'] }),
  output: z.object({ id: z.string(), closedAt: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { id: '$order', reason: 'foundElsewhere' },
});
