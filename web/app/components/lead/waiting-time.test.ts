import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test('a time is said in minutes, hours or days', () => {
  const from = '2027-03-01T00:00:00.000Z';
  const after = (minutes: number) => Object.values(waitingTime(from, Date.parse(from) + minutes * 60_000));
  expect([0, 1, 59, 60, 90, 47 * 60, 48 * 60, 60 * 60].map(after)).toEqual([
    ['minutes', 1],
    ['minutes', 1],
    ['minutes', 59],
    ['hours', 1],
    ['hours', 2],
    ['hours', 47],
    ['days', 2],
    ['days', 3],
  ]);
});
