/**
 * Recent answers, the least used forgotten first; all of one exhibition are dropped at once. An answer begun before a drop
 * is not kept after it, and callers who ask the same at the same time share one answer.
 */
export class LruCache<T> {
  readonly #max: number;
  readonly #entries = new Map<string, Promise<T>>();
  readonly #generation = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  get(exhibitionId: string, question: string, make: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([exhibitionId, this.#generation.get(exhibitionId) ?? 0, question]);
    const before = this.#entries.get(key);
    if (before !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, before);
      return before;
    }
    const made = make();
    this.#entries.set(key, made);
    made.catch(() => this.#entries.delete(key));
    if (this.#entries.size > this.#max) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return made;
  }

  drop(exhibitionId: string): void {
    this.#generation.set(exhibitionId, (this.#generation.get(exhibitionId) ?? 0) + 1);
    const beginning = `[${JSON.stringify(exhibitionId)},`;
    for (const key of this.#entries.keys()) if (key.startsWith(beginning)) this.#entries.delete(key);
  }
}
