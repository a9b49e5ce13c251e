/** A wrong key is answered late, so that guessing takes long (G47). */
export const WRONG_KEY_MS = 2_000;
/** Wrong keys of one address in a minute, and for how long it then is not even asked (G47). */
const WRONG_MAX = 10;
const WRONG_WINDOW_MS = 60_000;
const BAN_MS = 600_000;
/** Connections of one address at once. */
const CONNECTIONS_MAX = 20;
/** Addresses that are remembered; the oldest go first. */
const ADDRESSES_MAX = 10_000;

type Tries = { wrong: number; since: number; bannedUntil: number };

/** Who may try to publish, by address. A venue's encoders stand behind one address, so that many connections are usual and wrong keys are not. */
export class PublishLimits {
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();
  readonly #open = new Map<string, number>();
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** False where the address is banned or has too many connections; else it counts as connected until `leave`. */
  enter(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= CONNECTIONS_MAX || this.isBanned(address)) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const open = (this.#open.get(address) ?? 1) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }

  isBanned(address: string): boolean {
    return (this.#tries.get(address)?.bannedUntil ?? 0) > this.#now();
  }

  countWrong(address: string): void {
    const now = this.#now();
    const known = this.#tries.get(address);
    const tries =
      known !== undefined && now - known.since < WRONG_WINDOW_MS ? known : { wrong: 0, since: now, bannedUntil: 0 };
    tries.wrong += 1;
    if (tries.wrong >= WRONG_MAX) tries.bannedUntil = now + BAN_MS;
    this.#tries.delete(address);
    this.#tries.set(address, tries);
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > ADDRESSES_MAX && oldest !== undefined) this.#tries.delete(oldest);
  }
}
