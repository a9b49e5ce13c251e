import { expect, test } from 'vitest';
import { LOCALE, number } from './numbers.ts';
import { LANGS } from './text.ts';

test.each(LANGS)('a number is written as Intl.NumberFormat writes it (%s)', (lang) => {
  const values = [0, 7, 999, 1_000, 12_345, 80_000, 999_999, 1_000_000, 9_007_199_254_740_991, -1, -1_000, -123_456];
  const plain = new Intl.NumberFormat(LOCALE[lang]);
  expect([...values, 0.5, 1_234.5678, -2.25].map((value) => number(value, lang))).toEqual(
    [...values, 0.5, 1_234.5678, -2.25].map((value) => plain.format(value)),
  );
});
