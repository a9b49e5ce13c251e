import type { Item, Token } from './tokens.ts';
import type { Segment } from './segments.ts';
import { CONNECTING, EXCLUDED_BEFORE } from './stop-words.ts';

type Stretch = Segment | Exclude<Item, Token>;

const textOf = (segment: Segment): string => segment.tokens.map(({ stem }) => stem).join('');
const isSegment = (stretch: Stretch | undefined): stretch is Segment => stretch !== undefined && 'as' in stretch;
const isNoise = (stretch: Stretch | undefined): boolean => isSegment(stretch) && stretch.as === 'noise';
const startOf = (stretch: Stretch): number => (isSegment(stretch) ? (stretch.tokens[0]?.start ?? 0) : stretch.start);
const endOf = (stretch: Stretch): number => (isSegment(stretch) ? (stretch.tokens.at(-1)?.end ?? 0) : stretch.end);

const COMMA = /^\s*[,，、/]\s*$/u;

/** The place after what is excluded where one more thing is: behind 'or' or a comma; null where none is. */
function nextExcluded(stretches: readonly Stretch[], at: number, folded: string): number | null {
  const [here, next] = [stretches[at], stretches[at + 1]];
  if (here === undefined || next === undefined) return null;
  if (isSegment(next) && next.as === 'noise') return CONNECTING.has(textOf(next)) ? at + 2 : null;
  return COMMA.test(folded.slice(endOf(here), startOf(next))) ? at + 1 : null;
}

/**
 * The places of what a question excludes, each with where the words that say so begin: 'insecticide not imidacloprid or fipronil',
 * '除了草甘膦的除草剂', '草甘膦除外'.
 */
export function exclusions(stretches: readonly Stretch[], folded: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [at, stretch] of stretches.entries()) {
    if (!isSegment(stretch) || stretch.as !== 'not') continue;
    if (textOf(stretch) === EXCLUDED_BEFORE) {
      const before = stretches[at - 1];
      if (before !== undefined) found.set(at - 1, startOf(before));
      continue;
    }
    let from = startOf(stretch);
    for (let place: number | null = at + 1; place !== null; place = nextExcluded(stretches, place, folded)) {
      while (isNoise(stretches[place])) place += 1;
      const excluded = stretches[place];
      if (excluded === undefined) break;
      found.set(place, from);
      from = endOf(excluded);
    }
  }
  return found;
}
