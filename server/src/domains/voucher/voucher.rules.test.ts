import { expect, test } from 'vitest';
import { typedNumber } from './voucher.rules.ts';

test('a number is read however it is typed, and only whole', () => {
  expect(['V26-0412873', ' v26 0412873', 'Ｖ26-0412873'].map(typedNumber)).toEqual([
    'V26-0412873',
    'V26-0412873',
    'V26-0412873',
  ]);
  expect(['0412873', 'V26-041287', 'FB1.x.y', ''].map(typedNumber)).toEqual([null, null, null, null]);
});
