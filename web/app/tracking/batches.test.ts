import { CallFailed, NoAnswer } from '@fairbridge/contract/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBatches, type Event } from './batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (time: number, site = '/'): Event => ({ event: '001031000', time, site, prop: { id: '' } });
const LATER_MS = 20_000;

/** Batches of whoever is `here.token`, and what was sent: the token and the times. */
function gather(answers: readonly (Error | null)[] = []) {
  const here: { token: string | null; wanted: boolean } = { token: null, wanted: true };
  const sent: [token: string | null, times: number[]][] = [];
  const sizes: number[] = [];
  const { put, flush } = makeBatches({
    token: () => here.token,
    wanted: () => here.wanted,
    send: async (events, token) => {
      const failure = answers[sent.length] ?? null;
      sent.push([token, events.map(({ time }) => time)]);
      sizes.push(JSON.stringify({ appKey: 'portal', events }).length);
      if (failure !== null) throw failure;
    },
  });
  return { here, sent, sizes, put, flush };
}

test('events wait for one another for 20 seconds at most', async () => {
  const { sent, put } = gather();
  put(event(1));
  await vi.advanceTimersByTimeAsync(LATER_MS - 1);
  put(event(2));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[null, [1, 2]]]);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(sent).toHaveLength(1);
});

test('30 events go at once, and so do fewer that would come to 8 kB', () => {
  const { sent, sizes, put, flush } = gather();
  for (let time = 1; time <= 31; time += 1) put(event(time));
  expect(sent.map(([, times]) => times.length)).toEqual([30]);
  flush();
  for (let time = 1; time <= 29; time += 1) put(event(time, `/${'展'.repeat(100)}`));
  flush();
  expect(sent.map(([, times]) => times.length)).toEqual([30, 1, 19, 10]);
  expect(sizes.every((bytes) => bytes < 8_000)).toBe(true);
});

test('on leaving all goes at once', () => {
  const { sent, put, flush } = gather();
  put(event(1));
  flush();
  flush();
  expect(sent).toEqual([[null, [1]]]);
});

test('what a guest did before the login is told as a guest’s', () => {
  const { here, sent, put, flush } = gather();
  put(event(1));
  here.token = 'of the visitor';
  put(event(2));
  flush();
  expect(sent).toEqual([
    [null, [1]],
    ['of the visitor', [2]],
  ]);
});

test('what got no answer is sent once more with the same times, and then no more', async () => {
  const none = new NoAnswer('/burying');
  const { sent, put, flush } = gather([none, none]);
  put(event(1));
  flush();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(sent).toEqual([
    [null, [1]],
    [null, [1]],
  ]);
  await vi.advanceTimersByTimeAsync(2 * LATER_MS);
  expect(sent).toHaveLength(2);
});

test('what the server refused is not sent again', async () => {
  const { sent, put, flush } = gather([new CallFailed(1003, 200, '', {})]);
  put(event(1));
  flush();
  await vi.advanceTimersByTimeAsync(2 * LATER_MS);
  expect(sent).toHaveLength(1);
});

test('once nobody may be counted, what waits is forgotten', async () => {
  const { here, sent, put } = gather();
  put(event(1));
  here.wanted = false;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  here.wanted = true;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(sent).toEqual([]);
});
