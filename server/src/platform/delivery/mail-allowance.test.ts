import { expect, test } from 'vitest';
import { refundMail, countMail } from './mail-allowance.ts';

/** Counts of windows that do not end. */
function openCounts() {
  const counts = new Map<string, number>();
  const add = (key: string, more: number): number => {
    const count = Math.max(0, (counts.get(key) ?? 0) + more);
    counts.set(key, count);
    return count;
  };
  return {
    increment: async (key: string) => add(key, 1),
    counted: async (key: string) => ({ count: counts.get(key) ?? 0, seconds: 0 }),
    decrement: async (key: string) => void add(key, -1),
    clear: async (key: string) => void counts.delete(key),
    close: async () => undefined,
  };
}

test('what is refused by one limit uses up none of the others', async () => {
  const counters = openCounts();
  const [sender, pair] = [
    { key: 'of one', max: 2, days: 1 },
    { key: 'of one to another', max: 1, days: 30 },
  ];
  const both = () => countMail(counters, [sender, pair]);
  expect([await both(), await both(), await both(), await both()]).toEqual([null, pair, pair, pair]);
  expect([await countMail(counters, [sender]), await countMail(counters, [sender])]).toEqual([null, sender]);
});

test('what was not written after all is given back to each', async () => {
  const counters = openCounts();
  const limits = ['of one', 'of one to another'].map((key) => ({ key, max: 1, days: 1 }));
  expect(await countMail(counters, limits)).toBeNull();
  await refundMail(counters, limits);
  expect([await countMail(counters, limits), await countMail(counters, limits)]).toEqual([null, limits[0]]);
});
