import { expect, test } from 'vitest';
import { charactersOf, cutText } from './text.ts';

test.each([
  ['a rare character', 'ab𠮷c', 3, 'ab'],
  ['an emoji of several parts', 'a👩‍🌾b', 5, 'a'],
  ['a letter with its marks', `a${'ễ'.normalize('NFD')}b`, 3, 'a'],
  ['plain text', 'abcdef', 3, 'abc'],
  ['a text that fits', '𠮷𠮷', 4, '𠮷𠮷'],
])('a cut never goes through %s', (_what, text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('what follows a cut stands only where something was left out', () => {
  expect([cutText('abc', 3, '…'), cutText('abcd', 3, '…')]).toEqual(['abc', 'abc…']);
});

test('characters are what people see', () => {
  expect(charactersOf('欧阳𠮷䶮👩‍🌾')).toEqual(['欧', '阳', '𠮷', '䶮', '👩‍🌾']);
});
