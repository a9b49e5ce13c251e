import type { Finder, Passage } from './masking.ts';

/** A name that may stand in a text, and what stands for it in the translation. */
export type KnownName = {
  name: string;
  shown: string;
  /** Written in these very letters alone, as codes are. */ exact?: boolean;
};

const LATIN = /[\p{Script=Latin}\d]/u;
const firstOf = (name: string): string => name.slice(0, 1).toLowerCase();

/** By their first sign, the longest first. */
type Book = ReadonlyMap<string, readonly (KnownName & { low: string })[]>;

function bookOf(names: readonly KnownName[]): Book {
  const book = new Map<string, (KnownName & { low: string })[]>();
  for (const known of names) {
    const first = firstOf(known.name);
    const entry = { ...known, low: known.name.toLowerCase() };
    const before = book.get(first);
    if (before === undefined) book.set(first, [entry]);
    else before.push(entry);
  }
  for (const list of book.values()) list.sort((a, b) => b.low.length - a.low.length);
  return book;
}

const goesOn = (sign: string | undefined, beside: string): boolean =>
  sign !== undefined && LATIN.test(sign) && LATIN.test(beside);

/** Finds names, the longest at each place: one in Latin letters as whole words alone, in capital or small letters; a Chinese one anywhere. */
export function namesFinder(names: readonly KnownName[]): Finder {
  const book = bookOf(names.filter(({ name }) => name !== ''));
  return (text) => {
    const low = text.toLowerCase();
    // of another length where a letter is written as two: then only as it stands
    const read = low.length === text.length ? low : text;
    const found: Passage[] = [];
    let at = 0;
    while (at < text.length) {
      const here = at;
      const known = book.get(read.charAt(at))?.find(({ low: name, name: written, exact }) => {
        const end = here + name.length;
        if (!(exact === true ? text.startsWith(written, here) : read.startsWith(name, here))) return false;
        return !goesOn(text[here - 1], text.charAt(here)) && !goesOn(text[end], text.charAt(end - 1));
      });
      if (known === undefined) {
        at += 1;
        continue;
      }
      const end = at + known.low.length;
      found.push({ start: at, end, shown: known.shown });
      at = end;
    }
    return found;
  };
}
