import type { Counted } from './visitor-browse.queries.ts';

const KEPT_MAX = 500;
/** So long counts are taken as they are; a visitor who has just been approved is counted after that at the latest. */
const FRESH_MS = 10_000;
/** So long they are still answered while they are counted anew. */
const STALE_MS = 60_000;

type CacheEntry = { counts: Counted[]; at: number; renewing: boolean };

/**
 * Counts of 'find visitors' for all who see the same: counting a hundred thousand visitors takes longer than answering may. They are
 * forgotten with each change of what the public sees, so whoever hides is in no count from then on.
 */
export class VisitorCounts {
  readonly #cache = new Map<string, CacheEntry>();
  readonly #changes = new Map<string, number>();
  readonly #now: () => number;
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  changed(exhibitionId: string): void {
    this.#changes.set(exhibitionId, this.#changesOf(exhibitionId) + 1);
    for (const key of this.#cache.keys()) if (key.startsWith(`${exhibitionId} `)) this.#cache.delete(key);
  }

  /** `asked`: everything that the counts depend on. */
  async of(exhibitionId: string, asked: unknown, count: () => Promise<Counted[]>): Promise<Counted[]> {
    const key = `${exhibitionId} ${JSON.stringify(asked)}`;
    const entry = this.#cache.get(key);
    const age = entry === undefined ? Infinity : this.#now() - entry.at;
    if (entry === undefined || age > STALE_MS) return this.#count(exhibitionId, key, count);
    if (age > FRESH_MS && !entry.renewing) {
      entry.renewing = true;
      // a failure leaves the old counts until they are too old to be answered
      this.#count(exhibitionId, key, count).catch(() => (entry.renewing = false));
    }
    return entry.counts;
  }

  #changesOf(exhibitionId: string): number {
    return this.#changes.get(exhibitionId) ?? 0;
  }

  async #count(exhibitionId: string, key: string, count: () => Promise<Counted[]>): Promise<Counted[]> {
    const before = this.#changesOf(exhibitionId);
    const counts = await count();
    // counted before a change, they are right for whoever asked before it, and for nobody after
    if (before !== this.#changesOf(exhibitionId)) return counts;
    this.#cache.delete(key);
    this.#cache.set(key, { counts, at: this.#now(), renewing: false });
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > KEPT_MAX && oldest !== undefined) this.#cache.delete(oldest);
    return counts;
  }
}
