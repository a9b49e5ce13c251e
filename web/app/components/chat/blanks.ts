/** A blank of a phrase (`components/phrase-book`), in signs that nobody types. */
const BLANK = /‹[^‹›\n]{1,40}›/g;

export type Range = { from: number; to: number };

export const blanksIn = (text: string): Range[] =>
  [...text.matchAll(BLANK)].map(({ index, 0: blank }) => ({ from: index, to: index + blank.length }));

/** The first blank behind a place; null where none is left: from there Tab leaves the field as ever. */
export const nextBlank = (text: string, behind: number): Range | null =>
  blanksIn(text).find(({ from }) => from >= behind) ?? null;

/** Puts a phrase in the place of what is selected, on a line of its own: by its lines a message is told in the other language. Answers what is to be filled in first, or where the cursor stands. */
export function withPhrase(text: string, { from, to }: Range, phrase: string): { text: string; select: Range } {
  const [before, behind] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()];
  const start = before === '' ? '' : `${before}\n`;
  const next = `${start}${phrase}${behind === '' ? '' : `\n${behind}`}`;
  const end = start.length + phrase.length;
  const first = nextBlank(phrase, 0);
  const select =
    first === null ? { from: end, to: end } : { from: start.length + first.from, to: start.length + first.to };
  return { text: next, select };
}
