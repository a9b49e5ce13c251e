import { boxOf } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

export type Label = { number: { text: string; size: number }; lines: string[]; lineSize: number };

/** Smaller letters than this, in pixels of the screen, nobody reads. */
const SMALLEST = 7;
const LARGEST_NUMBER = 15;
const LARGEST_NAME = 13;
/** So much of a booth's sides letters may fill. */
const FILL = 0.88;

type Measure = (text: string, size: number) => number;

/** Breaks a name into lines of at most this width: English between words, Chinese anywhere. A word that is wider than a line is cut off there. */
function broken(name: string, width: number, size: number, measure: Measure): string[] {
  const parts = name.match(/\p{Script=Han}|[^\s\p{Script=Han}]+|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = line + part;
    if (measure(longer.trim(), size) <= width) line = longer;
    else {
      lines.push(line.trim());
      line = part.trimStart();
      if (measure(line, size) > width) return [...lines, `${line}…`].filter((one) => one !== '');
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines.filter((one) => one !== '');
}

/** The first lines that fit, the last with an ellipsis where more would follow. */
function cutTo(lines: readonly string[], most: number, width: number, size: number, measure: Measure): string[] {
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  if (lines.length <= most && measure(last, size) <= width) return kept;
  last = last.replace(/…$/, '');
  while (last !== '' && measure(`${last}…`, size) > width) last = last.slice(0, -1).trimEnd();
  return [...kept.slice(0, -1), `${last}…`];
}

/** What is written on a booth, so that it lies within: its number, and below it as much of the name as there is room for. Null where not even the number fits. */
export function labelOf(booth: PlanBooth, pixelsPerMetre: number, lang: Lang, measure: Measure): Label | null {
  const { left, top, right, bottom } = boxOf(booth.points);
  const width = (right - left) * pixelsPerMetre * FILL;
  const height = (bottom - top) * pixelsPerMetre * FILL;
  // most booths of a floor that is shown whole: measuring letters takes long
  if (height * 0.8 < SMALLEST) return null;
  const [first] = booth.exhibitors;
  const wide = measure(booth.number, 1) * 1.02;
  const size = Math.min(LARGEST_NUMBER, width / wide, height * 0.8);
  if (size < SMALLEST) return null;
  const number = { text: booth.number, size };
  const lineSize = Math.min(LARGEST_NAME, size);
  const most = Math.floor((height - size * 1.15) / (lineSize * 1.15));
  if (first === undefined || most < 1) return { number, lines: [], lineSize };
  return {
    number,
    lines: cutTo(broken(inLang(first.name, lang), width, lineSize, measure), most, width, lineSize, measure),
    lineSize,
  };
}
