import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosaver, type SaveState, type SendResult, type Snapshot, type WindowProgress } from './autosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const typed = (brand: string): Snapshot => ({ version: 1, title: '', typed: { brand }, base: { brand: '' } });

const newTally = (): WindowProgress => ({ count: 0, sending: null, kept: null });

/** A keeper whose server answers as it is told to, in order, and then always keeps. */
function open(answers: (SendResult | Promise<SendResult>)[] = [], tally: WindowProgress = newTally()) {
  const sent: [brand: unknown, seen: number][] = [];
  const shown: SaveState['state'][] = [];
  const discarded: number[] = [];
  const others: unknown[] = [];
  let here: unknown = null;
  let over: number | null = null;
  const keep = createAutosaver(
    {
      send: async ({ typed: parts }, seen) => {
        sent.push([parts['brand'], seen]);
        return (await answers.shift()) ?? { end: 'kept', count: seen + 1 };
      },
      discard: async (seen) => void discarded.push(seen),
      here: { write: ({ typed: parts, seen }) => ([here, over] = [parts['brand'], seen]), forget: () => (here = null) },
      show: ({ state }) => void shown.push(state),
      onOther: ({ typed: parts }) => void others.push(parts['brand']),
    },
    { progress: tally },
  );
  return { keep, sent, shown, discarded, others, here: () => here, over: () => over };
}

test('each change is kept in the browser at once, and on the server after a pause; then the browser forgets it', async () => {
  const { keep, sent, shown, here } = open();
  keep.change(typed('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  keep.change(typed('ab'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent, here()]).toEqual([[], 'ab']);
  await vi.advanceTimersByTimeAsync(500);
  expect([sent, here(), shown]).toEqual([[['ab', 0]], null, ['here', 'here', 'kept']]);
  keep.change(typed('abc'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toEqual([
    ['ab', 0],
    ['abc', 1],
  ]);
});

test('who types without a pause is kept all the same', async () => {
  const { keep, sent } = open();
  for (let second = 0; second < 25; second += 1) {
    keep.change(typed(`word ${second}`));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(sent.length).toBe(2);
});

test('what is typed while something is on its way goes after it, and what came first does not count as all', async () => {
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  const next = Promise.withResolvers<SendResult>();
  const { keep, sent, shown, here, over } = open([promise, next.promise]);
  keep.change(typed('a'));
  await vi.advanceTimersByTimeAsync(1_500);
  keep.change(typed('b'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, here(), over()]).toEqual([[['a', 0]], 'b', 0]);
  resolve({ end: 'kept', count: 1 });
  await vi.advanceTimersByTimeAsync(0);
  // a tab that is killed now leaves no two windows that disagree
  expect([here(), over()]).toEqual(['b', 1]);
  next.resolve({ end: 'kept', count: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, here(), shown.at(-1)]).toEqual([
    [
      ['a', 0],
      ['b', 1],
    ],
    null,
    'kept',
  ]);
});

test.each(['offline', 'failed'] as const)(
  'what cannot be sent (%s) stays in the browser and goes later',
  async (end) => {
    const { keep, sent, shown, here } = open([{ end }]);
    keep.change(typed('a'));
    await vi.advanceTimersByTimeAsync(1_500);
    expect([here(), shown.at(-1)]).toEqual(['a', end]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([sent.length, here(), shown.at(-1)]).toEqual([2, null, 'kept']);
  },
);

test('a session that has ended is not asked again until somebody is there', async () => {
  const { keep, sent, shown, here } = open([{ end: 'loggedOut' }]);
  keep.change(typed('a'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, here(), shown.at(-1)]).toEqual([1, 'a', 'loggedOut']);
  await keep.flush();
  expect([sent.length, here(), shown.at(-1)]).toEqual([2, null, 'kept']);
});

test('what another window kept is told, and what stands here goes on top of it; not while the two disagree', async () => {
  const other = { version: 1, typed: { brand: 'theirs' }, base: {}, count: 7, savedAt: '2026-11-23T02:30:00Z' };
  const { keep, sent, others } = open([{ end: 'other', other }]);
  keep.change(typed('mine'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(others).toEqual(['theirs']);
  keep.hold(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBe(1);
  keep.hold(false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toEqual([
    ['mine', 0],
    ['mine', 7],
  ]);
});

test('what is as the record stands again is forgotten everywhere', async () => {
  const { keep, sent, shown, discarded, here } = open([], { ...newTally(), count: 4 });
  keep.change(typed('a'));
  keep.change({ ...typed(''), typed: {} });
  expect([here(), shown.at(-1)]).toEqual([null, 'none']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([sent, discarded]).toEqual([[], [4]]);
  // and the next begins anew
  keep.change(typed('b'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toEqual([['b', 0]]);
});

test('who leaves has the rest sent at once', async () => {
  const { keep, sent } = open();
  keep.change(typed('a'));
  keep.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([['a', 0]]);
});

test('a form that follows another discards what that one sent as it went', async () => {
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  const tally: WindowProgress = newTally();
  const before = open([promise], tally);
  before.keep.change(typed('typed while it was saved'));
  const { keep, sent, discarded, others } = open([], tally);
  before.keep.end();
  keep.change(typed('taken back'));
  keep.change(null);
  const all = keep.flush();
  resolve({ end: 'kept', count: 1 });
  await all;
  expect([before.sent, sent, discarded, others]).toEqual([[['typed while it was saved', 0]], [], [1], []]);
});

test('a form that has ended writes over nothing of the one that follows', async () => {
  const tally: WindowProgress = newTally();
  const before = open([{ end: 'failed' }], tally);
  before.keep.change(typed('old'));
  before.keep.end();
  await vi.advanceTimersByTimeAsync(0);
  const { keep, sent } = open([], tally);
  keep.change(typed('new'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([before.sent, sent]).toEqual([[['old', 0]], [['new', 0]]]);
});

test('what a form has kept is known to the one that follows while it stands, and until it is discarded', async () => {
  const tally = newTally();
  const before = open([], tally);
  before.keep.change(typed('a'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(tally.kept).toMatchObject({ count: 1, typed: { brand: 'a' }, base: { brand: '' } });
  before.keep.change(null);
  await before.keep.flush();
  expect(tally.kept).toBe(null);
  before.keep.change(typed('b'));
  await vi.advanceTimersByTimeAsync(1_500);
  before.keep.change(typed('c'));
  before.keep.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([before.sent.at(-1), tally.kept]).toEqual([['c', 1], null]);
});
