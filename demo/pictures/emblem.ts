import { circle, group, num, path, stroke } from './drawing.ts';

/** Small geometric signs in a box of 100 by 100, in two colours: on labels, marks and adverts. */

export type EmblemName =
  | 'leaf'
  | 'sprout'
  | 'drop'
  | 'ear'
  | 'sun'
  | 'sunrows'
  | 'hexagon'
  | 'cane'
  | 'shield'
  | 'target'
  | 'cob'
  | 'flower';

type Emblem = (first: string, second: string) => string;

const turned = (degrees: number, body: string, x = 50, y = 50): string =>
  group(`rotate(${num(degrees)} ${x} ${y})`, body);

const leaf: Emblem = (first, second) =>
  path('M14 84C6 42 34 10 90 10C94 62 64 96 22 86C36 60 50 46 68 34C44 42 26 60 14 84Z', first) +
  path('M90 10C94 62 64 96 22 86C36 60 50 46 68 34Z', second, 'opacity="0.75"');

const sprout: Emblem = (first, second) =>
  path('M50 60C50 30 30 14 6 14C6 44 24 60 50 60Z', first) +
  path('M50 60C50 36 68 22 94 22C94 48 76 62 50 60Z', second) +
  stroke('M50 56V92', first, 7);

const drop: Emblem = (first, second) =>
  path('M50 4C68 32 82 46 82 64A32 32 0 0 1 18 64C18 46 32 32 50 4Z', first) +
  path('M50 92A28 28 0 0 0 78 64C78 58 76 52 73 47C60 62 40 56 24 72A28 28 0 0 0 50 92Z', second);

const ear: Emblem = (first, second) => {
  const grain = (x: number, y: number, degrees: number, colour: string): string =>
    group(`translate(${x} ${y}) rotate(${degrees})`, path('M0 0C-10 -9 -10 -22 0 -30C10 -22 10 -9 0 0Z', colour));
  const rows = [74, 56, 38].map((y) => grain(48, y, -42, first) + grain(52, y, 42, second)).join('');
  return stroke('M50 96V30', first, 4) + rows + grain(50, 32, 0, first);
};

const sun: Emblem = (first, second) => {
  const rays = Array.from({ length: 12 }, (_, index) => turned(index * 30, path('M46 4H54L52 22H48Z', second))).join(
    '',
  );
  return rays + circle(50, 50, 23, first);
};

const sunrows: Emblem = (first, second) =>
  path('M22 46A28 28 0 0 1 78 46Z', second) +
  path('M4 54H96V62H4Z', first) +
  path('M30 68H42L22 96H0ZM46 68H54L58 96H42ZM58 68H70L100 96H78Z', first);

const hexagon: Emblem = (first, second) => {
  const cell = (x: number, y: number, colour: string): string =>
    path(
      `M${x} ${y - 24}l21 12v24l-21 12l-21 -12v-24Z`,
      'none',
      `stroke="${colour}" stroke-width="7" stroke-linejoin="round"`,
    );
  return cell(29, 34, first) + cell(71, 34, second) + cell(50, 70, first) + circle(50, 70, 7, second);
};

const cane: Emblem = (first, second) => {
  const stalk = (x: number, top: number, colour: string): string =>
    [0, 1, 2, 3].map((part) => path(`M${x - 7} ${top + part * 18}h14v15h-14Z`, colour)).join('');
  return (
    stalk(34, 26, first) +
    stalk(54, 18, second) +
    path('M54 18C58 2 74 0 96 10C78 10 66 14 60 22Z', first) +
    path('M34 26C30 8 18 6 2 14C16 14 24 20 28 28Z', second) +
    path('M54 18C50 6 44 2 34 2C42 6 46 12 48 20Z', first)
  );
};

const shield: Emblem = (first, second) =>
  path('M50 4L88 16V48C88 72 72 88 50 97C28 88 12 72 12 48V16Z', first) +
  path('M50 22C66 34 70 52 50 78C30 52 34 34 50 22Z', second);

const target: Emblem = (first, second) =>
  circle(50, 50, 38, 'none', `stroke="${first}" stroke-width="8"`) +
  circle(50, 50, 17, second) +
  path('M46 0H54V20H46ZM46 80H54V100H46ZM0 46H20V54H0ZM80 46H100V54H80Z', first);

const cob: Emblem = (first, second) => {
  const kernels = [0, 1, 2, 3, 4, 5]
    .flatMap((row) => [-1, 0, 1].map((column) => circle(50 + column * 12, 20 + row * 11, 5.2, second)))
    .join('');
  return (
    kernels +
    path('M50 98C16 88 14 52 22 34C30 44 40 66 50 98Z', first) +
    path('M50 98C84 88 86 52 78 34C70 44 60 66 50 98Z', first)
  );
};

const flower: Emblem = (first, second) => {
  const petals = [0, 72, 144, 216, 288]
    .map((degrees) => turned(degrees, path('M50 50C32 36 36 8 50 4C64 8 68 36 50 50Z', first)))
    .join('');
  return petals + circle(50, 50, 10, second);
};

const EMBLEMS: Readonly<Record<EmblemName, Emblem>> = {
  leaf,
  sprout,
  drop,
  ear,
  sun,
  sunrows,
  hexagon,
  cane,
  shield,
  target,
  cob,
  flower,
};

/** Draws an emblem with its top left corner at (`x`, `y`), `size` units wide and high. */
export function emblem(name: EmblemName, x: number, y: number, size: number, first: string, second: string): string {
  return group(`translate(${num(x)} ${num(y)}) scale(${(size / 100).toFixed(3)})`, EMBLEMS[name](first, second));
}
