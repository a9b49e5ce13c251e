import { pinyinOf } from '../../platform/search/pinyin.ts';

const HAN = /\p{Script=Han}/u;
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
/** A word is found by its beginning, up to so many letters. */
const PREFIX_MAX = 16;
/** Further words of a search for a person are left out. */
const ASKED_MAX = 12;

/** In one writing: full-width forms, capitals and marks on letters do not matter. */
const runsOf = (text: string): string[] =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC').match(RUNS) ?? [];

/** Typed words are cut to the same length, so that a longer one is found as well. */
const cut = (word: string): string => [...word].slice(0, PREFIX_MAX).join('');

const beginnings = (word: string): string[] => {
  const letters = [...cut(word)];
  return letters.map((_letter, at) => letters.slice(0, at + 1).join(''));
};

const pairs = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
};

function wordsOfRun(run: string): string[] {
  if (!HAN.test(run)) return beginnings(run);
  const { full, initials } = pinyinOf(run);
  return [...run, ...pairs(run), ...beginnings(full).slice(1), ...beginnings(initials).slice(1)];
}

/**
 * The words that a text is found by: the beginnings of Latin words, single and paired Chinese characters, pinyin and its initials.
 * An array with an index, asked for 'has all of these', so that a search costs the same whatever is typed.
 */
export const indexedWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => runsOf(text).flatMap(wordsOfRun))),
];

/** The same for vocabulary, of which one visitor may have eighty entries: whole words and pairs, without beginnings and pinyin. */
export const vocabularyWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => runsOf(text).flatMap((run) => (HAN.test(run) ? pairs(run) : [cut(run)])))),
];

/** What must be among those words to be found by what was typed. */
export const askedWords = (typed: string): string[] => {
  const words = runsOf(typed).flatMap((run) => {
    if (!HAN.test(run)) return [cut(run)];
    return [...run].length === 1 ? [run] : pairs(run);
  });
  return [...new Set(words)].slice(0, ASKED_MAX);
};
