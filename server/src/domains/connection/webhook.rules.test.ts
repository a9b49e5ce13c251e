import { expect, test } from 'vitest';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { hasArrived, isGivenUp, pauseAfter } from './webhook.rules.ts';

test('what does not arrive is tried again at growing intervals for about a day, then no more', () => {
  const pauses = Array.from({ length: LIMITS.webhookTriesMax }, (_, tries) => pauseAfter(tries + 1));
  expect(pauses).toEqual([10, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 28_800, null]);
});

test('an address is given up after three days without success, or when it says that it is gone', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect([
    isGivenUp(null, now, 500),
    isGivenUp(new Date('2026-11-20T12:00:01Z'), now, 500),
    isGivenUp(new Date('2026-11-20T12:00:00Z'), now, null),
    isGivenUp(now, now, 410),
  ]).toEqual([false, false, true, true]);
});

test('only a success has arrived', () => {
  expect([200, 202, 299, 199, 301, 404, 500].map(hasArrived)).toEqual([true, true, true, false, false, false, false]);
});
