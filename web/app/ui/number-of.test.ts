import { expect, test } from 'vitest';
import { numberOf } from './number-of.ts';

test('a number is what was typed, full-width and with thousands too', () => {
  expect(['', ' ', '100', '１００', ' ３．２ ', '1,000', '１，０００', '12,5', 'many'].map(numberOf)).toEqual([
    null,
    null,
    100,
    100,
    3.2,
    1000,
    1000,
    Number.NaN,
    Number.NaN,
  ]);
});
