import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FlvLines, type FlvLine } from './live.flv-lines.ts';
import type { PlayedLive } from './live.hook.queries.ts';

const LIVE: PlayedLive = {
  is_shown: true,
  is_open: true,
  started_at: new Date(0),
  ended_at: null,
  has_replay: true,
  recorded_seconds: 0,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function linesOf(livesOf: (ids: readonly string[]) => Promise<Map<string, PlayedLive>>) {
  const ended: string[] = [];
  const errors: unknown[] = [];
  const lines = new FlvLines({ livesOf, onError: (error) => void errors.push(error) });
  const line = (name: string, id: string, seconds = 0): FlvLine => ({ id, seconds, end: () => void ended.push(name) });
  return { lines, line, ended, errors };
}

test('one question every two seconds asks for all open lines, and none where none is open', async () => {
  const asked: (readonly string[])[] = [];
  const { lines, line, ended } = linesOf(async (ids) => {
    asked.push(ids);
    return new Map([['one', LIVE]]);
  });
  const first = line('first', 'one');
  for (const added of [first, line('second', 'one'), line('third', 'other')]) lines.add(added);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([asked, ended]).toEqual([[['one', 'other']], ['third']]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.length).toBe(2);
  lines.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked.length, ended]).toEqual([2, ['third', 'first', 'second']]);
});

test('a line that opens while it is being asked waits for the next question', async () => {
  let answer = (_lives: Map<string, PlayedLive>): void => {};
  const { lines, line, ended } = linesOf(() => new Promise((resolve) => void (answer = resolve)));
  lines.add(line('first', 'one'));
  await vi.advanceTimersByTimeAsync(2_000);
  lines.add(line('second', 'two'));
  answer(new Map());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual(['first']);
  lines.close();
});

test('while the database does not answer lines go on, and are asked about again', async () => {
  let isAway = true;
  const { lines, line, ended, errors } = linesOf(async () => {
    if (isAway) throw new Error('away');
    return new Map();
  });
  lines.add(line('one', 'one'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect([ended, errors.length]).toEqual([[], 2]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toEqual(['one']);
});

test('a signed line ends with its address, whatever the database says; one that was closed is not ended again', async () => {
  const { lines, line, ended } = linesOf(async () => new Map([['one', LIVE]]));
  const closed = line('closed', 'one', 50);
  lines.add(line('signed', 'one', 50));
  lines.add(closed);
  lines.remove(closed);
  await vi.advanceTimersByTimeAsync(49_999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['signed']);
  lines.close();
});
