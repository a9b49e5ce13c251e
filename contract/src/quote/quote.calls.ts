import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang, page, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { exhibitor, registeredVisitor, visitor } from '../roles.ts';
import { ownQuote, quotable, quoteAsked, quoteForm, QUOTE_SORTS, quoteState, sentQuote } from './quote.shapes.ts';

const call = callsOf('/visitor/v2/quote', [exhibitor]);

/** Exactly one of the two; for the buyer's list at most. */
const on = { orderId: id('order').optional(), inquiryId: id('inquiry').optional() };
type On = { orderId?: string | undefined; inquiryId?: string | undefined };
const isOne = ({ orderId, inquiryId }: On): boolean => (orderId === undefined) !== (inquiryId === undefined);
const ONE = { message: 'select', path: ['orderId'] };

export const create = call({
  does: 'Offer a price on an order or inquiry; a later one is the next version and takes the place of the one before',
  path: 'insert',
  input: z
    .object({
      ...on,
      /** Which of the exhibits asked about; where there is but one, it is that. */
      productId: id('product').optional(),
      /** Or which line of the requirement that the inquiry came from. */
      lineId: id('sourcingLine').optional(),
      ...quoteForm.shape,
      /** Made by the client once per offer: sending it twice stores it once (G57). */
      requestId,
    })
    .refine(isOne, ONE),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'quoteDay', 'quoteAccepted', 'quoteLimit', 'requestClosed', 'conflict'],
  rate: { perMinute: 30 },
  example: { orderId: '$order', price: { amount: 3.2, currency: 'USD', unit: 'kg' }, validUntil: '2027-03-15' },
});

export const sentList = call({
  does: 'What the company has offered on one order or inquiry, the newest first, what an offer can be for, and what was asked',
  path: 'exhibitorList',
  input: z.object(on).refine(isOne, ONE),
  output: z.object({ list: z.array(sentQuote), products: z.array(quotable), asked: quoteAsked }),
  errors: ['notFound'],
  example: { orderId: '$order' },
});

export const ownList = call({
  does: 'Quotes on own orders and inquiries, the last version of each; of one inquiry with those of all suppliers who were asked the same at once',
  path: 'visitorList',
  roles: [visitor],
  input: page.extend({ sort: z.enum(QUOTE_SORTS).default('newest'), ...on }),
  output: pageSchema(ownQuote),
});

const decided = z.object({ id: z.string(), state: quoteState, decidedAt: z.string() });

export const accept = call({
  does: 'Accept a quote until its last day is over',
  path: 'accept',
  roles: [registeredVisitor],
  input: z.object({ id: id('quote') }),
  output: decided,
  errors: ['notFound', 'quoteExpired', 'quoteReplaced', 'quoteDecided', 'requestClosed'],
  example: { id: '$quote' },
});

export const decline = call({
  does: 'Decline a quote and say why',
  path: 'decline',
  roles: [visitor],
  input: z.object({ id: id('quote'), reason: text(LIMITS.quoteReasonMax) }),
  output: decided,
  errors: ['notFound', 'quoteReplaced', 'quoteDecided'],
  example: { id: '$quote', reason: '价格太高' },
});

export const proforma = call({
  does: 'What the buyer has accepted on the request of a quote, as a proforma invoice in PDF, for both sides',
  path: 'proforma',
  roles: [visitor, exhibitor],
  answers: 'file',
  input: z.object({ id: id('acceptedQuote'), lang }),
  output: fileOut,
  errors: ['notFound', 'quoteNotAccepted'],
  rate: { perMinute: 20 },
  example: { id: '$acceptedQuote', lang: 'en' },
});
