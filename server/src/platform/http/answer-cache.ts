/**
 * Answers that are the same for every anonymous caller, kept as bytes for a short time and emptied by each change (G5).
 * Bounded; the least recently used goes first. The key holds the exhibition, so that a change empties only its own.
 */
export class AnswerCache {
  #answers = new Map<string, { body: Buffer; until: number }>();
  #generation = new Map<string, number>();
  #max: number;
  #milliseconds: number;
  constructor(max: number, milliseconds: number) {
    this.#max = max;
    this.#milliseconds = milliseconds;
  }

  get(exhibitionId: string, key: string): Buffer | null {
    const whole = exhibitionId + key;
    const found = this.#answers.get(whole);
    if (found === undefined) return null;
    this.#answers.delete(whole);
    if (found.until < Date.now()) return null;
    this.#answers.set(whole, found);
    return found.body;
  }

  /** Which state of the exhibition an answer is about to be made from: hand it to `set`, so that a change in between wins. */
  generation(exhibitionId: string): number {
    return this.#generation.get(exhibitionId) ?? 0;
  }

  set(exhibitionId: string, key: string, body: Buffer, generation: number): void {
    if (generation !== this.generation(exhibitionId) || body.length > 200_000) return;
    this.#answers.set(exhibitionId + key, { body, until: Date.now() + this.#milliseconds });
    if (this.#answers.size <= this.#max) return;
    const oldest = this.#answers.keys().next();
    if (!oldest.done) this.#answers.delete(oldest.value);
  }

  changed(exhibitionId: string): void {
    this.#generation.set(exhibitionId, this.generation(exhibitionId) + 1);
    for (const key of this.#answers.keys()) if (key.startsWith(exhibitionId)) this.#answers.delete(key);
  }
}
