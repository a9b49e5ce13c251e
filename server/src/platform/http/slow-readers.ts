import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long an answer waits for whoever takes it slowly. */
export type SlowReaderLimits = {
  /** Without a single byte going out, at most; half of it at least. */
  stillMilliseconds: number;
  /** What everybody gets, and beside it a second for so many bytes. */
  graceMilliseconds: number;
  bytesPerSecond: number;
  lookMilliseconds: number;
};

const SLOW_READER_LIMITS: SlowReaderLimits = {
  stillMilliseconds: 20_000,
  graceMilliseconds: 30_000,
  bytesPerSecond: 4_096,
  lookMilliseconds: 1_000,
};

type Waiting = { since: number; sentBefore: number };

/**
 * Cuts whoever does not take an answer: it would lie in memory for as long as they please. What moves on is left alone, however long it
 * takes, as long as it moves faster than a bad mobile line. A line on which nothing waits, such as one of notices, is never cut.
 */
export function cutSlowReaders(server: Server, limits: SlowReaderLimits = SLOW_READER_LIMITS): void {
  const open = new Map<Socket, Waiting | null>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  const rounds = setInterval(() => {
    for (const [socket, waiting] of open) open.set(socket, look(socket, waiting));
  }, limits.lookMilliseconds);
  rounds.unref();
  server.once('close', () => clearInterval(rounds));
  // node lets the clock of a connection run out once, to see whether bytes went out meanwhile, and ends it the second time
  const clock = limits.stillMilliseconds / 2;

  function look(socket: Socket, waiting: Waiting | null): Waiting | null {
    if (socket.writableLength === 0) {
      // unless it was given another time meanwhile, such as that of a connection kept open
      if (waiting !== null && socket.timeout === clock) socket.setTimeout(server.timeout);
      return null;
    }
    if (waiting === null) {
      // its own clock sees bytes of a large piece go out one by one, which no count from outside does
      socket.setTimeout(clock);
      return { since: Date.now(), sentBefore: socket.bytesWritten - socket.writableLength };
    }
    const bytes = socket.bytesWritten - waiting.sentBefore;
    const allowed = limits.graceMilliseconds + (bytes / limits.bytesPerSecond) * 1_000;
    if (Date.now() - waiting.since > allowed) socket.destroy();
    return waiting;
  }
}
