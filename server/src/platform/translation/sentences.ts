import type { Lang } from '@fairbridge/contract/text.ts';

/** What is translated by itself, and what stands behind it: the break of a line, a space, nothing. */
export type Sentence = { text: string; behind: string };

/** Behind the end of a sentence; a full stop ends one where a word stood before it and a capital letter follows: 'No. 5' and 'Co. Ltd' do not. */
const END = /(?<!\s)\s*\n\s*|(?<=[。！？；])[^\S\n]*|(?<=[!?])[^\S\n]+|(?<=[\p{Ll}\d]{3}[.;])[^\S\n]+(?=\p{Lu})/gu;

/** A text by sentences and lines, so that of a long one a part can be kept. All of it together is the text. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { index, 0: behind } of text.matchAll(END)) {
    if (index === 0) continue;
    sentences.push({ text: text.slice(from, index), behind });
    from = index + behind.length;
  }
  if (from < text.length) sentences.push({ text: text.slice(from), behind: '' });
  return sentences;
}

/** What stands between two sentences in this language; lines stay lines. */
export const between = (behind: string, into: Lang): string =>
  behind.includes('\n') ? behind : into === 'en' ? ' ' : '';
