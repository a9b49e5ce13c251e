import { expect, test } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const limits = { milliseconds: 20_000, heapMegabytes: 32 };
/** A module of these words, which may use `parentPort` and `workerData`. */
const module = (words: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${words}`)}`,
  );

test('answers what the module posts first, from what it was given', async () => {
  const doubled = module('parentPort.postMessage(workerData.number * 2); parentPort.postMessage(0);');
  expect(await runInThread(doubled, { number: 21 }, limits)).toBe(42);
});

test('answers nothing where the module takes longer than it may', async () => {
  const begun = performance.now();
  expect(await runInThread(module('for (;;);'), null, { ...limits, milliseconds: 200 })).toBe(null);
  expect(performance.now() - begun).toBeLessThan(limits.milliseconds);
});

test('answers nothing where the module takes more memory than it may, or ends without an answer', async () => {
  const greedy = module('const kept = []; for (;;) kept.push(Array.from({ length: 1_000 }, (_, at) => ({ at })));');
  expect(await runInThread(greedy, null, { ...limits, quiet: true })).toBe(null);
  expect(await runInThread(module('process.exit(3)'), null, limits)).toBe(null);
});

test('fails as the module does', async () => {
  await expect(runInThread(module('throw new Error("no table")'), null, limits)).rejects.toThrow('no table');
});
