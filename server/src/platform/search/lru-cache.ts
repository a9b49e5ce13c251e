/** One kind of what a cache keeps: each question once, and callers who ask the same at the same time share one answer. */
export type CachePart<T> = { get: (exhibitionId: string, question: string, make: () => Promise<T>) => Promise<T> };

type Entry = { answer: Promise<unknown>; weight: number };

/**
 * Recent answers of several kinds in one bound, the least used forgotten first; all of one exhibition are dropped at once. An answer
 * begun before a drop is not kept after it.
 */
export class LruCache {
  readonly #max: number;
  readonly #entries = new Map<string, Entry>();
  readonly #generation = new Map<string, number>();
  #weight = 0;

  /** `max`: the weights of all kept answers together. */
  constructor(max: number) {
    this.#max = max;
  }

  /** `name`: of this kind alone. `weight`: of each answer, against the bound. */
  part<T>(name: string, weight = 1): CachePart<T> {
    return {
      get: (exhibitionId, question, make) => {
        const key = JSON.stringify([exhibitionId, this.#generation.get(exhibitionId) ?? 0, name, question]);
        // answers under this name are made by this part alone
        return this.#get(key, weight, make) as Promise<T>;
      },
    };
  }

  drop(exhibitionId: string): void {
    this.#generation.set(exhibitionId, (this.#generation.get(exhibitionId) ?? 0) + 1);
    const beginning = `[${JSON.stringify(exhibitionId)},`;
    for (const key of this.#entries.keys()) if (key.startsWith(beginning)) this.#take(key);
  }

  #get(key: string, weight: number, make: () => Promise<unknown>): Promise<unknown> {
    const before = this.#take(key);
    if (before !== undefined) return this.#put(key, before);
    const entry = { answer: make(), weight };
    entry.answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#take(key);
    });
    return this.#put(key, entry);
  }

  #put(key: string, entry: Entry): Promise<unknown> {
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#max || oldest === key) break;
      this.#take(oldest);
    }
    return entry.answer;
  }

  #take(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    return entry;
  }
}
