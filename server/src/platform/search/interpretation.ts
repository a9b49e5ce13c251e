import type { Token, Item } from './tokens.ts';
import { any } from './expression.ts';
import type { DocumentKind } from './document.ts';
import type { Lexicon } from './lexicon.ts';
import { casPart, strengthPart, valuePart, type QueryPartSpan } from './query-parts.ts';
import * as reading from './parser.ts';
import type { Sense } from './parser.ts';
import type { Segment } from './segments.ts';
import { SIZE_UNITS, TRADE_WORDS } from './stop-words.ts';
import { stem, written } from './tokens.ts';
import type { Known, Vocabulary } from './vocabulary.ts';

export type ParseContext = {
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  exhibitionId: string;
  kind: DocumentKind;
  /** False: words nobody uses stay as they were typed. */
  correct: boolean;
  /** Words the vocabulary still has although nothing public uses them any more. */
  gone: ReadonlySet<string>;
  /** The last word may be unfinished (suggestions). */
  typing: boolean;
};

/** Names for which a typo or abbreviation was taken: said in the script it was typed in. */
function correctionTo(segment: Segment): string {
  const meaning = segment.meanings[0];
  if (meaning === undefined) return '';
  return segment.tokens[0]?.script === 'han' && !/\p{sc=Han}/u.test(meaning.text)
    ? meaning.entry.name.zh
    : meaning.text;
}

/** One part of a question with what it was taken for. */
export type Interpretation = {
  sense: Sense;
  tokens: readonly Token[];
  part?: QueryPartSpan | null;
  /** It is a part of the names it is taken for, or their sound. */
  guessed?: boolean;
  sure: boolean;
  trusted?: string;
  /** Left out where anything else is asked: small talk, and words nobody here uses. */
  idle?: 'noise' | 'unused';
};

async function unknownSense(
  context: ParseContext,
  text: string,
  han: boolean,
  guess: Segment | null,
): Promise<Interpretation | null> {
  const { vocabulary, exhibitionId, kind, lexicon } = context;
  if (TRADE_WORDS.has(stem(text))) return null;
  const found = han
    ? await vocabulary.correctHan(exhibitionId, kind, text)
    : ((await vocabulary.spoken(exhibitionId, kind, text)) ??
      (await vocabulary.correctLatin(exhibitionId, kind, text)));
  if (found === null || (guess !== null && guess.distance <= found.distance && found.distance > 0)) return null;
  if (found.distance > 0 && lexicon.isOtherGood(text, found.word)) return null;
  const sense = /\p{sc=Han}/u.test(found.word) ? reading.hanSense(found.word) : reading.latinSense(found.word, false);
  return { sense: { ...sense, correction: { from: text, to: found.word } }, tokens: [], sure: true };
}

function nameOrWord(segment: Segment, known: Known): Interpretation {
  const { tokens, meanings } = segment;
  const text = written(tokens);
  const first = tokens[0];
  const sense = reading.meaningSense(meanings, text);
  if (
    segment.as === 'name' &&
    first?.script === 'latin' &&
    tokens.length === 1 &&
    text.length <= 3 &&
    known.words.has(text)
  ) {
    // 'me' is a formulation and a word.
    return { sense: { ...sense, loose: any([sense.loose, reading.latinSense(text, false).near]) }, tokens, sure: true };
  }
  if (
    segment.as === 'name' &&
    tokens.length > 1 &&
    tokens.every((token) => token.script === 'latin' && token.text.length === 1)
  ) {
    // 'E.C.' is a formulation, and 'A.Ş.' and 'S.L.' what companies are
    const letters = reading.allOf(tokens.map((token) => reading.latinSense(token.text, false)));
    return { sense: reading.oneOf(sense, letters), tokens, sure: true };
  }
  if (meanings.some(({ as }) => as === 'brand')) {
    const typed = first?.script === 'han' ? reading.hanSense(text) : reading.latinSense(text, false);
    return { sense: reading.oneOf(sense, typed), tokens, sure: true };
  }
  if (meanings.length > 0 && meanings.every(({ as }) => as === 'each')) {
    const typed = first?.script === 'han' ? reading.hanSense(text) : reading.latinSense(first?.stem ?? text, false);
    return { sense: reading.eachSense(meanings, typed), tokens, sure: true };
  }
  if (segment.as === 'part' && first?.script === 'han') {
    const typed = reading.hanSense(text);
    return {
      sense: { ...sense, near: any([sense.near, typed.near]), loose: any([sense.loose, typed.loose]) },
      tokens,
      sure: true,
    };
  }
  if ((segment.as === 'part' || segment.as === 'initials') && first?.script === 'latin') {
    const begun = segment.as === 'initials' && text.length >= 3 ? known.prefixes.has(text) : true;
    return { sense: begun ? reading.oneOf(sense, reading.latinSense(text, true)) : sense, tokens, sure: true };
  }
  return { sense, tokens, sure: true };
}

/** What a stretch of words is taken for. */
export async function interpret(
  context: ParseContext,
  known: Known,
  segment: Segment,
  { last, content }: { last: boolean; content: boolean },
): Promise<Interpretation> {
  const { tokens } = segment;
  const first = tokens[0];
  const text = written(tokens);
  const han = first?.script === 'han';
  if (segment.as === 'noise' || segment.as === 'not')
    return { sense: han ? reading.hanSense(text) : reading.latinSense(text, false), tokens, sure: true, idle: 'noise' };
  const units = SIZE_UNITS.get(tokens.map((token) => token.stem).join(''));
  if (units !== undefined && segment.as !== 'name')
    return { sense: reading.unitSense(units, text), tokens, sure: true };
  if (segment.as === 'number')
    return { sense: reading.numberSense(context.lexicon, text, content), tokens, sure: true };
  if (segment.as === 'word') {
    const open = !han && (!known.words.has(text) || (last && context.typing));
    return {
      sense: han ? reading.hanSense(text) : reading.latinSense(open ? text : (first?.stem ?? text), open),
      tokens,
      sure: true,
      trusted: text,
    };
  }
  if (segment.as === 'unknown' || segment.as === 'near') {
    const guess = segment.as === 'near' ? segment : null;
    const plain = {
      sense: han ? reading.hanSense(text) : reading.latinSense(first?.stem ?? text, last),
      tokens,
      sure: false,
    };
    if (!context.correct) return plain;
    const single = han || tokens.length === 1;
    const corrected = single ? await unknownSense(context, text, han, guess) : null;
    if (corrected !== null) return { ...corrected, tokens, sure: false };
    if (guess === null) return { ...plain, idle: 'unused' };
    const sense = {
      ...reading.meaningSense(segment.meanings, text),
      correction: { from: text, to: correctionTo(segment) },
    };
    return { sense, tokens, sure: false };
  }
  if (segment.as === 'telling') return { sense: reading.tellingSense(segment.meanings, text), tokens, sure: true };
  return nameOrWord(segment, known);
}

/** What a strength, a number of an attribute or a CAS number is taken for. */
export function interpretItem(lexicon: Lexicon, item: Exclude<Item, Token>): Interpretation {
  if (item.type === 'value') return { sense: reading.valueSense(item), tokens: [], sure: true, part: valuePart(item) };
  if (item.type === 'strength')
    return {
      sense: reading.strengthSense(item, `${item.content}${item.unit}`),
      tokens: [],
      sure: true,
      part: strengthPart(item),
    };
  const sense = reading.casSense(lexicon, item);
  return { sense, tokens: [], sure: true, part: casPart(item, sense.meanings) };
}
