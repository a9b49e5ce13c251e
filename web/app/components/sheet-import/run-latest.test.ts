import { expect, test } from 'vitest';
import { runLatest } from './run-latest.ts';

test('of the sheets that are dropped while one is read the last is read next, and its outcome alone counts', async () => {
  const run = runLatest();
  const read: string[] = [];
  const ends: (() => void)[] = [];
  const drop = (name: string) =>
    run(async (isLast) => {
      read.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (isLast()) read.push(`${name} shown`);
    });
  const first = drop('first');
  await drop('second');
  await drop('third');
  expect(read).toEqual(['first']);
  ends[0]?.();
  await expect.poll(() => read).toEqual(['first', 'third']);
  ends[1]?.();
  await first;
  expect(read).toEqual(['first', 'third', 'third shown']);
  // and then it begins anew
  const again = drop('fourth');
  ends[2]?.();
  await again;
  expect(read.slice(3)).toEqual(['fourth', 'fourth shown']);
});

test('goes on after a work that failed', async () => {
  const run = runLatest();
  await expect(run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  const done: string[] = [];
  await run(async () => void done.push('next'));
  expect(done).toEqual(['next']);
});
