import type { PlayedLive } from './live.hook.queries.ts';

/** How long it is kept who may play what, and that an id means nothing: a player asks twice a second. */
const KEPT_MS = 1_000;
const KEPT_MAX = 10_000;

type Kept = { at: number; live: Promise<PlayedLive | null> };

/** What may be played of each live, asked of the database once a second for all players. Ids that mean nothing are kept as well. */
export class PlayedLives {
  readonly #ask: (id: string) => Promise<PlayedLive | null>;
  readonly #now: () => number;
  /** The last asked at the end. */
  readonly #kept = new Map<string, Kept>();
  constructor(ask: (id: string) => Promise<PlayedLive | null>, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  get(id: string): Promise<PlayedLive | null> {
    const known = this.#kept.get(id);
    if (known !== undefined && this.#now() - known.at < KEPT_MS) return known.live;
    this.#forgetOldest();
    const kept = { at: this.#now(), live: this.#ask(id) };
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    // what fails is asked for again
    kept.live.catch(() => this.#kept.get(id) === kept && this.#kept.delete(id));
    return kept.live;
  }

  /** Something has changed: everything is asked for again. */
  clear(): void {
    this.#kept.clear();
  }

  /** Looks at no more than what goes: the oldest come first. */
  #forgetOldest(): void {
    for (const [id, { at }] of this.#kept) {
      if (this.#now() - at < KEPT_MS && this.#kept.size < KEPT_MAX) return;
      this.#kept.delete(id);
    }
  }
}
