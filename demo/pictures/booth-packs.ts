import type { Random } from '../data/shapes.ts';
import { group, num, path, rect, type Point } from './drawing.ts';
import type { Palette } from './palette.ts';

/** Packs a few millimetres high, for shelves: silhouettes with a label, standing on (0, 0). */

type Silhouette = (body: string, label: string, cap: string) => string;

const shade = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, '#000', 'opacity="0.13"');

const bottle: Silhouette = (body, label, cap) =>
  path('M-10 0V-26Q-10 -32 -4 -34V-40H4V-34Q10 -32 10 -26V0Z', body) +
  rect(-10, -23, 20, 16, label) +
  rect(-5, -45, 10, 6, cap, 'rx="1"') +
  shade(5, -26, 5, 26);

const jerrycan: Silhouette = (body, label, cap) =>
  path('M-13 0V-28L-9 -33H9Q13 -32 13 -27V0Z', body) +
  rect(-10, -24, 20, 18, label) +
  rect(-11, -38, 9, 5, cap) +
  path('M0 -33Q2 -40 10 -34', 'none', `stroke="${body}" stroke-width="4"`) +
  shade(8, -30, 5, 30);

const bag: Silhouette = (body, label, cap) =>
  path('M-12 0Q-14 -18 -11 -38H11Q14 -18 12 0Z', label) +
  rect(-11, -38, 22, 5, body) +
  rect(-12, -9, 24, 4, cap) +
  path('M-7 -30H5V-20H-7Z', '#fff', 'opacity="0.85"') +
  shade(7, -38, 5, 38);

const box: Silhouette = (body, label, cap) =>
  rect(-13, -30, 26, 30, label) + rect(-13, -30, 26, 6, cap) + rect(-9, -20, 13, 10, body) + shade(7, -30, 6, 30);

const jar: Silhouette = (body, label, cap) =>
  rect(-12, -24, 24, 24, body, 'rx="4"') +
  rect(-12, -19, 24, 14, label) +
  rect(-11, -31, 22, 8, cap, 'rx="2"') +
  shade(6, -24, 6, 24);

const SILHOUETTES: readonly Silhouette[] = [bottle, bottle, jerrycan, bag, box, jar];

/** One small pack standing at `place`. */
export function miniature(chance: Random, palette: Palette, place: Point, scale: number): string {
  const label = chance.pick([palette.strong, palette.mid, palette.accentDeep, palette.deep]);
  const drawn = chance.pick(SILHOUETTES)(
    chance.pick(['#ffffff', '#f0f2f1', palette.haze]),
    label,
    chance.pick([palette.accent, palette.deep, '#ffffff']),
  );
  return group(`translate(${num(place.x)} ${num(place.y)}) scale(${scale})`, drawn);
}
