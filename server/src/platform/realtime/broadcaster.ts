import { z } from 'zod';
import type { Db } from '../database/kysely.ts';
import { notifyAllInPassing } from '../database/listen.ts';

/** Processes tell one another here what those who are connected to them are to hear. */
export const BROADCAST_CHANNEL = 'realtime_told';

/** Below the 8,000 bytes of PostgreSQL, with room for what stands around. */
const PAYLOAD_BYTES = 7_800;
const GATHERED_MILLISECONDS = 10;
/** More than that is more than the database takes: the others are told that they have missed something. */
const WAITING_MAX = 20_000;
const AT_ONCE = 500;
const AGAIN_MILLISECONDS = 1_000;

/** What is told: the event on the wire, who hears it, and its data as parsed. */
export type BroadcastMessage = { event: string; rooms: readonly string[]; data: unknown };

const payload = z.object({
  from: z.string(),
  missed: z.boolean(),
  told: z.array(z.tuple([z.string(), z.array(z.string()), z.unknown()])),
});

const jsonOf = ({ event, rooms, data }: BroadcastMessage): string => JSON.stringify([event, rooms, data]);
const fits = (json: string): boolean => Buffer.byteLength(json) <= PAYLOAD_BYTES;

/** Puts as much into each payload as goes in, in order. */
function packed(from: string, pieces: readonly string[], missed: boolean): string[] {
  const groups: { pieces: string[]; bytes: number }[] = [{ pieces: [], bytes: 0 }];
  for (const piece of pieces) {
    const bytes = Buffer.byteLength(piece) + 1;
    const last = groups.at(-1);
    if (last === undefined || last.bytes + bytes > PAYLOAD_BYTES) groups.push({ pieces: [piece], bytes });
    else {
      last.pieces.push(piece);
      last.bytes += bytes;
    }
  }
  return groups.map((group, at) => {
    const head = `{"from":${JSON.stringify(from)},"missed":${missed && at === 0}`;
    return `${head},"told":[${group.pieces.join(',')}]}`;
  });
}

/**
 * Tells other processes, some milliseconds' worth by one statement of its own: a NOTIFY holds a lock of the whole database until its commit,
 * which no message that is being stored is to wait for.
 */
export class Broadcaster {
  readonly #db: Db;
  readonly #process: string;
  readonly #onError: (error: unknown) => void;
  #waiting: string[] = [];
  #missed = false;
  #failed = false;
  #timer: NodeJS.Timeout | null = null;
  #emptying: Promise<void> | null = null;
  #closed = false;
  constructor(db: Db, process: string, onError: (error: unknown) => void) {
    this.#db = db;
    this.#process = process;
    this.#onError = onError;
  }

  /** `hint`: told in its place where it is too large; without one, that something was missed. */
  add(told: BroadcastMessage, hint: BroadcastMessage | null): void {
    if (this.#closed) return;
    const json = [told, ...(hint === null ? [] : [hint])].map(jsonOf).find(fits);
    if (json === undefined || this.#waiting.length >= WAITING_MAX) this.#missed = true;
    else this.#waiting.push(json);
    this.#emptySoon();
  }

  #emptySoon(): void {
    if (this.#timer !== null || this.#emptying !== null) return;
    const milliseconds = this.#failed ? AGAIN_MILLISECONDS : GATHERED_MILLISECONDS;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#emptying = this.#empty().finally(() => {
        this.#emptying = null;
        if (!this.#closed && (this.#waiting.length > 0 || this.#missed)) this.#emptySoon();
      });
    }, milliseconds);
    this.#timer.unref();
  }

  async #empty(): Promise<void> {
    const pieces = this.#waiting.splice(0, AT_ONCE);
    const missed = this.#missed;
    this.#missed = false;
    try {
      await notifyAllInPassing(this.#db, BROADCAST_CHANNEL, packed(this.#process, pieces, missed));
      this.#failed = false;
    } catch (error) {
      // said again when the database is back: whoever is connected elsewhere fetches then
      this.#missed = true;
      this.#failed = true;
      this.#onError(error);
    }
  }

  /** What another process has told; null where it is one's own or nothing that is understood. */
  read(text: string): { missed: boolean; told: BroadcastMessage[] } | null {
    // most of what is heard is one's own, and is not looked into
    if (text.startsWith(`{"from":${JSON.stringify(this.#process)},`)) return null;
    const read = payload.safeParse(parsed(text));
    if (!read.success) return null;
    const told = read.data.told.map(([event, rooms, data]) => ({ event, rooms, data }));
    return { missed: read.data.missed, told };
  }

  /** Sends what still waits. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#emptying;
    while (this.#waiting.length > 0 && !this.#failed) await this.#empty();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
