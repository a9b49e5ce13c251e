import { z } from 'zod';
import { text, upTo } from '../fields.ts';
import { CURRENCIES } from './price.ts';

/** What the column holds: twelve figures, two of them behind the point. */
const AMOUNT_MAX = 9_999_999_999.99;

/** Money with up to two decimals (specification, section 5). */
const money = z
  .number('money')
  .max(AMOUNT_MAX)
  .refine((amount) => amount > 0 && Number(amount.toFixed(2)) === amount, 'money');

/** So much money for one unit. */
export const price = z.object({
  amount: money,
  currency: z.enum(CURRENCIES, 'currency'),
  unit: text(20),
});
export type Price = z.output<typeof price>;

/** As answered and as stored. */
export const priceOut = z.object({ amount: z.number(), currency: z.enum(CURRENCIES), unit: z.string() });

/** '' takes away what was typed as a price before amount, currency and unit stood apart; nothing else changes it, but a price, which takes its place. */
export const olderPrice = upTo(60).optional();
