import type { FastifyRequest } from 'fastify';

/** Bodies up to this are read before anything is asked: the language that somebody wants to be refused in stands in them. */
const SMALL_BYTES = 16_384;

/** How many bytes a request may be about to bring: what it declares, or all that it may where it declares nothing. 0 where that is little. */
export function announcedBytes(request: FastifyRequest, most: number): number {
  const declared = request.headers['content-length'];
  if (declared === undefined) return request.headers['transfer-encoding'] === undefined ? 0 : most;
  const bytes = Number(declared);
  return Number.isSafeInteger(bytes) && bytes > SMALL_BYTES ? Math.min(bytes, most) : 0;
}

type Waiting = { key: string; bytes: number; begin: (admitted: boolean) => void };

/**
 * How many bytes of large bodies are in memory at once, of one client and of all. Who comes when it is full waits without being read, for a
 * while, in the order of coming.
 */
export class BodyRoom {
  #taken = 0;
  #byKey = new Map<string, number>();
  #waiting: Waiting[] = [];
  #most: number;
  #mostOfOne: number;
  #patience: number;
  constructor(most = 96_000_000, mostOfOne = 24_000_000, patienceMilliseconds = 10_000) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
    this.#patience = patienceMilliseconds;
  }

  /** What gives the room back, however often it is called; null when none became free in time. */
  async take(key: string, bytes: number): Promise<(() => void) | null> {
    if (!this.#fits(key, bytes) && !(await this.#wait(key, bytes))) return null;
    this.#add(key, bytes);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#add(key, -bytes);
      this.#admit();
    };
  }

  #fits(key: string, bytes: number): boolean {
    return this.#taken + bytes <= this.#most && (this.#byKey.get(key) ?? 0) + bytes <= this.#mostOfOne;
  }

  #wait(key: string, bytes: number): Promise<boolean> {
    if (this.#waiting.length >= 1_000) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = (admitted: boolean): void => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        resolve(admitted);
      };
      const waiting: Waiting = { key, bytes, begin };
      const timer = setTimeout(() => begin(false), this.#patience);
      this.#waiting.push(waiting);
    });
  }

  /** One at a time: whoever begins takes its room before the next is looked at. */
  #admit(): void {
    const next = this.#waiting.find(({ key, bytes }) => this.#fits(key, bytes));
    if (next === undefined) return;
    next.begin(true);
    queueMicrotask(() => queueMicrotask(() => this.#admit()));
  }

  #add(key: string, bytes: number): void {
    this.#taken += bytes;
    const left = (this.#byKey.get(key) ?? 0) + bytes;
    if (left > 0) this.#byKey.set(key, left);
    else this.#byKey.delete(key);
  }
}
