import type { Finder, Passage } from './masking.ts';

/** Finds what a pattern matches, and leaves it as it is. */
const asWritten =
  (pattern: RegExp): Finder =>
  (text) =>
    [...text.matchAll(pattern)].map((match): Passage => ({
      start: match.index,
      end: match.index + match[0].length,
      shown: match[0],
    }));

/** What looks like one of our own marks must not be taken for one. */
export const ownMarks = asWritten(/q\s?z\s?\d{1,4}\s?z/giu);

/** Addresses of pages and of people. */
export const addresses = asWritten(
  /https?:\/\/[^\s\p{Script=Han}，。；、）]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu,
);

/** CAS numbers, HS codes, telephone numbers, days and times in figures: figures joined by signs. */
export const figureCodes = asWritten(
  /(?<![\p{Script=Latin}\d.-])(?:\d{2,7}-\d{2}-\d|\d{4}(?:\.\d{2,4}){2,3}|\+?\d+(?:[-/:]\d+){2,5}|\d{1,2}:\d{2}|\+\d{6,15})(?![\p{Script=Latin}\d])/gu,
);

const WORD_OF_CODE = /[A-Za-z\d]+(?:[-/.#_][A-Za-z\d]+)*/gu;
const GOES_ON = /[\p{Script=Latin}\d]/u;

/** Registration, article and batch numbers: a word with both a figure and a capital letter in it. */
export const articleCodes: Finder = (text) =>
  asWritten(WORD_OF_CODE)(text).filter(({ start, end, shown }) => {
    if (!/\d/.test(shown) || !/[A-Z]/.test(shown)) return false;
    return !GOES_ON.test(text.charAt(start - 1)) && !GOES_ON.test(text.charAt(end));
  });

const CAPITALS = /(?<![\p{Script=Latin}\d])[A-Z](?:[A-Z]|[/&][A-Z]){1,7}(?![\p{Script=Latin}\d])/gu;
const WORDS = /\p{Script=Latin}{2,}/gu;

/** Does it write everything in capitals? Then a word in them is a word. */
export function shouts(text: string): boolean {
  const words = text.match(WORDS) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase()).length;
  return loud > 2 && loud > words.length / 2 && !/\p{Script=Han}/u.test(text);
}

/** FOB, L/C, COA, ICAMA: what the trade writes in capitals in every language. */
export const abbreviations: Finder = (text) => (shouts(text) ? [] : asWritten(CAPITALS)(text));
