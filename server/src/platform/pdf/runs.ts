import { charactersOf } from '@fairbridge/contract/text.ts';
import type { Face, Fonts } from './fonts.ts';
import { covers } from './glyphs.ts';

/** A stretch of a line that one font draws in one direction. */
export type Run = { text: string; face: Face; rtl: boolean };

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const STRONG = /\p{L}/u;
const WORDS = /\s+|\p{Script=Han}|(?:(?!\p{Script=Han})\S)+/gu;
/** What faces the other way between letters that are read from the right. */
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** A word is drawn by one font where one has all of it, so that its letters match. */
function runsOfWord(word: string, fonts: Fonts, first: Face): Run[] {
  const rtl = RTL.test(word);
  const face = fonts.find((one) => covers(one, word));
  if (face !== undefined) return [{ text: word, face, rtl }];
  return charactersOf(word).map((text) => ({ text, face: fonts.find((one) => covers(one, text)) ?? first, rtl }));
}

const isBlank = ({ text }: Run): boolean => text.trim() === '';

/** Neighbours of one font and direction are one: letters that join stand beside each other. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last !== undefined && last.face === run.face && last.rtl === run.rtl)
      out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

/** Stretches of one direction, in the order of the line. */
function groupsOf(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.rtl === run.rtl) last.push(run);
    else groups.push([run]);
  }
  return groups.map((group) => (group[0]?.rtl === true ? group.toReversed() : group));
}

const mirrored = (run: Run): Run =>
  run.rtl ? { ...run, text: run.text.replaceAll(/[()[\]{}<>«»]/g, (sign) => MIRRORED[sign] ?? sign) } : run;

/**
 * The runs of a line from left to right. Its first letter says from which side it is read; what is read the other way stands in it as a
 * block (Unicode Bidirectional Algorithm, as far as names and companies need it: one level, no numbers inside Arabic words).
 */
export function runsOf(line: string, fonts: Fonts): Run[] {
  const [first] = fonts;
  if (first === undefined) return [];
  // most lines
  if (covers(first, line) && !RTL.test(line)) return [{ text: line, face: first, rtl: false }];
  const base = RTL.test(STRONG.exec(line)?.[0] ?? '');
  const runs = [...line.matchAll(WORDS)].flatMap(([word]) => runsOfWord(word, fonts, first));
  const placed = runs.map((run, at) => {
    if (!isBlank(run)) return run;
    const [before, after] = [runs[at - 1], runs[at + 1]];
    const face = before !== undefined && covers(before.face, run.text) ? before.face : run.face;
    return { ...run, face, rtl: before?.rtl === after?.rtl ? (before?.rtl ?? base) : base };
  });
  const groups = groupsOf(joined(placed));
  return (base ? groups.toReversed() : groups).flat().map(mirrored);
}
