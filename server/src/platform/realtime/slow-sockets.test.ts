import { EventEmitter } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SlowSockets } from './slow-sockets.ts';

const LIMITS = { bytesMax: 10_000, stillMilliseconds: 10_000, bytesInAllMax: 25_000 };

let now: number;
let ended: number[];
let slow: SlowSockets;
beforeEach(() => {
  now = 0;
  ended = [];
  slow = new SlowSockets(
    (count) => ended.push(count),
    LIMITS,
    () => now,
  );
});
afterEach(() => slow.close());

/** What bytes go out by, with so many of them left. */
class Output extends EventEmitter {
  writableLength = 0;
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** A connection by polling: what it is told waits until `flush`. */
class Connection extends EventEmitter {
  readonly id: string;
  readonly request = new IncomingMessage(new Socket());
  readonly transport = { name: 'polling' };
  closed = false;
  constructor(id: string) {
    super();
    this.id = id;
  }
  close(): void {
    this.closed = true;
    this.emit('close');
  }
  tell(data: string): void {
    this.emit('packetCreate', { data });
  }
  flush(): void {
    this.emit('flush');
  }
}

function open(id: string): Connection {
  const connection = new Connection(id);
  slow.add(connection);
  return connection;
}

/** Time goes by, with a check every half second. */
function pass(milliseconds: number): void {
  for (const until = now + milliseconds; now < until;) {
    now += 500;
    slow.check();
  }
}

describe('a connection that does not take what it is told (G53)', () => {
  test('is ended once more than its bytes wait, in the queue and in what is under way', () => {
    const [unread, other] = [open('unread'), open('other')];
    const output = new Output();
    slow.addOutput('unread', output);
    other.tell('x'.repeat(5_000));
    unread.tell('x'.repeat(5_000));
    output.writableLength = 4_000;
    slow.check();
    expect([unread.closed, output.destroyed]).toEqual([false, false]);
    output.writableLength = 6_000;
    slow.check();
    expect([unread.closed, output.destroyed, other.closed, ended]).toEqual([true, true, false, [1]]);
  });

  test('counts many small packets by what they take in memory', () => {
    const unread = open('unread');
    for (let told = 0; told < 30; told += 1) unread.tell('x');
    slow.check();
    expect(unread.closed).toBe(true);
  });

  test('is ended when something waits for ten seconds of which nothing goes out, and not before', () => {
    const unread = open('unread');
    pass(60_000);
    unread.tell('x');
    pass(10_000);
    expect(unread.closed).toBe(false);
    pass(500);
    expect(unread.closed).toBe(true);
  });

  test('stays when it catches up each time before ten seconds are over', () => {
    const phone = open('phone');
    const output = new Output();
    slow.addOutput('phone', output);
    for (let round = 0; round < 5; round += 1) {
      phone.tell('x'.repeat(5_000));
      pass(9_000);
      phone.flush();
      output.writableLength = 5_000;
      pass(9_000);
      output.writableLength = 0;
      pass(500);
    }
    expect([phone.closed, ended]).toEqual([false, []]);
  });

  test('stays while something goes out, however slowly, and is ended ten seconds after the last of it', () => {
    const phone = open('phone');
    const output = new Output();
    slow.addOutput('phone', output);
    for (output.writableLength = 5_000; output.writableLength > 4_000; output.writableLength -= 100) pass(9_000);
    expect(phone.closed).toBe(false);
    pass(10_500);
    expect(phone.closed).toBe(true);
  });

  test('is ended before others when too much waits for all together: those with the most, until the rest fits', () => {
    const bytes = [3_000, 9_000, 5_000, 8_000, 2_000];
    const conns = bytes.map((_, at) => open(String(at)));
    for (const [at, conn] of conns.entries()) conn.tell('x'.repeat(bytes[at] ?? 0));
    slow.check();
    expect(conns.map(({ closed }) => closed)).toEqual([false, true, false, false, false]);
  });
});
