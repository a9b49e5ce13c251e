import { expect, test } from 'vitest';
import { isPrintable } from './printable.ts';

test.each([
  ['王敏 · 欧阳𠮷', true],
  ['José Ángel Łukaszewicz', true],
  ['محمد علي', true],
  ['Иванов', true],
  ['さくら サクラ', true],
  ['김철수', false],
  ['ประยุทธ์', false],
  ['अमित', false],
  ['王敏 김', false],
])('%s can be printed: %s', (text, printable) => {
  expect(isPrintable(text)).toBe(printable);
});
