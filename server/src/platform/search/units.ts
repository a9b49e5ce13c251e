import type { Interpretation } from './interpretation.ts';
import type { LexiconKind } from './lexicon.ts';
import type { QueryPart } from './query-parts.ts';
import { isSize } from './sizes.ts';
import { CONTAINERS } from './stop-words.ts';
import { fold, type Place } from './tokens.ts';

/** Parts of a question that are kept or set aside together, with where they stand. */
export type Unit = Place & { parts: readonly Interpretation[]; rank: number };

/** From what tells most to what tells least; a `pack` is a size with its container, an `unsure` word one that nobody here uses. */
const TELLING = [
  'ingredient',
  'category',
  'class',
  'modeOfAction',
  'crop',
  'word',
  'formulation',
  'content',
  'number',
  'registeredIn',
  'country',
  'place',
  'pack',
  'unsure',
] as const satisfies readonly (QueryPart['kind'] | 'number' | 'pack' | 'unsure')[];
type Telling = (typeof TELLING)[number];

const isSubstance = ({ sense }: Interpretation): boolean =>
  sense.meanings.some(({ entry }) => entry.kind === 'ingredient');

const wordOf = ({ tokens }: Interpretation): string => tokens.map(({ stem }) => stem).join('');

function tellingOf({ sense, tokens, part, sure, guessed }: Interpretation): Telling {
  // neither words nor a strength: a CAS number
  if (tokens.length === 0) return part?.kind === 'content' ? 'content' : 'ingredient';
  if (part?.kind === 'registeredIn') return 'registeredIn';
  if (tokens.every(({ script }) => script === 'digits')) return 'number';
  const kind: LexiconKind | undefined = guessed === true ? undefined : sense.meanings[0]?.entry.kind;
  return kind ?? (sure ? 'word' : 'unsure');
}

/** How many interpretations from this one are a size, with what is packed in it where a substance is asked for; 0 where none is. */
function sizeAt(meant: readonly Interpretation[], at: number, substance: boolean): number {
  const isContainer = (one: Interpretation | undefined): boolean =>
    substance && one !== undefined && CONTAINERS.has(wordOf(one));
  const [size, container] = meant.slice(at, at + 2);
  if (size !== undefined && isSize(size)) return isContainer(container) ? 2 : 1;
  return isContainer(size) ? 1 : 0;
}

/** Letters and digits of one article number stay together. */
function chunkAt(meant: readonly Interpretation[], at: number): number {
  const chunk = meant[at]?.tokens[0]?.chunk ?? -1;
  let end = at + 1;
  while (chunk >= 0 && meant[end]?.tokens[0]?.chunk === chunk) end += 1;
  return end - at > 2 ? end - at : 1;
}

function placeOf(parts: readonly Interpretation[]): Place {
  const places = parts.flatMap(({ part, tokens }): readonly Place[] =>
    tokens.length > 0 ? tokens : part ? [part] : [],
  );
  return { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) };
}

/** What a question asks for, the most telling first; of equals, what was typed first. */
export function unitsOf(meant: readonly Interpretation[]): Unit[] {
  const substance = meant.some(isSubstance);
  const units: Unit[] = [];
  for (let at = 0; at < meant.length;) {
    const size = sizeAt(meant, at, substance);
    const count = size > 0 ? size : chunkAt(meant, at);
    const parts = meant.slice(at, at + count);
    const telling = size > 0 ? ['pack' as const] : parts.map(tellingOf);
    units.push({ parts, rank: Math.min(...telling.map((one) => TELLING.indexOf(one))), ...placeOf(parts) });
    at += count;
  }
  return units.toSorted((a, b) => a.rank - b.rank || a.start - b.start);
}

export const isPack = ({ rank }: Unit): boolean => TELLING[rank] === 'pack';
export const hasSubstance = ({ parts }: Unit): boolean => parts.some(isSubstance);
export const isKindOfGoods = ({ rank }: Unit): boolean => TELLING[rank] === 'category' || TELLING[rank] === 'class';

/** A unit as it was typed. */
export const textOfUnit = ({ start, end }: Unit, text: string): string => fold(text).slice(start, end);
