import { parseItems, placeKey, type Token, type Item } from './tokens.ts';
import { all, lexeme } from './expression.ts';
import { partOf, partsOf, registeredPart, type QueryPart } from './query-parts.ts';
import * as reading from './parser.ts';
import { registeredCountries } from './registered.ts';
import { segments } from './segments.ts';
import { interpret, interpretItem, written, type ParseContext, type Interpretation } from './interpretation.ts';
import type { VocabularyQuery, Known } from './vocabulary.ts';
import { aloneLexeme } from './words.ts';

export type StandardName = { asked: string; code: string; name: { zh: string; en: string } };

/** A question understood: what to look for, and what was made of the words. `doubtful`: some words nobody here uses. */
export type QueryPlan = {
  /** Text-search expressions from what documents are about to where the words merely stand; the last one matches all. */
  levels: string[];
  corrections: { from: string; to: string }[];
  standardNames: StandardName[];
  /** The question part by part. */
  parts: QueryPart[];
  words: string[];
  doubtful: boolean;
  /** Words that were taken as known from the vocabulary. */
  trusted: string[];
};

const HAN_WORD_MAX = 8;
const SUBSTRINGS_MAX = 300;

/** What to ask the vocabulary: every stretch of Chinese that may be a word, every Latin word and beginning. */
function asked(items: readonly Item[]): VocabularyQuery {
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

function planOf(text: string, interpretation: readonly Interpretation[]): QueryPlan {
  const { meant, unused } = meantOf(interpretation);
  const parts = chunked(meant);
  const together = reading.allOf(parts.map(({ sense }) => sense));
  const code = spacedCode(meant);
  const { strict, near, loose } = code === null ? together : reading.withCode(together, code);
  // Asked for one ingredient, a product of it alone comes before its mixtures.
  const substances = meant.filter(({ sense }) =>
    sense.meanings.some(({ entry }) => entry.kind === 'ingredient'),
  ).length;
  const alone = substances === 0 ? [] : [all([strict, lexeme(aloneLexeme(substances))])];
  const words = parts.flatMap(({ sense }) => sense.words).filter((word) => word !== '');
  return {
    levels: [...new Set([...alone, strict, near, loose])],
    corrections: [
      ...meant.flatMap(({ sense }) => sense.correction ?? []),
      ...unused.map(({ tokens }) => ({ from: written(tokens), to: '' })),
    ],
    standardNames: standardNames(meant),
    parts: partsOf(
      text,
      meant.flatMap(({ part }) => part ?? []),
    ),
    words: [...new Set(words)].slice(0, 60),
    doubtful: interpretation.some(({ sure }) => !sure),
    trusted: interpretation.flatMap(({ trusted }) => trusted ?? []),
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

/** A question that may name a place, as an expression; null where it cannot: places are numbered. */
export function boothInQuery(text: string): string | null {
  if (text.length > PLACE_MAX) return null;
  const key = placeKey(text);
  return /\p{L}/u.test(key) && /\p{Nd}/u.test(key) ? lexeme(`b:${key}`) : null;
}

/** What stands at a place, and nothing else: its words are no words of the trade. */
export const planForBooth = (text: string, place: string): QueryPlan => ({
  levels: [place],
  corrections: [],
  standardNames: [],
  parts: [],
  words: [text],
  doubtful: false,
  trusted: [],
});

/** Understands a question; null if nothing in it can be looked for. Asks the vocabulary only about what the lexicon does not know. */
export async function planQuery(context: ParseContext, text: string): Promise<QueryPlan | null> {
  const items = parseItems(text).slice(0, ITEMS_MAX);
  if (items.length === 0) return null;
  const { vocabulary, lexicon, exhibitionId } = context;
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
    const used = await vocabulary.known(exhibitionId, asked(items));
    known = { words: used.words.difference(context.gone), prefixes: used.prefixes.difference(context.gone) };
    parts = split(known);
  }
  const flat = parts.flat();
  const interpretation: Interpretation[] = [];
  const registered = registeredCountries(flat);
  for (const [index, part] of flat.entries()) {
    if (!('as' in part)) {
      interpretation.push(interpretItem(lexicon, part));
      continue;
    }
    const one = await interpret(context, known, part, index === flat.length - 1);
    const country = registered.get(index);
    // a typo taken for a word of the vocabulary is a word, whatever name it resembles
    const place = partOf(part, one.sense.meanings.length === 0);
    if (country === undefined || place === null) interpretation.push({ ...one, part: place });
    else
      interpretation.push({
        ...one,
        sense: reading.registeredSense(part.meanings, written(part.tokens)),
        part: registeredPart(place, country),
      });
  }
  return planOf(text, interpretation);
}
