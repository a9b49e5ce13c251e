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
export type Sender = { key: string; stranger: boolean };

export type Room = {
  all: number;
  ofOne: number;
  /** All strangers together; the rest is kept for people who are signed in. */
  ofStrangers: number;
  ofOneStranger: number;
  /** Of all, what bodies that take longer than usual may hold, and those of one client. */
  slow: number;
  ofOneSlow: number;
  /** How many wait; of them no more than half are strangers. */
  waiting: number;
  patienceMilliseconds: number;
};

const ROOM: Room = {
  all: 96_000_000,
  ofOne: 24_000_000,
  ofStrangers: 32_000_000,
  ofOneStranger: 4_000_000,
  slow: 48_000_000,
  ofOneSlow: 24_000_000,
  waiting: 1_000,
  patienceMilliseconds: 10_000,
};

type Waiting = { sender: Sender; bytes: number; begin: (admitted: boolean) => void };

/**
 * How many bytes of large bodies are in memory at once, of one client, of all strangers, and of all. Who comes when it is full waits without
 * being read, for a while, in the order of coming.
 */
export class BodyRoom {
  #taken = 0;
  #takenByStrangers = 0;
  #byKey = new Map<string, number>();
  #slow = 0;
  #slowByKey = new Map<string, number>();
  #waiting: Waiting[] = [];
  #room: Room;
  constructor(room: Partial<Room> = {}) {
    this.#room = { ...ROOM, ...room };
  }

  /** What gives the room back, however often it is called; null when none became free in time. */
  async take(sender: Sender, bytes: number): Promise<(() => void) | null> {
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
  stay({ key }: Sender, bytes: number): (() => void) | null {
    const own = (this.#slowByKey.get(key) ?? 0) + bytes;
    if (own > this.#room.ofOneSlow || this.#slow + bytes > this.#room.slow) return null;
    this.#addSlow(key, bytes);
    return () => this.#addSlow(key, -bytes);
  }

  #addSlow(key: string, bytes: number): void {
    this.#slow += bytes;
    addTo(this.#slowByKey, key, bytes);
  }

  #fits({ key, stranger }: Sender, bytes: number): boolean {
    const { all, ofOne, ofStrangers, ofOneStranger } = this.#room;
    const own = (this.#byKey.get(key) ?? 0) + bytes;
    if (stranger && (own > ofOneStranger || this.#takenByStrangers + bytes > ofStrangers)) return false;
    return own <= ofOne && this.#taken + bytes <= all;
  }

  #mayWait({ stranger }: Sender): boolean {
    const { waiting: most } = this.#room;
    if (this.#waiting.length >= most) return false;
    return !stranger || this.#waiting.filter(({ sender }) => sender.stranger).length < most / 2;
  }

  #wait(sender: Sender, bytes: number): Promise<boolean> {
    if (!this.#mayWait(sender)) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = (admitted: boolean): void => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        resolve(admitted);
      };
      const waiting: Waiting = { sender, bytes, begin };
      const timer = setTimeout(() => begin(false), this.#room.patienceMilliseconds);
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

  #add({ key, stranger }: Sender, bytes: number): void {
    this.#taken += bytes;
    if (stranger) this.#takenByStrangers += bytes;
    addTo(this.#byKey, key, bytes);
  }
}

function addTo(counts: Map<string, number>, key: string, bytes: number): void {
  const left = (counts.get(key) ?? 0) + bytes;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

/** Gives the room back when the request is done with, however it ends. */
export function leaveWithRequest(request: FastifyRequest, leave: () => void): void {
  request.raw.once('close', leave);
  if (request.raw.destroyed || request.raw.socket.destroyed) leave();
}
