import { expect, test } from 'vitest';
import { activePricedBy, lowestOf, pricedBy } from './lowest-offers.ts';

const offer = (
  amount: number,
  currency: 'USD' | 'EUR' | 'CNY' = 'USD',
  more: { unit?: string; inCny?: number; perActiveKg?: number; state?: 'open' | 'expired' } = {},
) => ({
  price: { amount, currency, unit: more.unit ?? 'kg' },
  inCny: more.inCny ?? null,
  perActiveKg: more.perActiveKg ?? null,
  state: more.state ?? ('open' as const),
});

test('the lowest of one currency is named, and none of a currency that only one has', () => {
  const offers = [offer(3.2), offer(3.1), offer(2.9, 'EUR')];
  expect(lowestOf(offers, pricedBy)).toEqual([null, 'USD', null]);
});

test('offers in several currencies are compared in CNY where there are rates', () => {
  const offers = [offer(3.2, 'USD', { inCny: 22.8 }), offer(22.5, 'CNY', { inCny: 22.5 }), offer(2.9)];
  expect(lowestOf(offers, pricedBy)).toEqual([null, 'CNY', null]);
});

test('a price of a tonne is not compared with one of a kilogram, and what has expired with none', () => {
  const offers = [offer(3_100, 'USD', { unit: 't' }), offer(3.2), offer(3, 'USD', { state: 'expired' })];
  expect(lowestOf(offers, pricedBy)).toEqual([null, null, null]);
});

test('of offers that all cost the same none is the lowest, of two that cost less than a third both are', () => {
  expect(lowestOf([offer(3), offer(3)], pricedBy)).toEqual([null, null]);
  expect(lowestOf([offer(3), offer(3), offer(4)], pricedBy)).toEqual(['USD', 'USD', null]);
});

test('different strengths and units are compared by what a kilogram of active ingredient costs', () => {
  const offers = [
    offer(3.2, 'USD', { unit: 'L', inCny: 22.4, perActiveKg: 6.4 }),
    offer(40, 'CNY', { inCny: 40, perActiveKg: 42 }),
    offer(3),
  ];
  expect(lowestOf(offers, activePricedBy)).toEqual([null, 'CNY', null]);
});
