import { expect, test } from 'vitest';
import { blanksIn, nextBlank, withPhrase } from './blanks.ts';

const selected = ({ text, select }: ReturnType<typeof withPhrase>): string => text.slice(select.from, select.to);

test('a phrase stands on a line of its own, with its first blank selected', () => {
  const alone = withPhrase('', { from: 0, to: 0 }, '需要‹数量›，到‹港口›。');
  const within = withPhrase('您好 请问', { from: 3, to: 3 }, '需要‹数量›。');
  const whole = withPhrase('Hello', { from: 5, to: 5 }, 'Fine, see you then.');
  expect([alone.text, selected(alone), within.text, selected(within), whole.text, whole.select]).toEqual([
    '需要‹数量›，到‹港口›。',
    '‹数量›',
    '您好\n需要‹数量›。\n请问',
    '‹数量›',
    'Hello\nFine, see you then.',
    { from: 25, to: 25 },
  ]);
});

test('from one blank the way leads to the next, and from the last one out', () => {
  const text = 'A ‹quantity› to ‹port›.';
  expect([nextBlank(text, 0), nextBlank(text, 5), nextBlank(text, 22), nextBlank('A 5 to Santos.', 0)]).toEqual([
    { from: 2, to: 12 },
    { from: 16, to: 22 },
    null,
    null,
  ]);
  expect(blanksIn('‹› ‹a\nb› <quantity>')).toEqual([]);
});
