/** So many texts get a name; each costs memory in every connection of the server. */
const MAX_NAMES = 500;
/** So many texts are remembered as 'seen once' before the memory is emptied. */
const MAX_SEEN = 2000;

/**
 * Names for prepared statements. A text is named when it comes the second time, so that queries put together once
 * do not use up the names that the hot ones need. Names are the same in all connections of a pool.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #serial = 0;

  /** @returns the name of the text, or undefined when it has none (yet) */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= MAX_NAMES) return undefined;
    if (this.#seen.delete(text)) return this.#give(text);
    if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }

  /**
   * Gives a text another name because the server no longer accepts the plan behind the old one.
   * Several connections meet this at once: only the first of them changes the name.
   */
  rename(text: string, refused: string): string {
    const name = this.#names.get(text);
    return name === undefined || name === refused ? this.#give(text) : name;
  }

  #give(text: string): string {
    const name = `q${++this.#serial}`;
    this.#names.set(text, name);
    return name;
  }
}
