import { expect, test } from 'vitest';
import { makeQueue } from './translation-queue.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('messages go one after the other, the newest first, but those whose reader has left', async () => {
  const asked: string[] = [];
  const answers: ((answered: boolean) => void)[] = [];
  const queue = makeQueue(() => 0);
  const add = (name: string, left = false) =>
    queue({
      left: () => left,
      ask: () => new Promise((answer) => void (asked.push(name), answers.push(answer))),
    });
  for (const [name, left] of [
    ['a', false],
    ['b', true],
    ['c', false],
  ] as const)
    add(name, left);
  await settled();
  const first = [...asked];
  answers[0]?.(true);
  await settled();
  expect([first, asked]).toEqual([['c'], ['c', 'a']]);
});

test('three failures in a row are enough for a minute, then one is tried again', async () => {
  let time = 0;
  const asked: number[] = [];
  const queue = makeQueue(() => time);
  const add = async (seq: number, answered: boolean) => {
    queue({ left: () => false, ask: async () => asked.push(seq) > 0 && answered });
    await settled();
  };
  await add(1, false);
  await add(2, false);
  await add(3, true);
  for (const seq of [4, 5, 6, 7]) await add(seq, false);
  time = 60_000;
  await add(8, false);
  await add(9, true);
  time = 120_000;
  await add(10, true);
  await add(11, true);
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 11]);
});
