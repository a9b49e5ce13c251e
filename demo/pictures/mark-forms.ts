import type { Random } from '../data/shapes.ts';
import { circle, group, num, path, rect, stroke } from './drawing.ts';
import { textLine, textWidth } from './lettering.ts';
import type { Palette } from './palette.ts';

/** Constructions of a company mark, each in a box of 200 by 200 around (0, 0) from -100 to 100. */

export interface MarkInks {
  first: string;
  second: string;
  /** Colour of what the mark stands on, for parts cut out of it. */
  ground: string;
}

export interface MarkSource {
  initials: string;
  /** One Chinese character of the short name. */
  character: string;
  chance: Random;
}

export type MarkForm = (inks: MarkInks, source: MarkSource) => string;

const turn = (degrees: number, body: string): string => group(`rotate(${num(degrees)})`, body);
const around = (count: number, body: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => turn((index * 360) / count, body(index))).join('');

const leafPair: MarkForm = ({ first, second }) =>
  path('M-6 84C-92 66 -104 -10 -84 -70C-24 -52 8 4 -6 84Z', first) +
  path('M6 84C92 66 104 -10 84 -70C24 -52 -8 4 6 84Z', second) +
  circle(0, -66, 20, first);

const molecule: MarkForm = ({ first, second, ground }) => {
  const hexagon = (r: number): string =>
    `M0 ${-r}L${num(r * 0.866)} ${-r / 2}V${r / 2}L0 ${r}L${num(-r * 0.866)} ${r / 2}V${-r / 2}Z`;
  return (
    path(hexagon(96), first) +
    path(hexagon(66), ground) +
    around(3, () => stroke('M0 0V-46', second, 14) + circle(0, -50, 15, second)) +
    circle(0, 0, 22, first)
  );
};

const furrows: MarkForm = ({ first, second }) => {
  const waves = [-34, 2, 38, 74]
    .map((y, index) =>
      stroke(`M-92 ${y}C-50 ${y - 38} -14 ${y + 34} 28 ${y}S78 ${y - 20} 92 ${y - 8}`, index % 2 ? second : first, 21),
    )
    .join('');
  return waves + circle(44, -68, 26, second);
};

const sunRows: MarkForm = ({ first, second, ground }) => {
  const rows = [-2, -1, 0, 1, 2]
    .map((row) => path(`M${row * 9 - 3} 6H${row * 9 + 3}L${row * 44 + 13} 96H${row * 44 - 13}Z`, ground))
    .join('');
  return (
    `<clipPath id="mf"><circle r="96"/></clipPath><g clip-path="url(#mf)">${rect(-100, -100, 200, 200, second)}${path('M-100 6H100V100H-100Z', first)}${rows}</g>` +
    path('M-44 0A44 44 0 0 1 44 0Z', ground)
  );
};

const monogram: MarkForm = ({ first, second, ground }, { initials }) => {
  const size = Math.min(104, 150 / Math.max(1, textWidth(initials, true)));
  return (
    rect(-94, -94, 188, 188, first, 'rx="52"') +
    path('M-94 50C-40 12 30 92 94 34V42Q94 94 42 94H-42Q-94 94 -94 50Z', second) +
    textLine(initials, 0, size * 0.34, { size, fill: ground, weight: 700, anchor: 'middle' })
  );
};

const drop: MarkForm = ({ first, second, ground }) =>
  path('M0 -98C44 -34 74 -4 74 34A74 74 0 0 1 -74 34C-74 -4 -44 -34 0 -98Z', first) +
  path('M-46 48C-30 -8 10 -22 48 -16C50 32 18 66 -34 62C-16 34 4 14 26 4C-4 8 -26 22 -46 48Z', ground) +
  path('M-74 34A74 74 0 0 0 -10 107.5C-44 92 -62 70 -74 34Z', second);

const grainEar: MarkForm = ({ first, second }) => {
  const grain = (x: number, y: number, degrees: number, colour: string): string =>
    group(`translate(${x} ${y}) rotate(${degrees})`, path('M0 0C-20 -16 -20 -40 0 -56C20 -40 20 -16 0 0Z', colour));
  const rows = [70, 30, -10].map((y) => grain(-5, y, -40, first) + grain(5, y, 40, second)).join('');
  return stroke('M0 98V-30', first, 8) + rows + grain(0, -38, 0, first);
};

/** Two square rings, each passing once over and once under the other. */
const squares: MarkForm = ({ first, second, ground }) => {
  const ring = (at: number, colour: string): string =>
    rect(at, at, 84, 84, 'none', `rx="8" stroke="${colour}" stroke-width="24"`);
  const bar = (from: number, to: number, colour: string, width: number): string =>
    path(`M26 ${from}V${to}`, 'none', `stroke="${colour}" stroke-width="${width}"`);
  const over = bar(-44, -8, ground, 36) + bar(-46, -6, first, 24);
  return group('rotate(45)', ring(-58, first) + ring(-26, ground).replace('"24"', '"36"') + ring(-26, second) + over);
};

const petals: MarkForm = ({ first, second, ground }) =>
  around(6, (index) => path('M0 -10C-40 -40 -34 -84 0 -98C34 -84 40 -40 0 -10Z', index % 2 ? second : first)) +
  circle(0, 0, 17, ground);

const bridge: MarkForm = ({ first, second }) =>
  stroke('M-92 44C-60 -40 60 -40 92 44', first, 20) +
  stroke('M-92 4C-50 -76 50 -76 92 4', second, 12) +
  [-56, -28, 0, 28, 56].map((x) => rect(x - 5, -18 + Math.abs(x) * 0.42, 10, 68 - Math.abs(x) * 0.42, first)).join('') +
  rect(-96, 46, 192, 18, first, 'rx="9"') +
  rect(-60, 74, 120, 12, second, 'rx="6"');

const ringCharacter: MarkForm = ({ first, second }, { character }) =>
  circle(0, 0, 86, 'none', `stroke="${first}" stroke-width="15" stroke-dasharray="430 111" transform="rotate(-32)"`) +
  path('M52 -92C88 -92 100 -66 98 -40C72 -38 50 -58 52 -92Z', second) +
  textLine(character, 0, 39, { size: 106, fill: first, weight: 700, anchor: 'middle' });

const peaks: MarkForm = ({ first, second, ground }) =>
  circle(40, -50, 32, second) +
  path('M-2 66L44 -20L98 66Z', second) +
  path('M-98 66L-30 -66L40 66Z', first) +
  stroke('M-52 -4L-36 12L-24 -6L-8 10', ground, 9) +
  rect(-98, 78, 196, 14, first, 'rx="7"');

const pinwheel: MarkForm = ({ first, second }) =>
  around(4, (index) => path('M4 -4H90C90 -56 52 -92 4 -92Z', index % 2 ? second : first));

const caneStalks: MarkForm = ({ first, second }) => {
  const stalk = (x: number, top: number, count: number, colour: string): string =>
    Array.from({ length: count }, (_, part) => rect(x, top + part * 33, 28, 28, colour, 'rx="5"')).join('');
  return (
    stalk(-54, -2, 3, second) +
    stalk(-14, -35, 4, first) +
    stalk(26, -2, 3, second) +
    path('M-2 -42C-4 -84 20 -98 60 -98C44 -84 22 -68 10 -42Z', first) +
    path('M14 -40C30 -66 60 -70 96 -50C66 -50 48 -40 40 -8C34 -22 26 -32 14 -40Z', second) +
    path('M-14 -40C-30 -66 -60 -70 -96 -50C-66 -50 -48 -40 -40 -8C-34 -22 -26 -32 -14 -40Z', second) +
    path('M-2 -42C-8 -74 -28 -90 -62 -92C-44 -80 -26 -66 -14 -42Z', first)
  );
};

export const MARK_FORMS: readonly MarkForm[] = [
  leafPair,
  molecule,
  furrows,
  sunRows,
  monogram,
  drop,
  grainEar,
  squares,
  petals,
  bridge,
  ringCharacter,
  peaks,
  pinwheel,
  caneStalks,
];

export function inksOf(palette: Palette, variant: number): MarkInks & { plate: string } {
  if (variant === 1) return { plate: palette.strong, first: '#ffffff', second: palette.accent, ground: palette.strong };
  if (variant === 2) return { plate: palette.mist, first: palette.deep, second: palette.mid, ground: palette.mist };
  return { plate: '#ffffff', first: palette.strong, second: palette.accentDeep, ground: '#ffffff' };
}
