import { z } from 'zod';
import { bilingualOut, date, optionalText, text } from '../fields.ts';
import { INCOTERMS } from '../inquiry/inquiry.words.ts';
import { LIMITS } from '../limits.ts';
import { quantity } from '../order/order.shapes.ts';
import { price, priceOut } from '../product/price.shapes.ts';

const incoterm = z.enum(INCOTERMS);

/** What an exhibitor offers. */
export const quoteForm = z.object({
  price,
  /** For how much the price holds; null: not said. */
  quantity: z
    .object({ amount: quantity, unit: text(20) })
    .nullable()
    .default(null),
  incoterm: incoterm.nullable().default(null),
  port: optionalText(LIMITS.inquiryPortMax),
  /** The last day in Beijing on which it can be accepted. */
  validUntil: date,
  leadTime: optionalText(LIMITS.quoteTermsMax),
  payment: optionalText(LIMITS.quoteTermsMax),
  packing: optionalText(LIMITS.quotePackingMax),
  remark: optionalText(LIMITS.quoteRemarkMax),
});
export type QuoteForm = z.output<typeof quoteForm>;

/** `replaced`: there is a newer version. `expired`: still open, but its last day is over. */
export const quoteState = z.enum(['open', 'accepted', 'declined', 'expired', 'replaced']);
export type QuoteState = z.output<typeof quoteState>;

/** By price of the active ingredient: the currencies one after the other, the cheapest of each first. */
export const QUOTE_SORTS = ['newest', 'active'] as const;

const quoteCore = z.object({
  id: z.string(),
  on: z.object({ kind: z.enum(['order', 'inquiry']), id: z.string() }),
  /** What it is for; null: what was asked of a whole booth. */
  product: z.object({ id: z.string(), name: bilingualOut, strength: z.string() }).nullable(),
  /** The line of a requirement that it answers, called as the exhibit or as the line is. */
  line: z.object({ id: z.string(), name: bilingualOut }).nullable(),
  version: z.int(),
  state: quoteState,
  price: priceOut,
  /** What one kilogram of active ingredient costs, in the same currency; null where that cannot be said. */
  perActiveKg: z.number().nullable(),
  quantity: z.object({ amount: z.int(), unit: z.string() }).nullable(),
  incoterm: incoterm.nullable(),
  port: z.string(),
  validUntil: z.string(),
  leadTime: z.string(),
  payment: z.string(),
  packing: z.string(),
  remark: z.string(),
  sentAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Why it was declined. */
  reason: z.string(),
});

/** As the company has it. */
export const sentQuote = quoteCore;
export type SentQuote = z.output<typeof sentQuote>;

/** As the buyer has it: the last version, and what was offered before. */
export const ownQuote = quoteCore.extend({
  /** Has the buyer closed what it was offered on? It cannot be accepted any more. */
  closed: z.boolean(),
  exhibitor: z.object({ id: z.string(), name: bilingualOut, logo: z.string() }),
  earlier: z.array(
    z.object({
      version: z.int(),
      price: priceOut,
      incoterm: incoterm.nullable(),
      port: z.string(),
      sentAt: z.string(),
    }),
  ),
});
export type OwnQuote = z.output<typeof ownQuote>;

/** What a quote on an order or inquiry can be for: an exhibit asked about, or a line of the requirement that it came from. */
export const quotable = z.object({
  id: z.string(),
  kind: z.enum(['product', 'line']),
  name: bilingualOut,
  strength: z.string(),
});

/** What the request says that a quote on it begins with. */
export const quoteAsked = z.object({
  quantity: z.object({ amount: z.int(), unit: z.string() }).nullable(),
  currency: z.string().nullable(),
  unit: z.string().nullable(),
  incoterm: incoterm.nullable(),
  port: z.string(),
});
export type QuoteAsked = z.output<typeof quoteAsked>;
