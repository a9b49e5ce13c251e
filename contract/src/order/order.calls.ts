import { z } from 'zod';
import { call } from '../call.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { closingForm, isExplained } from '../lead/closing.shapes.ts';
import { LIMITS } from '../limits.ts';
import { EXCEPT_MAX, expected } from '../matching.ts';
import { exhibitor, exhibitorAdmin, registeredVisitor, visitor } from '../roles.ts';
import { requestId } from '../request-id.ts';
import { ORDER_SORTS, orderState, ownOrder, quantity, receivedOrder } from './order.shapes.ts';

/** What a buyer writes. */
const orderForm = { quantity, unit: z.string().trim().min(1).max(20, { abort: true }), remark: optionalText(1_000) };

export const create = call({
  does: 'Send an intent order for a product',
  path: '/visitor/v2/intentOrder/insert',
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
  path: '/visitor/v2/intentOrder/visitorList',
  roles: [visitor],
  input: page.extend({ productId: id('product').optional() }),
  output: pageSchema(ownOrder),
  errors: [],
  example: {},
});

export const change = call({
  does: 'Write an own intent order anew, until the exhibitor has seen it',
  path: '/visitor/v2/intentOrder/update',
  roles: [registeredVisitor],
  input: z.object({ id: id('order'), version: z.int().min(1), ...orderForm }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'alreadySeen', 'alreadyWithdrawn', 'requestClosed', 'editConflict'],
  rate: { perMinute: 20 },
  example: { id: '$order', version: 1, quantity: 600, unit: 'kg', remark: '' },
});

export const withdraw = call({
  does: 'Take an own intent order back, until the exhibitor has seen it',
  path: '/visitor/v2/intentOrder/withdraw',
  roles: [visitor],
  input: z.object({ id: id('order') }),
  output: z.object({ id: z.string(), withdrawnAt: z.string() }),
  errors: ['notFound', 'alreadySeen', 'requestClosed'],
  example: { id: '$order' },
});

/** The received list narrowed: by the buyer's name, company and e-mail, the exhibit's name and article number, and the state. */
const receivedFilter = z.object({ keyword: searchText, state: orderState.optional() });
const sorted = { sort: z.enum(ORDER_SORTS).default('orderedAt'), descending: z.boolean().default(true) };

export const close = call({
  does: 'End an own intent order that is not wanted any more, and say why',
  path: '/visitor/v2/intentOrder/close',
  roles: [visitor],
  input: z.object({ id: id('order'), ...closingForm }).refine(isExplained, { message: 'required', path: ['text'] }),
  output: z.object({ id: z.string(), closedAt: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { id: '$order', reason: 'foundElsewhere' },
});

export const receivedList = call({
  does: "The company's intent orders: admins see all, other staff those assigned to them and those of nobody",
  path: '/visitor/v2/intentOrder/exhibitorList',
  roles: [exhibitor],
  input: page.extend({ ...receivedFilter.shape, ...sorted }),
  /** `counts`: of those that the keyword finds. `notContacted`: of all. */
  output: pageSchema(receivedOrder).extend({
    counts: z.object({ all: z.int(), notContacted: z.int(), contacted: z.int() }),
    notContacted: z.int(),
  }),
  errors: [],
  example: {},
});

export const exportReceived = call({
  does: "The company's intent orders with their buyers as a spreadsheet, filtered and sorted as the list is",
  path: '/visitor/v2/intentOrder/exportExhibitorList',
  roles: [exhibitorAdmin],
  answers: 'file',
  input: receivedFilter.extend({ lang, ...sorted }),
  output: fileOut,
  errors: [],
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const setContacted = call({
  does: 'Mark the buyer of an order contacted, or not contacted',
  path: '/visitor/v2/intentOrder/updateContactState',
  roles: [exhibitor],
  input: z.object({ id: id('order'), state: orderState }),
  output: z.object({ id: z.string(), state: orderState, contactedAt: z.string().nullable() }),
  errors: ['notFound'],
  example: { id: '$order', state: 'contacted' },
});

/** Who stood there already stays as it is, with the time of its first contact, and is not counted. */
const changed = z.object({ changed: z.int() });

export const setContactedChosen = call({
  does: 'Mark the buyers of chosen orders contacted, or not contacted: all of them or none',
  path: '/visitor/v2/intentOrder/batchUpdateContactState',
  roles: [exhibitor],
  input: z.object({ ids: z.array(id('order')).min(1, 'select').max(LIMITS.pageSizeMax), state: orderState }),
  output: changed,
  errors: ['notFound'],
  example: { ids: ['$order'], state: 'contacted' },
});

export const setContactedAll = call({
  does: 'Mark the buyers of all orders that match a filter contacted, or not contacted, but for some',
  path: '/visitor/v2/intentOrder/batchUpdateContactStateAll',
  roles: [exhibitor],
  input: z.object({
    filter: receivedFilter,
    state: orderState,
    expected,
    except: z.array(id('order')).max(EXCEPT_MAX).default([]),
  }),
  output: changed,
  errors: ['editConflict'],
  example: { filter: { keyword: '', state: 'notContacted' }, state: 'contacted', expected: 1 },
});
