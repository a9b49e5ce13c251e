import { withoutEnd } from '@fairbridge/contract/text.ts';
import { fold, written, type Token, type CasItem, type Place, type StrengthItem, type ValueItem } from './tokens.ts';
import type { LexiconKind, Meaning } from './lexicon.ts';
import type { Segment } from './segments.ts';

/** One part of a question: what it was taken for, and the question without it. */
export type QueryPart = {
  kind: LexiconKind | 'content' | 'registeredIn' | 'unknown';
  /** Code of the entry; the text itself of contents and words. */
  code: string;
  name: { zh: string; en: string };
  /** It is asked for that this is not. */
  excluded: boolean;
  /** As it was typed, in one writing. */
  typed: string;
  /** The question without this part. */
  rest: string;
};
export type QueryPartSpan = Omit<QueryPart, 'typed' | 'rest'> & Place;

/** Of names that mean several things, the one people think of first. */
const ORDER: readonly LexiconKind[] = [
  'ingredient',
  'formulation',
  'crop',
  'class',
  'category',
  'modeOfAction',
  'country',
  'place',
];
const rank = ({ entry }: Meaning): number => (ORDER.indexOf(entry.kind) + ORDER.length + 1) % (ORDER.length + 1);

/** Sounds, typos and beginnings may mean many things: said only where they mean one. */
function meant({ as, meanings }: Segment): Meaning | undefined {
  if (as !== 'name' && meanings.length > 1) return undefined;
  return meanings.toSorted((a, b) => rank(a) - rank(b))[0];
}

const same = (text: string): { zh: string; en: string } => ({ zh: text, en: text });

const placeOf = (tokens: readonly Token[]): Place => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 });

/** What a stretch of the question was taken for; null for small talk. */
export function partOf(segment: Segment, asWord: boolean): QueryPartSpan | null {
  const { as, tokens } = segment;
  if (as === 'noise' || as === 'not') return null;
  const place = placeOf(tokens);
  const text = written(tokens);
  const meaning = asWord || as === 'number' || as === 'word' ? undefined : meant(segment);
  if (meaning === undefined || meaning.entry.kind === 'word')
    return { kind: 'unknown', code: text, name: same(text), excluded: false, ...place };
  const { kind, code, name } = meaning.entry;
  return { kind, code, name, excluded: false, ...place };
}

export function registeredPart(country: QueryPartSpan, words: Place): QueryPartSpan {
  return { ...country, kind: 'registeredIn', start: words.start, end: words.end };
}

export function strengthPart({ content, unit, start, end }: StrengthItem): QueryPartSpan {
  const text = unit === '%' ? `${content}%` : `${content} g/L`;
  return { kind: 'content', code: text, name: same(text), excluded: false, start, end };
}

export function valuePart({ values, unit, tokens, start, end }: ValueItem): QueryPartSpan {
  const text = values.length === 0 ? written(tokens) : `${values.join('–')} ${unit}`.trim();
  return { kind: 'content', code: text, name: same(text), excluded: false, start, end };
}

export function casPart({ written, start, end }: CasItem, meanings: readonly Meaning[]): QueryPartSpan {
  const [meaning] = meanings;
  if (meaning === undefined || meanings.length > 1)
    return { kind: 'unknown', code: written, name: same(written), excluded: false, start, end };
  const { kind, code, name } = meaning.entry;
  return { kind, code, name, excluded: false, start, end };
}

const CODE_SIGN = /^[\w./-]$/u;
const BETWEEN_WORDS = ' ·+,，、/&-';

/** Letters and digits of one article number are no names, whatever they spell. */
function inCode(part: QueryPartSpan, parts: readonly QueryPartSpan[], folded: string): boolean {
  let from = part.start;
  while (from > 0 && CODE_SIGN.test(folded.charAt(from - 1))) from -= 1;
  const [after = ''] = /^[\w./-]*/u.exec(folded.slice(part.end)) ?? [];
  const to = part.end + after.length;
  if (from === part.start && to === part.end) return false;
  const beside = parts.filter(({ start, end }) => start >= from && end <= to);
  return beside.length > 2 && /\d/.test(folded.slice(from, to));
}

/** The parts with the question that is left without each of them. */
export function partsOf(text: string, places: readonly QueryPartSpan[]): QueryPart[] {
  const folded = fold(text);
  return places.map((place) => {
    const { start, end, ...part } = place;
    const left = `${folded.slice(0, start)} ${folded.slice(end)}`.replaceAll(/\s+/gu, ' ');
    const rest = withoutEnd(left, BETWEEN_WORDS).replace(/^[ ·+,，、/&-]+/u, '');
    const typed = folded.slice(start, end);
    return inCode(place, places, folded)
      ? { kind: 'unknown', code: typed, name: same(typed), excluded: part.excluded, typed, rest }
      : { ...part, typed, rest };
  });
}
