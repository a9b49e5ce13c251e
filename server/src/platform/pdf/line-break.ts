import { charactersOf } from '@fairbridge/contract/text.ts';

/** How wide a text is, in points. */
export type Measure = (text: string) => number;

const OPENING = /^[（《「『【〈“‘([]$/u;
const CLOSING = /^[，。、；：！？）》」』】〉”’…—·,.;:!?)\]]$/u;
/** Chinese and Japanese letters, their punctuation and full-width forms: a line may end after any of them. */
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;

/** May a line end between these two? No line begins with a blank or a closing mark, none ends with an opening one (GB/T 15834). */
function mayBreak(before: string, after: string): boolean {
  if (after === ' ' || OPENING.test(before) || CLOSING.test(after)) return false;
  if (before === ' ') return true;
  if (before === '-') return !/\d/.test(after);
  return IDEOGRAPH.test(before) || IDEOGRAPH.test(after);
}

/** The pieces a text may be broken between: Chinese characters and Latin words, with the marks that stay with them. Joined they are the text. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  let before = '';
  for (const character of charactersOf(text)) {
    if (before === '' || mayBreak(before, character)) found.push(character);
    else found.push(`${found.pop() ?? ''}${character}`);
    before = character;
  }
  return found;
}

/** Breaks a text into lines no wider than `width`. A piece wider than a line is broken inside: nothing is ever cut off. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
    while (measure(line.trimEnd()) > width) {
      const head = fittingHead(line, width, measure);
      if (head.length === line.length) break;
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** The longest beginning that fits, at least one character. */
function fittingHead(line: string, width: number, measure: Measure): string {
  const [first = '', ...rest] = charactersOf(line);
  let head = first;
  for (const character of rest) {
    if (measure(head + character) > width) return head;
    head += character;
  }
  return head;
}

/** The widest piece: where it is wider than a line, a smaller size keeps words whole. */
export const widestPiece = (text: string, measure: Measure): number =>
  Math.max(0, ...pieces(text).map((piece) => measure(piece.trimEnd())));
