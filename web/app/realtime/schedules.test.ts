import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seeded } from '../../../server/test/seeded.ts';
import type { StoredItem } from '../stored-item.ts';
import { Connecting } from './connecting.ts';
import { Following } from './following.ts';
import { CONVERSATION, FakeServer } from './fake-server.ts';
import { Sending } from './sending.ts';
import { cached, EMPTY_TIMELINE, type Timeline } from './timeline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const network = { isThere: () => true, addEventListener: () => {} };

/** What a browser keeps over a reload. */
function storage(): StoredItem {
  let value = 'null';
  return {
    read: (): unknown => JSON.parse(value),
    write: (given) => void (value = JSON.stringify(given)),
    remove: () => void (value = 'null'),
  };
}

/** The visitor's browser: its connection, what it sends, and the conversation it shows. */
class Browser {
  readonly #kept = storage();
  readonly server: FakeServer;
  readonly #random: () => number;
  written = 0;
  connecting!: Connecting;
  sending!: Sending;
  following!: Following;
  constructor(server: FakeServer, random: () => number) {
    this.server = server;
    this.#random = random;
    this.load(EMPTY_TIMELINE);
  }

  load(known: Timeline): void {
    const now = () => new Date(0);
    const newId = () => `message-of-visitor-${(this.written += 1)}`;
    this.connecting = new Connecting({ open: this.server.open, network, random: this.#random });
    const { connecting: connection } = this;
    this.sending = new Sending({ item: this.#kept, connection, newId, now });
    const shown = { conversationId: CONVERSATION, connection, outbox: this.sending, ask: this.server.ask, known };
    this.following = new Following(shown);
  }

  /** The page goes, with everything that was on its way. */
  reload(known: Timeline): void {
    this.leave();
    this.load(known);
  }

  leave(): void {
    this.following.close();
    this.sending.close();
    this.connecting.restart(null);
  }
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Everything that is on its way arrives, and whatever waits for a clock is done. */
async function quiet({ server, connecting, following }: Browser): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    connecting.again();
    await vi.advanceTimersByTimeAsync(3_000);
    while (server.waiting > 0) {
      server.letThrough(() => 0);
      await settle();
    }
    // a reader who sees that fetching failed asks again
    if (following.state().failed !== null) following.refresh();
  }
}

async function play(seed: number): Promise<Browser> {
  const { int, next, pick } = seeded(seed);
  const server = new FakeServer();
  for (let before = int(60); before > 0; before -= 1) server.write('exhibitor', null, { kind: 'text', text: 'before' });
  const browser = new Browser(server, next);
  const recallable = (side: 'visitor' | 'exhibitor') =>
    server.messages.filter((one) => one.side === side && one.body.kind === 'text');
  const acts: (() => unknown)[] = [
    () => server.write('exhibitor', null, { kind: 'text', text: 'from the booth' }),
    () => browser.sending.put(CONVERSATION, { kind: 'text', text: `of the visitor ${browser.written}` }),
    () => {
      const own = recallable('exhibitor');
      if (own.length > 0) server.recall('exhibitor', pick(own).seq);
    },
    () => {
      const own = browser.following
        .state()
        .timeline.messages.filter((one) => one.side === 'visitor' && one.body.kind === 'text');
      if (own.length > 0) browser.following.recall(pick(own)).catch(() => null);
    },
    () => server.markRead('exhibitor', int(server.messages.length + 1)),
    () => browser.following.read(browser.following.state().timeline.upTo ?? 0),
    () => void browser.following.older().catch(() => null),
    () => server.breakDown(),
    () => browser.reload(next() < 0.5 ? EMPTY_TIMELINE : cached(browser.following.state().timeline)),
    () => browser.connecting.again(),
    () => vi.advanceTimersByTimeAsync(int(3_000)),
  ];
  for (let step = 0; step < 60; step += 1) {
    if (next() < 0.6 && server.waiting > 0) server.letThrough(int);
    else await pick(acts)();
    if (next() < 0.5) await settle();
  }
  await quiet(browser);
  return browser;
}

/** 2,000 schedules in all, some in each test. */
const SEEDS = [1, 501, 1_001, 1_501];
const EACH = 500;

describe('after any schedule of sending, recalling, reading, breaking and coming back', () => {
  test.each(SEEDS)(
    'nothing is missing, nothing is there twice, recalled stays recalled, from seed %i (G50, G51)',
    async (from) => {
      for (let seed = from; seed < from + EACH; seed += 1) {
        const browser = await play(seed);
        const { server, following, sending } = browser;
        const { timeline, conversation, outgoing } = following.state();
        const [first] = timeline.messages;
        const there = server.messages.slice((first?.seq ?? server.messages.length + 1) - 1);
        expect({ seed, messages: timeline.messages }).toEqual({ seed, messages: there });
        expect({ seed, ahead: timeline.ahead, outgoing, sending: sending.of(CONVERSATION) }).toEqual({
          seed,
          ahead: [],
          outgoing: [],
          sending: [],
        });
        expect({ seed, upTo: timeline.upTo, read: timeline.read }).toEqual({
          seed,
          upTo: server.messages.length,
          read: server.read,
        });
        expect(conversation?.otherReadSeq).toBe(server.read.exhibitor);
        const ids = server.messages.flatMap(({ clientId }) => clientId ?? []);
        expect({ seed, stored: ids.length, different: new Set(ids).size }).toEqual({
          seed,
          stored: browser.written,
          different: browser.written,
        });
        // in the order in which they were written (G52)
        expect(ids).toEqual(ids.toSorted((a, b) => Number(a.split('-').at(-1)) - Number(b.split('-').at(-1))));
        browser.leave();
        vi.clearAllTimers();
      }
    },
  );
});
