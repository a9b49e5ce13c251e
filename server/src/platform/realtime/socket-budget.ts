import { LIMITS } from '@fairbridge/contract/limits.ts';

const STRIKES = 3;
const STRIKES_MILLISECONDS = 60_000;

/** What one socket may send: so much at once, refilled by the rate of each event (G53); and how often it went beyond. */
export class SocketBudget {
  readonly #burst: number;
  readonly #multiplier: number;
  readonly #now: () => number;
  readonly #left = new Map<string, { count: number; at: number }>();
  #strikes: number[] = [];
  constructor(multiplier: number, now: () => number = Date.now) {
    this.#burst = LIMITS.chatBurst * multiplier;
    this.#multiplier = multiplier;
    this.#now = now;
  }

  /** Counts one event; `perMinute` as declared. */
  take(name: string, perMinute: number): boolean {
    const now = this.#now();
    const { count, at } = this.#left.get(name) ?? { count: this.#burst, at: now };
    const refilled = Math.min(this.#burst, count + ((now - at) / 60_000) * perMinute * this.#multiplier);
    const enough = refilled >= 1;
    this.#left.set(name, { count: enough ? refilled - 1 : refilled, at: now });
    return enough;
  }

  /** Notes one refusal for sending too much or nothing that is understood; true at the third within a minute. */
  strike(): boolean {
    const now = this.#now();
    this.#strikes = [...this.#strikes.filter((at) => at > now - STRIKES_MILLISECONDS), now];
    return this.#strikes.length >= STRIKES;
  }
}
