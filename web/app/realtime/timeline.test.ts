import { describe, expect, test } from 'vitest';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { FakeServer } from './fake-server.ts';
import { begun, cached, caughtUp, EMPTY_TIMELINE, heard, isMissing, withOlder, withRead } from './timeline.ts';

function conversationOf(count: number): FakeServer {
  const server = new FakeServer();
  for (let said = 1; said <= count; said += 1) server.write('exhibitor', null, { kind: 'text', text: String(said) });
  return server;
}
const seqs = ({ messages }: { messages: readonly { seq: number }[] }): number[] => messages.map(({ seq }) => seq);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a timeline', () => {
  test.each([0, 1, 20, 21, 199, 201, 499, 501, 5_000])(
    'that has missed %i messages has all of them, in order (G51)',
    (gap) => {
      const { messages } = conversationOf(30 + gap + 1);
      let timeline = begun(EMPTY_TIMELINE, messages.slice(10, 30), 30, true);
      const [last] = messages.slice(-1);
      if (last !== undefined) timeline = heard(timeline, last);
      expect(isMissing(timeline)).toBe(gap > 0);
      let fetched = 0;
      while (isMissing(timeline)) {
        const from = timeline.upTo ?? 0;
        timeline = caughtUp(timeline, messages.slice(from, from + LIMITS.chatCatchUpMax));
        fetched += 1;
      }
      expect(fetched).toBe(Math.ceil(gap / LIMITS.chatCatchUpMax));
      const end = messages.length;
      expect(seqs(timeline)).toEqual(range(Math.max(11, end - LIMITS.chatCachedPrivate + 1), end));
      expect(timeline.hasOlder).toBe(true);
    },
  );

  test('that has heard something before its first page shows it once that has come', () => {
    const { messages } = conversationOf(3);
    const [one, two, three] = messages;
    if (one === undefined || two === undefined || three === undefined) throw new Error('three were written');
    const early = heard(heard(EMPTY_TIMELINE, three), three);
    expect([seqs(early), early.ahead.length]).toEqual([[], 1]);
    expect(seqs(begun(early, [one, two], 2, false))).toEqual([1, 2, 3]);
  });

  test('of a conversation without a word begins with the first', () => {
    const [first] = conversationOf(1).messages;
    const empty = begun(EMPTY_TIMELINE, [], 0, false);
    expect([isMissing(empty), seqs(empty)]).toEqual([false, []]);
    expect(first === undefined ? [] : seqs(heard(empty, first))).toEqual([1]);
  });

  test('keeps a message taken back, whatever older look at it comes later', () => {
    const server = conversationOf(3);
    const before = structuredClone(server.messages);
    const recall = server.recall('exhibitor', 2);
    const timeline = heard(begun(EMPTY_TIMELINE, before, 3, false), recall);
    const bodies = (one: typeof timeline) => one.messages.map(({ body }) => body.kind);
    const wanted = ['text', 'recalled', 'text', 'recall'];
    expect(bodies(timeline)).toEqual(wanted);
    expect(bodies(caughtUp(timeline, before))).toEqual(wanted);
    // also where the message itself is fetched only afterwards, by a page from before
    const late = heard(begun(EMPTY_TIMELINE, before.slice(2), 3, true), recall);
    expect(bodies(withOlder(late, before.slice(0, 2), false))).toEqual(wanted);
  });

  test('takes older pages where they meet it, without a hole, and keeps the newest 500 when it is left', () => {
    const { messages } = conversationOf(700);
    let timeline = begun(EMPTY_TIMELINE, messages.slice(680), 700, true);
    expect(seqs(withOlder(timeline, messages.slice(600, 640), true))).toEqual(range(681, 700));
    for (let first = 680; first > 0; first -= 20)
      timeline = withOlder(timeline, messages.slice(first - 20, first), first > 20);
    expect([seqs(timeline), timeline.hasOlder]).toEqual([range(1, 700), false]);
    const left = cached(timeline);
    expect([seqs(left), left.hasOlder]).toEqual([range(201, 700), true]);
  });

  test('never goes back in what was read', () => {
    const timeline = withRead(withRead(EMPTY_TIMELINE, 'visitor', 5), 'visitor', 3);
    expect(timeline.read).toEqual({ visitor: 5, exhibitor: 0 });
  });
});
