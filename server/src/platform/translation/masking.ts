/** A passage that no engine may touch: where it stands, and what stands for it in the translation. */
export type Passage = { start: number; end: number; shown: string };
/** Finds such passages of one sort in a text. */
export type Finder = (text: string) => readonly Passage[];

/** A text whose passages are hidden behind marks, and what each mark stands for, by its number. */
export type Masked = { text: string; shown: readonly string[] };

/** Capital letters around a number: engines take it for a code of its own and carry it over. */
const markOf = (at: number): string => `QZ${at}Z`;
/** As engines give it back: also in small letters, or with a space between. */
const MARK = /q\s?z\s?(\d{1,4})\s?z/giu;
const LATIN = /[\p{Script=Latin}\d]/u;
const LETTER = /[\p{Script=Han}\p{Script=Latin}\d]/u;

/** The passages of all finders from left to right. Where two of them meet, the one of the earlier finder stands. */
export function passagesOf(text: string, finders: readonly Finder[]): Passage[] {
  const taken: Passage[] = [];
  for (const find of finders)
    for (const found of find(text))
      if (found.end > found.start && taken.every(({ start, end }) => found.end <= start || found.start >= end))
        taken.push(found);
  return taken.toSorted((a, b) => a.start - b.start);
}

/** Beside a letter a mark stands apart, as a code does in print: engines cut the text there. */
const apart = (sign: string | undefined): string => (sign !== undefined && LETTER.test(sign) ? ' ' : '');

/** Hides these passages, which do not overlap and stand in order. */
export function mask(text: string, passages: readonly Passage[]): Masked {
  let masked = '';
  let from = 0;
  for (const [at, { start, end }] of passages.entries()) {
    const before = text.slice(from, start);
    masked += `${before}${apart(before.at(-1))}${markOf(at)}${apart(text[end])}`;
    from = end;
  }
  return { text: masked + text.slice(from), shown: passages.map(({ shown }) => shown) };
}

/** Puts what stands for them in the place of passages, apart from letters beside them that they did not touch before. */
export function replacePassages(text: string, passages: readonly Passage[]): string {
  let replaced = '';
  let from = 0;
  let changed = false;
  const add = (piece: string, isChanged: boolean): void => {
    const [last, first] = [replaced.at(-1) ?? '', piece.at(0) ?? ''];
    replaced += (changed || isChanged) && LATIN.test(last) && LATIN.test(first) ? ` ${piece}` : piece;
    if (piece !== '') changed = isChanged;
  };
  for (const { start, end, shown } of passages) {
    add(text.slice(from, start), false);
    add(shown, shown !== text.slice(start, end));
    from = end;
  }
  add(text.slice(from), false);
  return replaced;
}

/** Which marks stand in a text, by their numbers, in their order. */
export const marksIn = (text: string): number[] => [...text.matchAll(MARK)].map(([, at]) => Number(at));

/** The text without its marks: what there is to translate. */
export const withoutMarks = (text: string): string => text.replace(MARK, ' ');

/** Puts back what was hidden. */
export const unmask = (text: string, shown: readonly string[]): string =>
  text.replace(MARK, (mark: string, at: string) => shown[Number(at)] ?? mark);

/** Have the marks of what was sent all come back, each as often as it was sent? In which order is the language's matter. */
export function sameMarks(sent: string, back: string): boolean {
  const [wanted, got] = [sent, back].map((text) => marksIn(text).toSorted((a, b) => a - b));
  return wanted?.join(' ') === got?.join(' ');
}
