import { describe, expect, test } from 'vitest';
import { line, optionalText, text } from './fields.ts';

describe('a text that is required', () => {
  test.each(['', '   ', '\u200B', '\u2800', '\u3164', '\u115F\u1160 \uFFA0', ' \u2800\u200B '])(
    'is missing where only %j was typed, which shows nothing',
    (typed) => {
      expect([text(10).safeParse(typed).success, optionalText(10).parse(typed)]).toEqual([false, '']);
    },
  );

  test('keeps such signs beside others', () => {
    expect(text(10).parse('a\u2800b')).toBe('a\u2800b');
  });
});

test.each([
  ['甲\t乙', '甲 乙'],
  ['禾田\r\n农资', '禾田 农资'],
  ['a\n\n\tb', 'a b'],
  ['two  blanks', 'two  blanks'],
])('a line of %j is %j', (typed, kept) => {
  expect(line(20).parse(typed)).toBe(kept);
});
