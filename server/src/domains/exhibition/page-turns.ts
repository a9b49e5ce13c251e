/** What is kept of a page lives shorter than this; a turn further away is found again by whoever makes the next answer. */
const NEAR_MS = 300_000;

/**
 * When what the public sees changes by the clock alone: a link begins or ends. Whoever makes an answer from links says when the next one
 * turns; at that moment this process empties what it keeps of the exhibition, as after any change. Each process keeps its own answers,
 * and so its own turns.
 */
export class PageTurns {
  readonly #timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();
  readonly #turned: (exhibitionId: string) => void;
  constructor(turned: (exhibitionId: string) => void) {
    this.#turned = turned;
  }

  expect(exhibitionId: string, at: number): void {
    const left = at - Date.now();
    if (left > NEAR_MS) return;
    const waiting = this.#timers.get(exhibitionId);
    if (waiting !== undefined && waiting.at <= at) return;
    clearTimeout(waiting?.timer);
    const turn = (): void => {
      this.#timers.delete(exhibitionId);
      this.#turned(exhibitionId);
    };
    // a timer may come a millisecond early
    const timer = setTimeout(turn, Math.max(0, left) + 5).unref();
    this.#timers.set(exhibitionId, { at, timer });
  }

  close(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
