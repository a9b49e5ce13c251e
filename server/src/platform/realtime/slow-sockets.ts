import type { IncomingMessage } from 'node:http';

/** How much may wait for who does not read, and for how long. */
export type SlowSocketLimits = {
  /** For one connection. */
  bytesMax: number;
  /** Without anything of it going out. */
  stillMilliseconds: number;
  /** For all connections of this process together. */
  bytesInAllMax: number;
};

export const SLOW_SOCKET_LIMITS: SlowSocketLimits = {
  bytesMax: 256_000,
  stillMilliseconds: 10_000,
  bytesInAllMax: 96_000_000,
};

const CHECKED_EVERY_MILLISECONDS = 500;
/** What a packet takes in memory beside its text, measured with 150 connections that read nothing. */
const PACKET_BYTES = 360;

/** What bytes go out by: the TCP connection of a WebSocket, or the answer to a poll. */
type Output = {
  readonly writableLength: number;
  destroy: () => unknown;
  once: (event: 'close', closed: () => void) => unknown;
};

/** A connection of Engine.IO, by what it tells of its queue: `packetCreate` puts a packet in, `flush` hands all of them to the transport. */
export type EngineConnection = {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly transport: { readonly name: string };
  on: {
    (event: 'packetCreate', created: (packet: { data?: unknown }) => void): unknown;
    (event: 'flush', flushed: () => void): unknown;
  };
  once: (event: 'close', closed: () => void) => unknown;
  close: (discard: true) => void;
};

type Waiting = {
  conn: EngineConnection;
  queuedBytes: number;
  outputs: Set<Output>;
  /** At the last check. */
  bytes: number;
  /** Since when something waits of which nothing went out; null where nothing waits. */
  since: number | null;
};

const lengthOf = (data: unknown): number =>
  typeof data === 'string' ? data.length : data instanceof Uint8Array ? data.byteLength : 0;

/**
 * Ends connections that do not take what they are told. They may answer every ping: what they are told would lie in memory for as long as they
 * please. A client that reads comes back and fetches what it missed. One that is silent for less than the time above, and then reads faster
 * than it is told, keeps its connection.
 */
export class SlowSockets {
  readonly #limits: SlowSocketLimits;
  readonly #now: () => number;
  readonly #onEnded: (count: number) => void;
  readonly #open = new Map<string, Waiting>();
  readonly #checks: NodeJS.Timeout;
  constructor(
    onEnded: (count: number) => void,
    limits: SlowSocketLimits = SLOW_SOCKET_LIMITS,
    now: () => number = Date.now,
  ) {
    this.#onEnded = onEnded;
    this.#limits = limits;
    this.#now = now;
    this.#checks = setInterval(() => this.check(), CHECKED_EVERY_MILLISECONDS).unref();
  }

  add(conn: EngineConnection): void {
    const waiting: Waiting = { conn, queuedBytes: 0, outputs: new Set(), bytes: 0, since: null };
    this.#open.set(conn.id, waiting);
    conn.on('packetCreate', ({ data }) => {
      waiting.queuedBytes += PACKET_BYTES + lengthOf(data);
    });
    conn.on('flush', () => {
      waiting.queuedBytes = 0;
      waiting.since = null;
    });
    conn.once('close', () => this.#open.delete(conn.id));
    if (conn.transport.name === 'websocket') this.addOutput(conn.id, conn.request.socket);
  }

  /** Another way to a connection that is open: a poll, or the WebSocket that takes the place of polling. */
  addOutput(id: string, output: Output): void {
    const outputs = this.#open.get(id)?.outputs;
    if (outputs === undefined) return;
    outputs.add(output);
    output.once('close', () => outputs.delete(output));
  }

  /** Ends each connection for which too much waits, or for too long; then those with the most, until what is left for all together fits. */
  check(): void {
    const { bytesMax, stillMilliseconds, bytesInAllMax } = this.#limits;
    const now = this.#now();
    const slow = this.#waitingNow().toSorted((one, other) => other.bytes - one.bytes);
    let inAll = slow.reduce((sum, { bytes }) => sum + bytes, 0);
    let ended = 0;
    for (const { waiting, bytes } of slow) {
      waiting.since ??= now;
      if (bytes <= bytesMax && inAll <= bytesInAllMax && now - waiting.since < stillMilliseconds) continue;
      inAll -= bytes;
      ended += 1;
      end(waiting);
    }
    if (ended > 0) this.#onEnded(ended);
  }

  #waitingNow(): { waiting: Waiting; bytes: number }[] {
    const found: { waiting: Waiting; bytes: number }[] = [];
    for (const waiting of this.#open.values()) {
      const bytes = bytesOf(waiting);
      if (bytes < waiting.bytes || bytes === 0) waiting.since = null;
      waiting.bytes = bytes;
      if (bytes > 0) found.push({ waiting, bytes });
    }
    return found;
  }

  close(): void {
    clearInterval(this.#checks);
  }
}

function bytesOf({ queuedBytes, outputs }: Waiting): number {
  let bytes = queuedBytes;
  for (const { writableLength } of outputs) bytes += writableLength;
  return bytes;
}

/** At once, without a goodbye: it would wait behind all the rest. */
function end({ conn, outputs }: Waiting): void {
  conn.close(true);
  for (const output of outputs) output.destroy();
}
