/** Who is called when something has changed. */
export class Listeners<A extends readonly unknown[] = []> {
  readonly #all = new Set<(...told: A) => void>();

  /** Answers how to stop. */
  add(listener: (...told: A) => void): () => void {
    // the same function twice is two listeners
    const one = (...told: A): void => listener(...told);
    this.#all.add(one);
    return () => void this.#all.delete(one);
  }

  tell(...told: A): void {
    for (const listener of this.#all) listener(...told);
  }
}
