type Pair = readonly [zh: string, en: string];

export type Act = {
  /** What it is called where one is chosen from a list. */
  name: Pair;
  /** The sentence in the log, of `{who}` and, where it is done to one thing, `{object}`. */
  told: Pair;
};

/**
 * What the organizer's staff do to a noun, by `noun.verb`. Every act that changes something has a line, added with the call that makes
 * it. `audit-acts.ts` puts them together.
 */
export const acts = <K extends `${string}.${string}`>(declared: Readonly<Record<K, Act>>): Readonly<Record<K, Act>> =>
  declared;
