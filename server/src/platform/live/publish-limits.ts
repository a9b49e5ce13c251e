/** A wrong key is answered late, so that guessing takes long (G47). */
export const WRONG_KEY_MS = 2_000;
/** Wrong keys for one stream from one address in a minute; further ones are then answered later still, for so long (G47). */
const WRONG_MAX = 10;
const WRONG_WINDOW_MS = 60_000;
const BAN_MS = 600_000;
const BANNED_KEY_MS = 10_000;
/** Connections of one address that have not published yet. */
const OPENING_MAX = 20;
/** Pairs of address and stream that are remembered; the oldest go first. */
const PAIRS_MAX = 10_000;

type Tries = { wrong: number; since: number; bannedUntil: number };

/**
 * What strangers at the port of encoders may take up. A venue's encoders stand behind one address: none of them is refused for what another does
 * there, and the right key is always asked for.
 */
export class PublishLimits {
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();
  readonly #opening = new Map<string, Set<() => void>>();
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A connection has come: beyond the bound the oldest of its address that has not published is closed. */
  enter(address: string, close: () => void): void {
    const opening = this.#opening.get(address) ?? new Set();
    this.#opening.set(address, opening);
    opening.add(close);
    const [oldest] = opening;
    if (opening.size <= OPENING_MAX || oldest === undefined) return;
    this.leave(address, oldest);
    oldest();
  }

  /** It publishes, or is closed. */
  leave(address: string, close: () => void): void {
    const opening = this.#opening.get(address);
    opening?.delete(close);
    if (opening?.size === 0) this.#opening.delete(address);
  }

  /** Counts a wrong key. Answers how long it waits for its refusal, in ms. */
  countWrong(address: string, stream: string): number {
    const now = this.#now();
    const pair = `${address} ${stream}`;
    const known = this.#tries.get(pair);
    const isKept = known !== undefined && (now - known.since < WRONG_WINDOW_MS || known.bannedUntil > now);
    const tries = isKept ? known : { wrong: 0, since: now, bannedUntil: 0 };
    const delay = tries.bannedUntil > now ? BANNED_KEY_MS : WRONG_KEY_MS;
    tries.wrong += 1;
    if (tries.wrong >= WRONG_MAX && tries.bannedUntil <= now) tries.bannedUntil = now + BAN_MS;
    this.#tries.delete(pair);
    this.#tries.set(pair, tries);
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > PAIRS_MAX && oldest !== undefined) this.#tries.delete(oldest);
    return delay;
  }
}
