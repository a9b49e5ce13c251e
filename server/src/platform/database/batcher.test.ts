import { expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

/** What ran together, and what lets the statement under way end. */
function counted(most = 10, lanes = 1) {
  const ran: string[][] = [];
  const ends: (() => void)[] = [];
  const together = new Batcher<string, string>({
    most,
    lanes,
    keyOf: (item) => item.charAt(0),
    run: async (items) => {
      ran.push([...items]);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (items.includes('bad')) throw new Error('not stored');
      return items.map((item) => item.toUpperCase());
    },
  });
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ran, end, together };
}

test('the first goes at once, and what comes meanwhile goes together after it', async () => {
  const { ran, end, together } = counted();
  const answers = Promise.all(['a1', 'b1', 'c1'].map((item) => together.add(item)));
  expect(ran).toEqual([['a1']]);
  await end();
  expect(ran).toEqual([['a1'], ['b1', 'c1']]);
  await end();
  expect(await answers).toEqual(['A1', 'B1', 'C1']);
  const next = together.add('d1');
  expect(ran.at(-1)).toEqual(['d1']);
  await end();
  expect(await next).toBe('D1');
});

test('two of one key never go together, and keep their order', async () => {
  const { ran, end, together } = counted();
  const answers = Promise.all(['x1', 'a1', 'a2', 'b1', 'a3'].map((item) => together.add(item)));
  for (let at = 0; at < 4; at += 1) await end();
  expect(ran).toEqual([['x1'], ['a1', 'b1'], ['a2'], ['a3']]);
  expect(await answers).toEqual(['X1', 'A1', 'A2', 'B1', 'A3']);
});

test('no more than so many go together', async () => {
  const { ran, end, together } = counted(2);
  const answers = Promise.all(['x1', 'a1', 'b1', 'c1'].map((item) => together.add(item)));
  for (let at = 0; at < 3; at += 1) await end();
  expect(ran).toEqual([['x1'], ['a1', 'b1'], ['c1']]);
  expect(await answers).toHaveLength(4);
});

test('what fails fails for those that went together, and for nobody after them', async () => {
  const { end, together } = counted();
  const first = together.add('x1');
  const failed = Promise.allSettled([together.add('bad'), together.add('c1')]);
  await end();
  await end();
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = together.add('d1');
  await end();
  expect([await first, await after]).toEqual(['X1', 'D1']);
});

test('over two lanes two statements are under way at once, never with the same key', async () => {
  const { ran, end, together } = counted(10, 2);
  const answers = Promise.all(['a1', 'b1', 'a2', 'c1', 'b2'].map((item) => together.add(item)));
  expect(ran).toEqual([['a1'], ['b1']]);
  await end();
  expect(ran.slice(2)).toEqual([['a2', 'c1']]);
  await end();
  expect(ran.slice(3)).toEqual([['b2']]);
  for (let at = 0; at < 2; at += 1) await end();
  expect(await answers).toEqual(['A1', 'B1', 'A2', 'C1', 'B2']);
});

test('without keys all that has come goes together, also what is alike', async () => {
  const ran: string[][] = [];
  const together = new Batcher<string, string>({
    most: 3,
    run: async (items) => {
      ran.push([...items]);
      return items.map((item) => item.toUpperCase());
    },
  });
  const answers = await Promise.all(['a', 'a', 'b', 'c'].map((item) => together.add(item)));
  expect([ran, answers]).toEqual([
    [['a', 'a', 'b'], ['c']],
    ['A', 'A', 'B', 'C'],
  ]);
});
