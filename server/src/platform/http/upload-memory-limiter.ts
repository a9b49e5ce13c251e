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

/** Whose body it is: an account, or the address of a stranger. */
export type Sender = { key: string; anonymous: boolean };

export type MemoryLimits = {
  all: number;
  perClient: number;
  /** All strangers together; the rest is kept for people who are signed in. */
  allAnonymous: number;
  perAnonymousClient: number;
  /** Of all, what bodies that take longer than usual may hold, and those of one client. */
  slow: number;
  slowPerClient: number;
  /** How many wait; of them no more than half are strangers. */
  waiting: number;
  timeoutMs: number;
};

const MEMORY_LIMITS: MemoryLimits = {
  all: 96_000_000,
  perClient: 24_000_000,
  allAnonymous: 32_000_000,
  perAnonymousClient: 4_000_000,
  slow: 48_000_000,
  slowPerClient: 24_000_000,
  waiting: 1_000,
  timeoutMs: 10_000,
};

type Waiter = { sender: Sender; bytes: number; begin: (admitted: boolean) => void };

/**
 * How many bytes of large bodies are in memory at once, of one client, of all strangers, and of all. Who comes when it is full waits without
 * being read, for a while, in the order of coming.
 */
export class UploadMemoryLimiter {
  #used = 0;
  #usedByAnonymous = 0;
  #byKey = new Map<string, number>();
  #slow = 0;
  #slowByKey = new Map<string, number>();
  #waiting: Waiter[] = [];
  #limits: MemoryLimits;
  constructor(limits: Partial<MemoryLimits> = {}) {
    this.#limits = { ...MEMORY_LIMITS, ...limits };
  }

  /** What gives the room back, however often it is called; null when none became free in time. */
  async acquire(sender: Sender, bytes: number): Promise<(() => void) | null> {
    if (!this.#fits(sender, bytes) && !(await this.#wait(sender, bytes))) return null;
    this.#add(sender, bytes);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#add(sender, -bytes);
      this.#admit();
    };
  }

  /** Lets a body that has its room keep it for longer; answers what ends that, null where the slow ones have their part of the room already. */
  acquireSlow({ key }: Sender, bytes: number): (() => void) | null {
    const own = (this.#slowByKey.get(key) ?? 0) + bytes;
    if (own > this.#limits.slowPerClient || this.#slow + bytes > this.#limits.slow) return null;
    this.#addSlow(key, bytes);
    return () => this.#addSlow(key, -bytes);
  }

  #addSlow(key: string, bytes: number): void {
    this.#slow += bytes;
    addTo(this.#slowByKey, key, bytes);
  }

  #fits({ key, anonymous }: Sender, bytes: number): boolean {
    const { all, perClient, allAnonymous, perAnonymousClient } = this.#limits;
    const own = (this.#byKey.get(key) ?? 0) + bytes;
    if (anonymous && (own > perAnonymousClient || this.#usedByAnonymous + bytes > allAnonymous)) return false;
    return own <= perClient && this.#used + bytes <= all;
  }

  #mayWait({ anonymous }: Sender): boolean {
    const { waiting: most } = this.#limits;
    if (this.#waiting.length >= most) return false;
    return !anonymous || this.#waiting.filter(({ sender }) => sender.anonymous).length < most / 2;
  }

  #wait(sender: Sender, bytes: number): Promise<boolean> {
    if (!this.#mayWait(sender)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = (admitted: boolean): void => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        resolve(admitted);
      };
      const waiting: Waiter = { sender, bytes, begin };
      const timer = setTimeout(() => begin(false), this.#limits.timeoutMs);
      this.#waiting.push(waiting);
    });
  }

  /** One at a time: whoever begins takes its room before the next is looked at. */
  #admit(): void {
    const next = this.#waiting.find(({ sender, bytes }) => this.#fits(sender, bytes));
    if (next === undefined) return;
    next.begin(true);
    queueMicrotask(() => queueMicrotask(() => this.#admit()));
  }

  #add({ key, anonymous }: Sender, bytes: number): void {
    this.#used += bytes;
    if (anonymous) this.#usedByAnonymous += bytes;
    addTo(this.#byKey, key, bytes);
  }
}

function addTo(counts: Map<string, number>, key: string, bytes: number): void {
  const left = (counts.get(key) ?? 0) + bytes;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

/** Gives the room back when the request is done with, however it ends. */
export function releaseOnClose(request: FastifyRequest, release: () => void): void {
  request.raw.once('close', release);
  if (request.raw.destroyed || request.raw.socket.destroyed) release();
}
