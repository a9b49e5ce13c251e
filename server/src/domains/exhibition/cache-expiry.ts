/** What is kept of a page lives shorter than this; a change further away is found again by whoever makes the next answer. */
const NEAR_MS = 300_000;

/**
 * When what the public sees changes by the clock alone: a link begins or ends. Whoever makes an answer from links says when the
 * next one does; at that moment this process empties what it keeps of the exhibition, as after any change. Each process keeps its own
 * answers, and so its own times.
 */
export class CacheExpiry {
  readonly #timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  readonly #expire: (exhibitionId: string) => void;
  constructor(expire: (exhibitionId: string) => void) {
    this.#expire = expire;
  }

  expect(exhibitionId: string, at: number): void {
    const left = at - Date.now();
    if (left > NEAR_MS) return;
    const waiting = this.#timers.get(exhibitionId);
    if (waiting !== undefined && waiting.at <= at) return;
    clearTimeout(waiting?.timer);
    const expire = (): void => {
      this.#timers.delete(exhibitionId);
      this.#expire(exhibitionId);
    };
    // a timer may come a millisecond early
    const timer = setTimeout(expire, Math.max(0, left) + 5).unref();
    this.#timers.set(exhibitionId, { at, timer });
  }

  close(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
