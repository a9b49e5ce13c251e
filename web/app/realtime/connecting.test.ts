import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { Connecting } from './connecting.ts';
import { NotAcknowledged } from './connection.ts';
import type { SocketEvents, OpenSocket } from './socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = { event: string; acknowledged: (answer: unknown) => void };

/** A connection whose lines the test opens and breaks. */
function begin({ random = () => 0.5 }: { random?: () => number } = {}) {
  const lines: SocketEvents[] = [];
  const sent: Sent[] = [];
  const listeners = { online: () => {}, offline: () => {} };
  let there = true;
  const open: OpenSocket = (events) => {
    lines.push(events);
    return { emit: (event, _input, acknowledged) => void sent.push({ event, acknowledged }), close: () => {} };
  };
  const network = {
    isThere: () => there,
    addEventListener: (what: 'online' | 'offline', listener: () => void) => void (listeners[what] = listener),
  };
  const connecting = new Connecting({ open, network, random });
  return {
    connecting,
    sent,
    open,
    tries: () => lines.length,
    last: (): SocketEvents => lines.at(-1) ?? { opened() {}, refused() {}, closed() {}, heard() {} },
    go: (online: boolean) => {
      there = online;
      listeners[online ? 'online' : 'offline']();
    },
  };
}

const refusal = (name: keyof typeof CODES) => ({ code: CODES[name].code, message: '', data: null });

describe('a line that breaks', () => {
  test('is tried five times more, two seconds apart, then not until somebody asks', () => {
    const { connecting, tries, last } = begin();
    expect(connecting.state()).toBe('connecting');
    last().opened();
    expect(connecting.state()).toBe('open');
    last().closed();
    for (let tried = 1; tried <= 5; tried += 1) {
      expect(connecting.state()).toBe('waiting');
      vi.advanceTimersByTime(1_999);
      expect(tries()).toBe(tried);
      vi.advanceTimersByTime(1);
      expect([tries(), connecting.state()]).toEqual([tried + 1, 'connecting']);
      last().closed();
    }
    expect(connecting.state()).toBe('stopped');
    vi.advanceTimersByTime(60_000);
    expect(tries()).toBe(6);
    connecting.again();
    expect([tries(), connecting.state()]).toEqual([7, 'connecting']);
    last().closed();
    expect(connecting.state()).toBe('waiting');
  });

  test('waits a fifth more or less, each window its own time (G54)', () => {
    for (const [random, wait] of [
      [0, 1_600],
      [0.5, 2_000],
      [1, 2_400],
    ] as const) {
      const { tries, last } = begin({ random: () => random });
      last().closed();
      vi.advanceTimersByTime(wait - 1);
      expect(tries()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(tries()).toBe(2);
    }
  });

  test('counts anew once it was open again', () => {
    const { connecting, last } = begin();
    for (let round = 0; round < 10; round += 1) {
      last().opened();
      last().closed();
      expect(connecting.state()).toBe('waiting');
      vi.advanceTimersByTime(2_400);
    }
  });

  test('tells whoever sent something that there is no answer', async () => {
    const { connecting, last } = begin();
    await expect(connecting.send('chat', 'typing', { conversationId: 'a' })).rejects.toThrow(NotAcknowledged);
    last().opened();
    const sent = connecting.send('chat', 'typing', { conversationId: 'a' });
    last().closed();
    await expect(sent).rejects.toThrow(NotAcknowledged);
  });
});

describe('a connection', () => {
  test('opens what was sent as the answer of a call', async () => {
    const { connecting, last, sent } = begin();
    last().opened();
    const read = connecting.send('chat', 'read', { conversationId: 'a', seq: 1 });
    sent[0]?.acknowledged({ code: 1000, message: 'ok', data: { readSeq: 1, unread: 0 } });
    expect(await read).toEqual({ readSeq: 1, unread: 0 });
    const refused = connecting.send('chat', 'read', { conversationId: 'a', seq: 1 });
    sent[1]?.acknowledged(refusal('notFound'));
    await expect(refused).rejects.toMatchObject({ error: 'notFound' });
    const never = connecting.send('chat', 'read', { conversationId: 'a', seq: 1 });
    const answer = expect(never).rejects.toThrow(NotAcknowledged);
    await vi.advanceTimersByTimeAsync(10_000);
    await answer;
  });

  test('is offline without a network, however long, and comes back with it', () => {
    const { connecting, tries, last, go } = begin();
    last().opened();
    go(false);
    expect(connecting.state()).toBe('offline');
    vi.advanceTimersByTime(600_000);
    expect(tries()).toBe(1);
    go(true);
    expect([tries(), connecting.state()]).toEqual([2, 'connecting']);
  });

  test('that has stopped comes back with the network', () => {
    const { connecting, last, go } = begin();
    for (let tried = 0; tried <= 5; tried += 1) {
      last().closed();
      vi.advanceTimersByTime(2_400);
    }
    expect(connecting.state()).toBe('stopped');
    go(true);
    expect(connecting.state()).toBe('connecting');
  });

  test.each([
    ['sessionExpired', 'session'],
    ['notAllowed', 'refused'],
    ['registrationUnfinished', 'refused'],
  ] as const)('that is refused by %s has ended', (name, end) => {
    const { connecting, tries, last } = begin();
    last().refused(refusal(name));
    connecting.again();
    vi.advanceTimersByTime(60_000);
    expect([connecting.state(), connecting.end(), tries()]).toEqual(['ended', end, 1]);
  });

  test.each(['unavailable', 'tooMany'] as const)('that is refused by %s is tried again', (name) => {
    const { connecting, last } = begin();
    last().refused(refusal(name));
    expect(connecting.state()).toBe('waiting');
  });

  test('that is told its end does not come back; one that was opened elsewhere does when asked', () => {
    const { connecting, last, tries } = begin();
    last().opened();
    last().heard('session.ended', { why: 'session' });
    last().closed();
    vi.advanceTimersByTime(60_000);
    expect([connecting.state(), connecting.end(), tries()]).toEqual(['ended', 'session', 1]);
    const elsewhere = begin();
    elsewhere.last().heard('session.ended', { why: 'elsewhere' });
    expect(elsewhere.connecting.end()).toBe('elsewhere');
    elsewhere.connecting.again();
    expect([elsewhere.connecting.state(), elsewhere.connecting.end()]).toEqual(['connecting', null]);
  });

  test('goes with whoever logs out, and hears nothing of an older line', () => {
    const { connecting, last, open } = begin();
    const heard: unknown[] = [];
    connecting.hear('chat', 'typing', (told) => heard.push(told));
    last().opened();
    const older = last();
    connecting.restart(null);
    expect([connecting.state(), connecting.end()]).toEqual(['ended', 'closed']);
    older.heard('chat.typing', 'late');
    older.closed();
    expect([connecting.state(), heard]).toEqual(['ended', []]);
    connecting.restart(open);
    last().opened();
    last().heard('chat.typing', 'of the new one');
    expect([connecting.state(), heard]).toEqual(['open', ['of the new one']]);
  });

  test('says each time that it has opened, and once something may have been missed', () => {
    const { connecting, last } = begin();
    let fetched = 0;
    const stop = connecting.whenOpen(() => (fetched += 1));
    last().opened();
    last().closed();
    vi.advanceTimersByTime(2_400);
    last().opened();
    expect(fetched).toBe(2);
    last().heard('session.missed', {});
    vi.advanceTimersByTime(2_000);
    expect(fetched).toBe(3);
    stop();
    connecting.whenOpen(() => (fetched += 10));
    expect(fetched).toBe(13);
  });
});
