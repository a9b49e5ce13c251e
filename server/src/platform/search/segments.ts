import type { Token, Item } from './tokens.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { isPinyin } from './pinyin.ts';
import { EXCLUDING, EXCLUDING_NAMES, SIZE_UNITS, STOP_WORDS } from './stop-words.ts';
import { edits } from './spelling.ts';
import type { Known } from './vocabulary.ts';
import { looksMeant } from './words.ts';

/**
 * How a stretch of a question is taken. `near` are names spelt almost so, `part` names it is a part of, `telling` the few names that one
 * character stands in; `not` excludes what follows.
 */
export type Segment = {
  tokens: readonly Token[];
  as: 'name' | 'word' | 'spoken' | 'initials' | 'near' | 'part' | 'telling' | 'number' | 'noise' | 'not' | 'unknown';
  meanings: readonly Meaning[];
  distance: number;
};
type Option = Segment & { cost: number };

const CHARACTERS_MAX = 14;
const WORDS_MAX = 6;
/** Typos are looked for over so many words at most: 'lambda cyhalotrin'. */
const TYPO_WORDS_MAX = 3;
/** Longer words are neither mistyped names nor abbreviations. */
const LATIN_MAX = 40;

/** The atoms belong to one script and stand next to each other as one name would. */
function unbroken(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => index === 0 || token.before === 'none');
}

function option(
  tokens: readonly Token[],
  as: Segment['as'],
  cost: number,
  meanings: readonly Meaning[] = [],
  distance = 0,
): Option {
  return { tokens, as, cost, meanings, distance };
}

function exactOptions(lexicon: Lexicon, tokens: readonly Token[], key: string, previous: Item | undefined): Option[] {
  const meanings = lexicon.exact(key);
  const [first] = tokens;
  if (meanings.length === 0 || first === undefined) return [];
  if (key.length === 1 && first.script === 'latin' && !looksMeant(tokens, previous)) return [];
  // A single Chinese character is a name only where nothing longer explains it.
  return [option(tokens, 'name', key.length === 1 && first.script === 'han' ? 1.45 : 1, meanings)];
}

function hanOptions(lexicon: Lexicon, known: Known, tokens: readonly Token[], key: string): Option[] {
  const options: Option[] = [];
  const { length } = tokens;
  if (length === 1) return [option(tokens, 'unknown', 1.5)];
  if (known.words.has(key)) options.push(option(tokens, 'word', 1.15));
  const near = lexicon.nearHan(key);
  // Only what the vocabulary does not know is corrected: known words cost less than a typo of the same length.
  if (near !== null && !known.words.has(key))
    options.push(option(tokens, 'near', 1.3 + 0.4 * length, near.meanings, Math.max(1, near.distance)));
  const begun = lexicon.beginning(key);
  if (begun.length > 0) options.push(option(tokens, 'part', 1.75, begun));
  else if (length > 2) {
    const within = lexicon.containing(key);
    if (within.length > 0) options.push(option(tokens, 'part', 2, within));
  }
  if (length <= 3 && begun.length === 0) {
    const short = lexicon.abbreviated(key);
    if (short.length > 0) options.push(option(tokens, 'part', 2.3, short));
  }
  return options;
}

function latinWordOptions(lexicon: Lexicon, known: Known, token: Token): Option[] {
  const { text, stem } = token;
  const tokens = [token];
  const options = [option(tokens, 'unknown', 3.5)];
  if (known.words.has(text) || known.words.has(stem)) options.push(option(tokens, 'word', 1.15));
  else if (known.prefixes.has(text)) options.push(option(tokens, 'word', 1.72));
  const initials = text.length >= 2 && text.length <= 8 ? lexicon.initials(text) : [];
  if (initials.length > 0) options.push(option(tokens, 'initials', 1.6, initials));
  const begun = text.length >= 3 ? lexicon.beginning(stem) : [];
  if (begun.length > 0) options.push(option(tokens, 'part', 1.7, begun));
  return options;
}

function latinOptions(lexicon: Lexicon, known: Known, tokens: readonly Token[], key: string): Option[] {
  const [first] = tokens;
  const written = tokens.map((token) => token.text).join('');
  const options = first !== undefined && tokens.length === 1 ? latinWordOptions(lexicon, known, first) : [];
  if (written.length > LATIN_MAX) return options;
  if (written.length >= 4 && tokens.every((token) => isPinyin(token.text))) {
    const spoken = lexicon.spoken(written);
    if (spoken.length > 0) options.push(option(tokens, 'spoken', 1.3, spoken));
    else if (written.length >= 6) {
      const begun = lexicon.spokenBeginning(written);
      if (begun.length > 0) options.push(option(tokens, 'spoken', 1.8, begun));
    }
  }
  if (tokens.length > TYPO_WORDS_MAX || tokens.every((token) => known.words.has(token.text))) return options;
  const near = edits(key.length) > 0 ? lexicon.nearLatin(key, edits(key.length)) : null;
  if (near !== null)
    options.push(option(tokens, 'near', 1.6 + 0.6 * tokens.length + 0.1 * near.distance, near.meanings, near.distance));
  return options;
}

function optionsFor(lexicon: Lexicon, known: Known, tokens: readonly Token[], previous: Item | undefined): Option[] {
  const key = tokens.map((token) => token.stem).join('');
  // '2.4-D' is '2,4-D'
  const exact = exactOptions(lexicon, tokens, tokens.length > 1 ? key.replaceAll('.', '') : key, previous);
  if (EXCLUDING.has(key)) exact.push(option(tokens, 'not', 0.45));
  const [first] = tokens;
  // 'AS' and 'ME' are names, 'as' and 'me' are none
  const capitals = first?.upper === true && exact.length > 0;
  if (STOP_WORDS.has(key) && !capitals) exact.push(option(tokens, 'noise', 0.5 + 0.1 * tokens.length));
  // '500 g' is a size, '5G' a granule
  if (first !== undefined && SIZE_UNITS.has(key) && previous?.type === 'atom' && previous.script === 'digits')
    exact.push(option(tokens, 'word', first.upper ? 1.1 : 0.9));
  if (tokens.length > 1 && tokens.every((token) => token.script === 'digits' && token.chunk === first?.chunk)) {
    const cas = key.length >= 5 ? lexicon.casBeginning(key) : [];
    return cas.length > 0 ? [...exact, option(tokens, 'name', 1.1, cas)] : exact;
  }
  if (tokens.length === 1 && first?.script === 'digits') return [...exact, option(tokens, 'number', 1.2)];
  if (!tokens.every((token) => token.script === first?.script)) return exact;
  if (first?.script === 'han') return unbroken(tokens) ? [...exact, ...hanOptions(lexicon, known, tokens, key)] : exact;
  if (first?.script === 'latin') return [...exact, ...latinOptions(lexicon, known, tokens, key)];
  return exact;
}

function longestAt(lexicon: Lexicon, tokens: readonly Token[], start: number): number {
  const first = tokens[start];
  if (first === undefined) return 0;
  const usual = first.script === 'han' ? CHARACTERS_MAX : WORDS_MAX;
  return Math.min(tokens.length - start, Math.max(usual, lexicon.longestFrom(first)));
}

/** A word that excludes names only is a character like any other where no name follows. */
function excludingNames(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const excludes = segment.as !== 'not' || segment.tokens[0]?.text !== EXCLUDING_NAMES;
    return excludes || segments[index + 1]?.as === 'name' ? segment : { ...segment, as: 'unknown' };
  });
}

/** One Chinese character by itself that few names have says as much as the name: '膦'. */
function telling(lexicon: Lexicon, segment: Segment): Segment {
  const [token, ...others] = segment.tokens;
  if (segment.as !== 'unknown' || token?.script !== 'han' || others.length > 0) return segment;
  const meanings = lexicon.tellingCharacter(token.text);
  return meanings.length === 0 ? segment : { ...segment, as: 'telling', meanings };
}

/** Joins single characters nobody knows into the stretches they were typed in. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    const continues = last?.as === 'unknown' && segment.as === 'unknown' && segment.tokens[0]?.before === 'none';
    if (continues && segment.tokens[0]?.script === 'han' && last.tokens[0]?.script === 'han') {
      result[result.length - 1] = { ...last, tokens: [...last.tokens, ...segment.tokens] };
    } else result.push(segment);
  }
  return result;
}

/**
 * The cheapest way to take a row of atoms as names, words and typos. Cost grows with every part and with doubt, so a
 * whole name beats its pieces and two known words beat one typo.
 */
export function segments(
  lexicon: Lexicon,
  known: Known,
  tokens: readonly Token[],
  previous: Item | undefined,
): Segment[] {
  const best: ({ cost: number; from: number; option: Option } | undefined)[] = [];
  const costAt = (index: number): number => (index === 0 ? 0 : (best[index]?.cost ?? Infinity));
  for (let start = 0; start < tokens.length; start += 1) {
    if (costAt(start) === Infinity) continue;
    for (let length = 1; length <= longestAt(lexicon, tokens, start); length += 1) {
      const part = tokens.slice(start, start + length);
      if (length > 1 && part.at(-1)?.before === 'hard') break;
      for (const candidate of optionsFor(lexicon, known, part, start === 0 ? previous : tokens[start - 1])) {
        const cost = costAt(start) + candidate.cost;
        if (cost < costAt(start + length) - 1e-9) best[start + length] = { cost, from: start, option: candidate };
      }
    }
  }
  const path: Segment[] = [];
  for (let at = tokens.length; at > 0;) {
    const step = best[at];
    if (step === undefined) break;
    path.unshift(step.option);
    at = step.from;
  }
  return joined(excludingNames(path)).map((segment) => telling(lexicon, segment));
}
