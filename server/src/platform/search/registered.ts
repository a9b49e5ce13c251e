import type { Item, Place } from './tokens.ts';
import type { Segment } from './segments.ts';
import { REGISTERED } from './stop-words.ts';

/** Small talk between such a word and the country. */
const BETWEEN_MOST = 2;

type Stretch = Segment | Exclude<Item, { type: 'atom' }>;
const textOf = (segment: Segment): string => segment.tokens.map(({ text }) => text).join('');

/** The countries of a question that somebody is registered in, by their places, with the words that say so. */
export function registeredCountries(
  stretches: readonly Stretch[],
): Map<number, Place & { words: ReadonlySet<number> }> {
  const found = new Map<number, Place & { words: ReadonlySet<number> }>();
  for (const [at, stretch] of stretches.entries()) {
    if (!('as' in stretch) || stretch.as !== 'name') continue;
    if (!stretch.meanings.some(({ entry }) => entry.kind === 'country')) continue;
    for (const step of [-1, 1]) {
      const words = markerFrom(stretches, at, step);
      if (words === null || found.has(at)) continue;
      const tokens = [...words, at]
        .toSorted((a, b) => a - b)
        .flatMap((place) => {
          const one = stretches[place];
          return one !== undefined && 'as' in one ? [...one.tokens] : [];
        });
      found.set(at, { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, words: new Set(words) });
    }
  }
  return found;
}

/** The small talk from the country up to the word that says 'registered'; null where none does. */
function markerFrom(stretches: readonly Stretch[], at: number, step: number): number[] | null {
  const words: number[] = [];
  for (let place = at + step; words.length <= BETWEEN_MOST; place += step) {
    const one = stretches[place];
    if (one === undefined || !('as' in one) || one.as !== 'noise') return null;
    words.push(place);
    if (REGISTERED.has(textOf(one))) return words;
  }
  return null;
}
