import type { Bilingual } from '@fairbridge/contract/text.ts';
import { fold, parseItems, placeKey, written, type Token, type Item, type Place } from './tokens.ts';
import { exclusions } from './exclusions.ts';
import { all, any, lexeme, not } from './expression.ts';
import { partOf, partsOf, registeredPart, type QueryPart } from './query-parts.ts';
import * as reading from './parser.ts';
import type { Sense } from './parser.ts';
import { registeredCountries } from './registered.ts';
import { segments, type Segment } from './segments.ts';
import { EXCLUDING_SIGN } from './stop-words.ts';
import { hasSubstance, isKindOfGoods, isPack, textOfUnit, unitsOf, type Unit } from './units.ts';
import { interpret, interpretItem, type ParseContext, type Interpretation } from './interpretation.ts';
import { measured } from './measures.ts';
import { sized } from './sizes.ts';
import type { VocabularyQuery, Known } from './vocabulary.ts';
import { aloneLexeme } from './words.ts';

/** A word that names a brand: what it is a brand of is searched, and said. */
export type BrandReference = { asked: string; holder: Bilingual; standsFor: { code: string; name: Bilingual }[] };
export type StandardName = { asked: string; code: string; name: { zh: string; en: string } };

/** A question understood: what to look for, and what was made of the words. `doubtful`: some words nobody here uses. */
export type QueryPlan = {
  /** Text-search expressions from what documents are about to where the words merely stand; the last one matches all. */
  levels: string[];
  corrections: { from: string; to: string }[];
  standardNames: StandardName[];
  references: BrandReference[];
  /** The question part by part. */
  parts: QueryPart[];
  words: string[];
  /** Parts that fit nothing together with the others, as they were typed. */
  setAside: string[];
  /** What is asked for together, the most telling first, and the question for some of it alone. */
  units: readonly Unit[];
  narrowed: (kept: readonly Unit[]) => QueryPlan;
  doubtful: boolean;
  /** Words that were taken as known from the vocabulary. */
  trusted: string[];
};

const HAN_WORD_MAX = 8;
const SUBSTRINGS_MAX = 300;

/** What to ask the vocabulary: every stretch of Chinese that may be a word, every Latin word and beginning. */
function wordsAsked(items: readonly Item[]): VocabularyQuery {
  const words = new Set<string>();
  const prefixes = new Set<string>();
  items.forEach((item, index) => {
    if (item.type !== 'atom') return;
    if (item.script === 'latin') {
      words.add(item.text).add(item.stem);
      if (item.text.length >= 3) prefixes.add(item.text);
    }
    if (item.script !== 'han') return;
    let text = item.text;
    for (let next = index + 1; next < index + HAN_WORD_MAX && words.size < SUBSTRINGS_MAX; next += 1) {
      const other = items[next];
      if (other?.type !== 'atom' || other.script !== 'han' || other.before !== 'none') break;
      text += other.text;
      words.add(text);
    }
  });
  return { words: [...words], prefixes: [...prefixes] };
}

/** Letters and digits written together, or long numbers, may be an article or registration number. */
function codeOf(tokens: readonly Token[]): string | null {
  const code = tokens.map((token) => token.text.replaceAll('.', '')).join('');
  return code.length >= 5 && code.length <= 60 && /\d/u.test(code) ? code : null;
}

/** Puts the parts of one unbroken chunk together where it may be a number of its own. */
function chunked(interpretation: readonly Interpretation[]): Interpretation[] {
  const result: Interpretation[] = [];
  let index = 0;
  while (index < interpretation.length) {
    const first = interpretation[index];
    if (first === undefined) break;
    const chunk = first.tokens[0]?.chunk ?? -1;
    let end = index + 1;
    while (
      chunk >= 0 &&
      interpretation[end]?.tokens.at(-1)?.chunk === chunk &&
      interpretation[end]?.tokens[0]?.chunk === chunk
    )
      end += 1;
    const group = interpretation.slice(index, end);
    const code = chunk >= 0 ? codeOf(group.flatMap(({ tokens }) => tokens)) : null;
    if (code === null) result.push(...group);
    else
      result.push({
        sense: reading.withCode(reading.allOf(group.map(({ sense }) => sense)), code),
        tokens: first.tokens,
        sure: group.every(({ sure }) => sure),
      });
    index = end;
  }
  return result;
}

function standardNames(interpretation: readonly Interpretation[]): StandardName[] {
  const exact = interpretation.flatMap(({ sense }) =>
    sense.meanings.filter(({ as }) => as === 'alias').map(reading.standardNameOf),
  );
  const seen = new Map(exact.filter((name) => name !== null).map((name) => [name.code, name]));
  return [...seen.values()].slice(0, 5);
}

function references(interpretation: readonly Interpretation[]): BrandReference[] {
  return interpretation.flatMap(({ sense }) => {
    const brands = sense.meanings.filter(({ as }) => as === 'brand');
    const [first] = brands;
    if (first === undefined) return [];
    const standsFor = brands.map(({ entry: { code, name } }) => ({ code, name }));
    return [{ asked: first.text, holder: first.holder ?? { zh: '', en: '' }, standsFor }];
  });
}

/** A chunk that may be an article number is looked for whatever its letters mean. */
function mayBeCode({ tokens }: Interpretation): boolean {
  return tokens.some((token) => token.script === 'digits');
}

function meantOf(interpretation: readonly Interpretation[]): {
  meant: readonly Interpretation[];
  unused: readonly Interpretation[];
} {
  const said = interpretation.filter(({ idle }) => idle !== 'noise');
  const coded = new Set(said.filter(mayBeCode).flatMap(({ tokens }) => tokens.map((token) => token.chunk)));
  const unused = said.filter(({ idle, tokens }) => idle === 'unused' && !coded.has(tokens[0]?.chunk ?? -2));
  const used = said.filter((part) => !unused.includes(part));
  if (said.length === 0) return { meant: interpretation, unused: [] };
  return used.length === 0 ? { meant: said, unused: [] } : { meant: used, unused };
}

/** An article number with its parts set apart: 'gly sl480 25736'. */
function spacedCode(interpretation: readonly Interpretation[]): string | null {
  const tokens = interpretation.flatMap((part) => part.tokens);
  const plain = tokens.length > 1 && tokens.length <= 8 && interpretation.every((part) => part.tokens.length > 0);
  return plain && tokens.every(({ script }) => script !== 'han') ? codeOf(tokens) : null;
}

/** What was asked for, and what was asked to be left out. */
type Question = { text: string; asked: readonly Interpretation[]; excluded: readonly Interpretation[] };

/** Goods asked for in a size: those of other sizes come before what is merely packed so, and first what is called so. Null where no size of goods is asked for. */
function goodsOfAnySize(meant: readonly Interpretation[]): Pick<Sense, 'strict' | 'near'> | null {
  const units = unitsOf(meant);
  const goods = units.filter((unit) => !isPack(unit));
  if (goods.length === units.length || !goods.some(isKindOfGoods) || goods.some(hasSubstance)) return null;
  return reading.allOf(goods.flatMap(({ parts }) => parts).map(({ sense }) => sense));
}

/** The expressions of what is asked for, without what is excluded. */
function levelsOf(meant: readonly Interpretation[], excluded: readonly Interpretation[]): string[] {
  const barred = excluded.map(({ sense }) => not(reading.exclusion(sense)));
  if (meant.length === 0) return [all(barred)];
  const together = reading.allOf(chunked(meant).map(({ sense }) => sense));
  const code = spacedCode(meant);
  const { strict, near, loose } = code === null ? together : reading.withCode(together, code);
  // Asked for one ingredient, a product of it alone comes before its mixtures.
  const substances = meant.filter(({ sense }) =>
    sense.meanings.some(({ entry }) => entry.kind === 'ingredient'),
  ).length;
  const alone = substances === 0 ? [] : [all([strict, lexeme(aloneLexeme(substances))])];
  const otherSizes = goodsOfAnySize(meant);
  const levels =
    otherSizes === null
      ? [...alone, strict, near, loose]
      : [
          ...alone,
          strict,
          near,
          any([near, otherSizes.strict]),
          any([near, otherSizes.near]),
          any([loose, otherSizes.near]),
        ];
  return [...new Set(levels)].map((level) => all([level, ...barred]));
}

function planOf({ text, asked: interpretation, excluded }: Question): QueryPlan {
  const { meant, unused } =
    excluded.length > 0 && interpretation.every(({ idle }) => idle === 'noise')
      ? { meant: [], unused: [] }
      : meantOf(interpretation);
  const barred = excluded.filter(({ idle }) => idle !== 'unused');
  const left = [...unused, ...excluded.filter(({ idle }) => idle === 'unused')];
  const units = unitsOf(meant);
  const words = meant.flatMap(({ sense }) => sense.words).filter((word) => word !== '');
  const all = [...interpretation, ...excluded];
  return {
    levels: levelsOf(meant, barred),
    corrections: [
      ...[...meant, ...barred].flatMap(({ sense }) => sense.correction ?? []),
      ...left.map(({ tokens }) => ({ from: written(tokens), to: '' })),
    ],
    standardNames: standardNames(meant),
    references: references(meant),
    parts: partsOf(
      text,
      [...meant, ...barred].flatMap(({ part }) => part ?? []).toSorted((a, b) => a.start - b.start),
    ),
    words: [...new Set(words)].slice(0, 60),
    setAside: [],
    units,
    narrowed: (kept) => ({
      ...planOf({ text, asked: meant.filter((one) => kept.some(({ parts }) => parts.includes(one))), excluded }),
      setAside: units
        .filter((unit) => !kept.includes(unit))
        .toSorted((a, b) => a.start - b.start)
        .map((unit) => textOfUnit(unit, text)),
    }),
    doubtful: all.some(({ sure }) => !sure),
    trusted: all.flatMap(({ trusted }) => trusted ?? []),
  };
}

/** Rows of atoms between strengths and CAS numbers. */
function stretches(items: readonly Item[]): (Token[] | Exclude<Item, Token>)[] {
  const result: (Token[] | Exclude<Item, Token>)[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.type !== 'atom') result.push(item);
    else if (Array.isArray(last)) last.push(item);
    else result.push([item]);
  }
  return result;
}

/** A question of more parts than this is cut: nobody asks so, and every part costs. */
const ITEMS_MAX = 80;

/** The longest a place is written: 'Packaging and Machinery Hall A07'. */
const PLACE_MAX = 60;

/** What is said beside the number of a place. */
const BOOTH_WORDS = /(?<!\p{L})(?:booth|stand)(?!\p{L})|展位号?|展台|摊位/giu;

/** A question that may name a place, as an expression; null where it cannot: places are numbered. */
export function boothInQuery(text: string): string | null {
  if (text.length > PLACE_MAX) return null;
  const key = placeKey(text.replaceAll(BOOTH_WORDS, ' '));
  return /\p{L}/u.test(key) && /\p{Nd}/u.test(key) ? lexeme(`b:${key}`) : null;
}

/** What stands at a place, and nothing else: its words are no words of the trade. */
export const planForBooth = (text: string, place: string): QueryPlan => ({
  levels: [place],
  corrections: [],
  standardNames: [],
  references: [],
  parts: [],
  words: [text],
  setAside: [],
  units: [],
  narrowed: () => planForBooth(text, place),
  doubtful: false,
  trusted: [],
});

/** A dash before a word excludes it: 'herbicide -atrazine'. Of the same length, so that what is understood keeps its place. */
const signed = (text: string): string =>
  fold(text).replaceAll(/(?<=^|\s)-(?=\p{L}|\d+,|\d+-\d\d-\d)/gu, EXCLUDING_SIGN);

/** What is sold by its content: a bare number beside it may be one. */
const HAS_CONTENT: ReadonlySet<string> = new Set(['ingredient', 'formulation']);

async function interpretSegment(
  context: ParseContext,
  known: Known,
  segment: Segment,
  place: { last: boolean; content: boolean; registered: Place | undefined },
): Promise<Interpretation> {
  const guessed = segment.as === 'part' || segment.as === 'initials';
  const one = { ...(await interpret(context, known, segment, place)), guessed };
  // a typo taken for a word of the vocabulary is a word, whatever name it resembles
  const part = partOf(segment, one.sense.meanings.length === 0);
  if (place.registered === undefined || part === null) return { ...one, part };
  const sense = reading.registeredSense(segment.meanings, written(segment.tokens));
  return { ...one, sense, part: registeredPart(part, place.registered) };
}

/** Understands a question; null if nothing in it can be looked for. Asks the vocabulary only about what the lexicon does not know. */
export async function planQuery(context: ParseContext, text: string): Promise<QueryPlan | null> {
  const { vocabulary, lexicon, exhibitionId } = context;
  const items = measured(lexicon, parseItems(signed(text)).slice(0, ITEMS_MAX));
  if (items.length === 0) return null;
  const none: Known = { words: new Set(), prefixes: new Set() };
  const split = (known: Known) =>
    stretches(items).map((part, index, parts) => {
      const before = parts[index - 1];
      return Array.isArray(part)
        ? segments(lexicon, known, part, before === undefined || Array.isArray(before) ? undefined : before)
        : part;
    });
  let known = none;
  let parts = split(none);
  if (parts.flat().some((part) => 'as' in part && part.as !== 'name' && part.as !== 'number')) {
    const used = await vocabulary.known(exhibitionId, wordsAsked(items));
    known = { words: used.words.difference(context.gone), prefixes: used.prefixes.difference(context.gone) };
    parts = split(known);
  }
  const flat = parts.flat();
  const content = flat.some((part) => 'as' in part && part.meanings.some(({ entry }) => HAS_CONTENT.has(entry.kind)));
  const left = exclusions(flat, fold(text));
  const asked: Interpretation[] = [];
  const excluded: Interpretation[] = [];
  const registered = registeredCountries(flat);
  for (const [index, part] of flat.entries()) {
    const last = index === flat.length - 1;
    const one =
      'as' in part
        ? await interpretSegment(context, known, part, { last, content, registered: registered.get(index) })
        : interpretItem(lexicon, part);
    const from = left.get(index);
    if (from === undefined) asked.push(one);
    else excluded.push({ ...one, part: one.part ? { ...one.part, excluded: true, start: from } : null });
  }
  return planOf({ text, asked: sized(lexicon, asked), excluded });
}
