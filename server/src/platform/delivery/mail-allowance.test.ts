import { expect, test } from 'vitest';
import { refundMail, countMail, mailboxOf } from './mail-allowance.ts';

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

test.each([
  ['Anna@Fair.example', 'anna@fair.example'],
  ['anna+1@fair.example', 'anna@fair.example'],
  ['anna+a+b@fair.example', 'anna@fair.example'],
  ['anna+@fair.example', 'anna@fair.example'],
  ['+1@fair.example', '+1@fair.example'],
  ['anna@fair.example from a+b', 'anna@fair.example from a+b'],
  ['8613800000000', '8613800000000'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('plus addresses of one mailbox are counted together, for each purpose apart (G19)', async () => {
  const counters = openCounts();
  const limit = (name: string, key: string) => ({ to: `${name}@fair.example`, key, max: 2, days: 1 });
  const count = async (name: string, key: string) => (await countMail(counters, [limit(name, key)])) === null;
  expect([await count('anna+1', 'on chats'), await count('Anna+2', 'on chats')]).toEqual([true, true]);
  expect([await count('anna', 'on chats'), await count('anna+3', 'on chats')]).toEqual([false, false]);
  expect([await count('anna', 'on quotes'), await count('bert+1', 'on chats')]).toEqual([true, true]);
});
