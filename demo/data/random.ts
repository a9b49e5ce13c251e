import type { Random } from './shapes.ts';

/** FNV-1a: spreads short seeds such as 'agro-1' and 'agro-2' over the whole 32-bit range. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/**
 * A small seeded random source (mulberry32): the same seed gives the same demo fair on every machine.
 * Not for secrets.
 */
export function random(seed: string | number): Random {
  let state = hash(String(seed));

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  const int = (below: number): number => Math.floor(next() * below);

  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(list.length)];
    if (chosen === undefined) throw new RangeError('pick needs a list of defined entries');
    return chosen;
  };

  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, key: next() }))
      .toSorted((a, b) => a.key - b.key)
      .map((entry) => entry.value);

  return { next, int, pick, shuffle };
}

/** Picks by weight (any positive numbers): popular goods of a trade come up far more often than rare ones. */
export function weighted<T>(entries: readonly { value: T; weight: number }[]): (source: Random) => T {
  const total = entries.reduce((sum, entry) => sum + entry.weight, 0);
  return (source) => {
    let left = source.next() * total;
    for (const entry of entries) {
      left -= entry.weight;
      if (left < 0) return entry.value;
    }
    return source.pick(entries).value;
  };
}

/** A picker after Zipf's law: the n-th entry of the list comes up in proportion to 1 / n^exponent. */
export function zipf<T>(list: readonly T[], exponent = 0.8): (source: Random) => T {
  return weighted(list.map((value, index) => ({ value, weight: 1 / (index + 1) ** exponent })));
}

/** True with the given probability. */
export function chance(source: Random, probability: number): boolean {
  return source.next() < probability;
}
