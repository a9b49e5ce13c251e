import { grouped } from '../numbers.ts';
import type { Lang } from '../text.ts';
import { unitName } from './units.ts';

/** Currencies that exhibits are offered in (ISO 4217). */
export const CURRENCIES = ['CNY', 'USD', 'EUR', 'HKD', 'GBP', 'JPY', 'INR', 'BRL', 'RUB', 'AUD', 'THB', 'VND'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What a price is said by: `amount` in `currency` for one `unit`. */
export type PriceParts = { amount: number; currency: string; unit: string };

/** 'USD 3.20', 'USD 12,500'. */
export function moneyText({ amount, currency }: Pick<PriceParts, 'amount' | 'currency'>): string {
  return `${currency} ${grouped(amount.toFixed(Number.isInteger(amount) ? 0 : 2))}`;
}

/** 'USD 3.20 / 公斤', 'USD 12,500 / t'. */
export const priceText = (price: PriceParts, lang: Lang): string =>
  `${moneyText(price)} / ${unitName(price.unit, lang, 1)}`;

/** What is read as a price: the price itself, or what was typed as one before amount, currency and unit stood apart; '' where neither is. */
export const shownPrice = (price: PriceParts | null, older: string, lang: Lang): string =>
  price === null ? older : priceText(price, lang);
