import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test('a whole number within its bounds, none for nothing, and nothing else', () => {
  const typed = (text: string) => typedNumber(text, { min: 1, max: 9_999 });
  expect(['7', '７', ' 9999 ', '', '  '].map(typed)).toEqual([7, 7, 9_999, null, null]);
  for (const wrong of ['0', '10000', '1.5', '1e3', '-1', '0x10', 'many', '七'])
    expect([wrong, typed(wrong)]).toEqual([wrong, undefined]);
});
