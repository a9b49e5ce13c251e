import { expect, test } from 'vitest';
import { totalOf } from './quote.total.ts';

test.for([
  [{ amount: 3.45, unit: 'kg' }, { amount: 20, unit: 't' }, 69_000],
  [{ amount: 3450, unit: 't' }, { amount: 500, unit: 'kg' }, 1_725],
  [{ amount: 2.5, unit: 'carton' }, { amount: 3, unit: 'carton' }, 7.5],
  [{ amount: 1.15, unit: 'L' }, { amount: 3, unit: 'm3' }, 3_450],
  [{ amount: 3.45, unit: 'kg' }, { amount: 20, unit: 'carton' }, null],
  [{ amount: 3.45, unit: 'kg' }, { amount: 20, unit: 'L' }, null],
  [{ amount: 3.45, unit: 'kg' }, null, null],
] as const)('the total of %j for %j is %j', ([price, quantity, total]) => {
  expect(totalOf({ price, quantity })).toBe(total);
});
