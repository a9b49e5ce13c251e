import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_SECONDS, PendingDecisions, type Decision } from './pending-decisions.ts';

const GONE = new Error('no answer');
const REFUSED = new Error('refused');
const SECOND = 1_000;

const sent: string[] = [];
const answers: [string, unknown][] = [];
let failing: Error | null = null;
let held: PendingDecisions;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  answers.length = 0;
  failing = null;
  held = new PendingDecisions({
    changed: () => undefined,
    answered: ({ said }, failure) => answers.push([said, failure]),
    isUnanswered: (failure) => failure === GONE,
  });
});
afterEach(() => vi.useRealTimers());

const decide = (said: string): Decision => ({
  ids: [said],
  said,
  mark: 'Approved',
  send: async () => {
    sent.push(said);
    if (failing !== null) throw failing;
  },
});
const states = () => held.all.map(({ said, state }) => [said, state]);

test('a decision is sent after its ten seconds, not before, and once', async () => {
  held.add(decide('one'));
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * SECOND - 1);
  expect([sent, states()]).toEqual([[], [['one', 'waits']]]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, states(), answers]).toEqual([['one'], [], [['one', null]]]);
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * SECOND);
  expect(sent).toEqual(['one']);
});

test('each has ten seconds of its own, and the last one is taken back first', async () => {
  held.add(decide('one'));
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  held.add(decide('two'));
  expect(held.undo()?.said).toBe('two');
  held.add(decide('three'));
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect(sent).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  expect(sent).toEqual(['one', 'three']);
  expect(held.undo()).toBe(null);
});

test('who leaves the page sends what waits, once', async () => {
  held.add(decide('one'));
  held.add(decide('two'));
  await Promise.all([held.flush(), held.flush()]);
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * SECOND);
  expect([sent, states()]).toEqual([['one', 'two'], []]);
});

test('what is on its way is not taken back', async () => {
  let arrive = (): void => undefined;
  held.add({ ...decide('one'), send: () => new Promise<void>((done) => (arrive = done)) });
  const flushed = held.flush();
  expect([states(), held.undo()]).toEqual([[['one', 'sending']], null]);
  arrive();
  await flushed;
  expect(states()).toEqual([]);
});

test('a decision that got no answer stays, is sent again, and can still be taken back', async () => {
  failing = GONE;
  held.add(decide('one'));
  held.add(decide('two'));
  await held.flush();
  expect([states(), answers]).toEqual([
    [
      ['one', 'unsent'],
      ['two', 'unsent'],
    ],
    [],
  ]);
  expect(held.undo()?.said).toBe('two');
  failing = null;
  await held.flush();
  expect([sent, states(), answers]).toEqual([['one', 'two', 'one'], [], [['one', null]]]);
});

test('one that the server refuses is told, and is held no longer', async () => {
  failing = REFUSED;
  held.add(decide('one'));
  await held.flush();
  expect([states(), answers]).toEqual([[], [['one', REFUSED]]]);
});
