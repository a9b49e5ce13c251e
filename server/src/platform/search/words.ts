import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { codeKey, parseItems, placeKey, type Token, type Item } from './tokens.ts';
import { bigrams, type Field } from './expression.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { Strength } from './strength.ts';
import type { Value } from './document.ts';

let cutter: Jieba | undefined;

/** Cuts Chinese into words. The dictionary (60 MB) is loaded on first use and shared by all exhibitions. */
export function cut(text: string): string[] {
  cutter ??= Jieba.withDict(dict);
  return cutter.cutForSearch(text, true);
}

/** A word this long is noise (a pasted address); nobody searches by it. */
const WORD_MAX = 60;
/** Chinese runs up to this length are kept whole as one word: brands and short names of companies. */
const RUN_MAX = 8;

/** Unbroken rows of Chinese characters among the items, as texts. */
function hanRuns(items: readonly Item[]): string[] {
  const runs: string[] = [];
  let open = false;
  for (const item of items) {
    const han = item.type === 'atom' && item.script === 'han';
    if (han && open && item.before === 'none') runs.push(`${runs.pop() ?? ''}${item.text}`);
    else if (han) runs.push(item.text);
    open = han;
  }
  return runs;
}

/** Latin letters and digits written together: 'T30', 'x-power', each with its atoms. */
function chunks(items: readonly Item[]): Token[][] {
  const byChunk = new Map<number, Token[]>();
  for (const item of items) {
    if (item.type !== 'atom' || item.chunk < 0) continue;
    const tokens = byChunk.get(item.chunk);
    if (tokens === undefined) byChunk.set(item.chunk, [item]);
    else tokens.push(item);
  }
  return [...byChunk.values()];
}

export type Words = {
  /** Lexemes to index. */ indexed: string[];
  /** Words a person may mean: for corrections and suggestions. */ spoken: string[];
};

/** The words of a text. With `substrings`, Chinese is found by any two neighbouring characters, not by whole words only. */
export function wordsOf(items: readonly Item[], substrings: boolean): Words {
  const indexed = new Set<string>();
  const spoken = new Set<string>();
  for (const run of hanRuns(items)) {
    const words = cut(run).filter((word) => word.length > 1);
    if (run.length <= RUN_MAX && run.length > 1) words.push(run);
    if (run.length === 1) indexed.add(run);
    for (const word of words) {
      indexed.add(word);
      spoken.add(word);
    }
    if (substrings) for (const pair of bigrams(run)) indexed.add(pair);
  }
  for (const tokens of chunks(items)) {
    const whole = tokens.map((token) => token.stem).join('');
    if (tokens.length > 1 && whole.length <= WORD_MAX) indexed.add(whole);
    for (const { text, stem, script } of tokens) {
      if (text.length > WORD_MAX) continue;
      indexed.add(stem);
      if (script === 'latin' && text.length > 1) spoken.add(text);
    }
  }
  return { indexed: [...indexed], spoken: [...spoken] };
}

/** Short Latin codes ('SC', 'me', 'as') are names only in capitals or behind a strength; single letters behind a strength only. */
export function looksMeant(tokens: readonly Token[], previous: Item | undefined): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length > 1 || first.script !== 'latin' || first.text.length > 3) return true;
  if (previous?.type === 'strength' || (previous?.type === 'atom' && previous.script === 'digits')) return true;
  return first.upper && first.text.length > 1;
}

/** The atoms from `start`, at most `count`, that may be one name: no strength, nothing that parts names between them. */
export function window(items: readonly Item[], start: number, count: number): Token[] {
  const tokens: Token[] = [];
  for (let index = start; index < Math.min(items.length, start + count); index += 1) {
    const item = items[index];
    if (item?.type !== 'atom' || (index > start && item.before === 'hard')) break;
    tokens.push(item);
  }
  return tokens;
}

/** The names of the lexicon a text mentions, longest first, none within another: '微囊悬浮剂' mentions no 悬浮剂. */
export function mentions(lexicon: Lexicon, items: readonly Item[]): Meaning[] {
  const found: Meaning[] = [];
  let index = 0;
  while (index < items.length) {
    const item = items[index];
    let taken = 1;
    if (item?.type === 'atom') {
      const tokens = window(items, index, lexicon.longestFrom(item));
      for (let length = tokens.length; length > 0; length -= 1) {
        const part = tokens.slice(0, length);
        const meanings = lexicon.exact(part.map((token) => token.stem).join(''));
        if (meanings.length === 0 || !looksMeant(part, items[index - 1])) continue;
        found.push(...meanings);
        taken = length;
        break;
      }
    } else if (item?.type === 'cas') found.push(...lexicon.cas(item.digits));
    index += taken;
  }
  return found;
}

export function strengthLexemes({ content, unit }: Strength): [exact: string, number: string] {
  return [`s:${content}${unit.toLowerCase()}`, `s:${content}`];
}

export const valueLexeme = (code: string, value: number): string => `v:${code}:${value}`;

/** The number of an attribute; one in per cent is what the exhibit is called by, as a strength is: '45% vol'. */
export const valueLexemes = ({ code, unit, value }: Value): string[] => [
  valueLexeme(code, value),
  ...(unit.startsWith('%') ? strengthLexemes({ content: value, unit: '%' }) : []),
];

/** Content of one ingredient of a mixture: not what the product is called by. */
export function partLexeme({ content, unit }: Strength): string {
  return `p:${content}${unit.toLowerCase()}`;
}

/** Of this many ingredients and no more. */
export const aloneLexeme = (ingredients: number): string => `#${ingredients}`;

/** Stands in documents with a boost: the best hits of a common word are looked for among them first. */
export const RAISED = '^';

export type Lexemes = { lexemes: ReadonlySet<string>; spoken: ReadonlySet<string> };

function textLexemes(lexicon: Lexicon, field: Field, text: string): Lexemes {
  const items = parseItems(text);
  const words = wordsOf(items, field !== 'r');
  const lexemes = new Set(words.indexed.map((word) => `${field}:${word}`));
  const mention = field === 'r' ? 'R@' : 'N@';
  for (const { entry } of mentions(lexicon, items)) lexemes.add(`${mention}${entry.kind}:${entry.code}`);
  for (const item of items) {
    if (item.type === 'strength' && field === 'n') for (const strength of strengthLexemes(item)) lexemes.add(strength);
    if (item.type === 'cas') lexemes.add(`c:${item.digits}`);
  }
  return { lexemes, spoken: new Set(words.spoken) };
}

/** Texts met before: company names and places stand in every product of a company. */
const met = new WeakMap<Lexicon, Map<string, Lexemes>>();
const MET_MAX = 5000;
const MET_LENGTH_MAX = 100;

function metLexemes(lexicon: Lexicon, field: Field, text: string): Lexemes {
  if (text.length > MET_LENGTH_MAX) return textLexemes(lexicon, field, text);
  const texts = met.get(lexicon) ?? new Map<string, Lexemes>();
  met.set(lexicon, texts);
  const key = `${field}${text}`;
  const before = texts.get(key);
  if (before !== undefined) return before;
  const made = textLexemes(lexicon, field, text);
  if (texts.size >= MET_MAX) texts.clear();
  texts.set(key, made);
  return made;
}

/** The lexemes of some texts of one field and the words among them. */
export function fieldLexemes(lexicon: Lexicon, field: Field, texts: readonly string[]): Lexemes {
  const all = texts.map((text) => metLexemes(lexicon, field, text));
  return {
    lexemes: new Set(all.flatMap(({ lexemes }) => [...lexemes])),
    spoken: new Set(all.flatMap(({ spoken }) => [...spoken])),
  };
}

export const placeLexemes = (places: readonly string[]): string[] => places.map((place) => `b:${placeKey(place)}`);

export function codeLexemes(codes: readonly string[]): string[] {
  return codes
    .map(codeKey)
    .filter((key) => key !== '')
    .map((key) => `c:${key}`);
}
