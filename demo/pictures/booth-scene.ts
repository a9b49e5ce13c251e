import { random } from '../data/random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Random } from '../data/shapes.ts';
import { lounge, plant } from './booth-furniture.ts';
import { miniature } from './booth-packs.ts';
import { circle, fade, group, linear, num, path, polygon, rect, stroke, svg } from './drawing.ts';
import { emblem, type EmblemName } from './emblem.ts';
import { isometry, type Isometry } from './isometric.ts';
import { fittedLine } from './lettering.ts';
import { mix, paletteOf, tone, type Palette } from './palette.ts';

/** A booth: `sign` is its sign plate ('3F · B12'), `packs` how many products stand on its shelves (0 to 24 are shown). */
export interface BoothSceneInput {
  hue: number;
  sign: string;
  name: Bilingual;
  seed: string;
  packs: number;
}

interface Booth {
  input: BoothSceneInput;
  palette: Palette;
  iso: Isometry;
  chance: Random;
  emblem: EmblemName;
}

/** Metres. */
const [WIDE, DEEP, HIGH] = [6.4, 5.2, 3];
const EMBLEMS: readonly EmblemName[] = ['leaf', 'sprout', 'sunrows', 'hexagon', 'ear', 'flower', 'drop', 'cane'];

/** Where the camera stands; places of hotspots are told through it. */
const ISO = isometry(566, 250, 68);
const [VIEW_WIDE, VIEW_HIGH] = [1200, 675];

/** What a hotspot may point at, far enough from one another for a fingertip on a phone: shelves, screen, counter, table, mural, tower. */
const SPOTS = [
  ISO.at(0.85, 0.24, 2.3),
  ISO.at(4.98, 0, 1.6),
  ISO.at(4.75, 4, 1.4),
  ISO.at(3.05, 0.24, 2.25),
  ISO.at(2.1, 2.7, 0.8),
  ISO.at(1.85, 0.24, 0.85),
  ISO.at(0, 2.4, 1.3),
  ISO.at(0.75, DEEP, 1.3),
];
export const BOOTH_PLACES = SPOTS.map(({ x, y }) => ({
  x: Math.round((x * 1000) / VIEW_WIDE),
  y: Math.round((y * 1000) / VIEW_HIGH),
}));

/** The empty shell of a neighbour: floor and two low walls, pale. */
function neighbour({ palette, iso }: Booth, x: number, y: number, w: number, d: number): string {
  const edge = mix(palette.mist, palette.haze, 0.5);
  const wallX = polygon([iso.at(x, y, 1.7), iso.at(x + w, y, 1.7), iso.at(x + w, y), iso.at(x, y)], palette.wash);
  const wallY = polygon([iso.at(x, y, 1.7), iso.at(x, y + d, 1.7), iso.at(x, y + d), iso.at(x, y)], palette.mist);
  const bandX = polygon(
    [iso.at(x, y, 1.7), iso.at(x + w, y, 1.7), iso.at(x + w, y, 1.4), iso.at(x, y, 1.4)],
    palette.haze,
  );
  const bandY = polygon(
    [iso.at(x, y, 1.7), iso.at(x, y + d, 1.7), iso.at(x, y + d, 1.4), iso.at(x, y, 1.4)],
    mix(palette.haze, palette.soft, 0.3),
  );
  const slab = iso.block(
    { x, y, z: -0.08 },
    { x: w, y: d, z: 0.08 },
    { top: mix(palette.mist, '#ffffff', 0.3), left: edge, right: edge },
  );
  const desk = iso.block(
    { x: x + w * 0.55, y: y + d * 0.55, z: 0 },
    { x: w * 0.3, y: d * 0.16, z: 0.6 },
    { top: '#ffffff', left: palette.mist, right: edge },
  );
  return slab + wallX + wallY + bandX + bandY + desk;
}

/** The hall around: tiles, an aisle and pale neighbours, so that the booth stands in a fair and not in the void. */
function surroundings(booth: Booth): string {
  const { palette, iso } = booth;
  const line = (x1: number, y1: number, x2: number, y2: number): string => {
    const [from, to] = [iso.at(x1, y1), iso.at(x2, y2)];
    return `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`;
  };
  const tiles = Array.from(
    { length: 13 },
    (_, index) => line(index * 2 - 12, -12, index * 2 - 12, 18) + line(-12, index * 2 - 12, 18, index * 2 - 12),
  ).join('');
  return (
    rect(0, 0, 1200, 675, 'url(#hall)') +
    stroke(tiles, palette.haze, 1.5, 'opacity="0.6"') +
    neighbour(booth, -6.2, -5.6, 3.8, 3.6) +
    neighbour(booth, -1, -7.4, 4, 3.4) +
    neighbour(booth, -7.6, 0.4, 3.6, 3.6) +
    neighbour(booth, 4.8, -6.4, 3.8, 3.4) +
    neighbour(booth, -4.6, 6.6, 3.6, 3) +
    neighbour(booth, 9, -1.8, 3.4, 3.2)
  );
}

function floor({ palette, iso }: Booth): string {
  const carpet = [iso.at(0.1, 0.1), iso.at(WIDE - 0.1, 0.1), iso.at(WIDE - 0.1, DEEP - 0.1), iso.at(0.1, DEEP - 0.1)];
  const light = [iso.at(0.1, 0.1), iso.at(3.4, 0.1), iso.at(5.2, DEEP - 0.1), iso.at(1.6, DEEP - 0.1)];
  const base = polygon(
    [
      iso.at(-0.3, -0.3, -0.2),
      iso.at(WIDE + 0.7, -0.1, -0.2),
      iso.at(WIDE + 0.7, DEEP + 0.7, -0.2),
      iso.at(-0.1, DEEP + 0.7, -0.2),
    ],
    palette.night,
    'opacity="0.12"',
  );
  return (
    base +
    iso.block(
      { x: 0, y: 0, z: -0.16 },
      { x: WIDE, y: DEEP, z: 0.16 },
      { top: '#ffffff', left: palette.deep, right: palette.night },
    ) +
    polygon(carpet, 'url(#carpet)') +
    polygon(light, '#fff', 'opacity="0.1"')
  );
}

/** The left wall with its mural: rows of a field running to a low sun, printed large. */
function leftWall({ palette, iso, input, emblem: sign }: Booth): string {
  const [w, h] = [DEEP * 100, HIGH * 100];
  const rows = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
    .map((row) => `M${w * 0.55 + row * 12} 178L${w * 0.55 + row * 96} ${h}`)
    .join('');
  const mural =
    rect(0, 0, w, h, 'url(#wallL)') +
    circle(w * 0.62, 162, 58, palette.accent) +
    path(`M0 190C120 150 240 160 340 172S460 170 ${w} 156V${h}H0Z`, palette.mid) +
    path(`M0 178H${w}V${h}H0Z`, 'url(#land)') +
    stroke(rows, palette.haze, 4, 'opacity="0.35"');
  const fascia =
    rect(0, -34, w, 92, palette.strong) +
    rect(0, 52, w, 6, palette.accent) +
    emblem(sign, 132, -22, 64, '#fff', palette.accent) +
    fittedLine(input.name.zh, 212, 24, w - 232, { size: 42, fill: '#fff', weight: 700 });
  return (
    group(iso.alongY(0, DEEP, HIGH), mural + fascia) +
    iso.block(
      { x: -0.14, y: 0, z: 0 },
      { x: 0.14, y: 0, z: HIGH + 0.34 },
      { top: '#fff', left: palette.haze, right: palette.haze },
    )
  );
}

/** The right wall: shelves with products, and a screen. */
function rightWall(booth: Booth): string {
  const { palette, iso, input } = booth;
  const w = WIDE * 100;
  const fascia =
    rect(0, -34, w, 92, palette.deep) +
    rect(0, 52, w, 6, palette.accent) +
    fittedLine(input.name.en, 30, 22, w - 60, { size: 36, fill: '#fff', weight: 700 });
  const screen =
    rect(392, 78, 212, 132, '#14191c', 'rx="6"') +
    rect(399, 85, 198, 118, 'url(#screen)') +
    path('M399 172C450 142 520 178 597 138V203H399Z', palette.mid) +
    circle(556, 116, 16, palette.accent) +
    rect(410, 96, 74, 8, '#fff', 'opacity="0.85"') +
    rect(410, 111, 50, 5, '#fff', 'opacity="0.6"');
  return (
    group(
      iso.alongX(0, 0, HIGH),
      rect(0, 0, w, HIGH * 100, 'url(#wallR)') +
        rect(24, 76, 348, 212, palette.haze, 'rx="4"') +
        rect(0, 288, w, 12, palette.soft) +
        screen +
        fascia,
    ) + shelves(booth)
  );
}

function shelves({ palette, iso, chance, input }: Booth): string {
  const shown = Math.max(0, Math.min(24, Math.floor(input.packs)));
  const perShelf = Math.max(3, Math.min(8, Math.ceil(shown / 3)));
  const board = { top: '#ffffff', left: palette.soft, right: palette.mid };
  const parts: string[] = [];
  for (const [shelf, z] of [2.0, 1.3, 0.6].entries()) {
    parts.push(iso.block({ x: 0.35, y: 0, z: z - 0.06 }, { x: 3.2, y: 0.42, z: 0.06 }, board));
    const count = Math.max(0, Math.min(perShelf, shown - shelf * perShelf));
    for (let index = 0; index < count; index += 1) {
      const place = iso.at(0.6 + (index * 2.75) / Math.max(1, perShelf - 1), 0.24, z);
      parts.push(miniature(chance, palette, place, 0.92));
    }
  }
  return parts.join('');
}

function tower({ palette, iso, input, emblem: sign }: Booth): string {
  const faces = { top: palette.soft, left: palette.strong, right: palette.night };
  const plate =
    rect(14, 26, 122, 58, '#ffffff', 'rx="7"') +
    fittedLine(input.sign, 75, 66, 104, { size: 30, fill: palette.deep, weight: 700, anchor: 'middle' }) +
    emblem(sign, 30, 122, 90, '#fff', palette.accent) +
    rect(14, 236, 122, 5, palette.accent) +
    rect(14, 252, 84, 5, palette.soft) +
    rect(14, 268, 104, 5, palette.soft);
  return (
    iso.block({ x: 0, y: DEEP - 0.35, z: 0 }, { x: 1.5, y: 0.35, z: 3.75 }, faces) +
    group(iso.alongX(0, DEEP, 3.75), plate)
  );
}

function counter(booth: Booth): string {
  const { palette, iso, chance, emblem: sign } = booth;
  const from = { x: 3.9, y: 3.7, z: 0 };
  const size = { x: 2, y: 0.8, z: 1.05 };
  const shadow = polygon(
    [iso.at(3.7, 3.7), iso.at(6.2, 3.8), iso.at(6.2, 4.8), iso.at(3.8, 4.8)],
    '#000',
    'opacity="0.16"',
  );
  const body = iso.block(from, size, { top: '#fff', left: palette.mid, right: palette.deep });
  const slab = iso.block(
    { x: 3.82, y: 3.62, z: 1.05 },
    { x: 2.16, y: 0.96, z: 0.07 },
    { top: '#ffffff', left: palette.haze, right: palette.soft },
  );
  const front = group(
    iso.alongX(3.9, 4.5, 1.05),
    rect(0, 88, 200, 17, palette.accent) + emblem(sign, 66, 12, 68, '#fff', palette.accent),
  );
  const goods = [4.3, 4.75, 5.2].map((x) => miniature(chance, palette, iso.at(x, 4, 1.12), 0.86)).join('');
  const card = iso.at(5.6, 4.15, 1.12);
  const leaflets =
    polygon(
      [iso.at(5.4, 3.9, 1.13), iso.at(5.75, 3.9, 1.13), iso.at(5.75, 4.35, 1.13), iso.at(5.4, 4.35, 1.13)],
      palette.haze,
    ) + circle(card.x, card.y, 5, palette.strong);
  return shadow + body + slab + front + leaflets + goods;
}

function lamps({ iso }: Booth): string {
  return [1.2, 2.6, 4, 5.4]
    .map((x) => {
      const head = iso.at(x, 0.34, HIGH - 0.62);
      const wash = `M${num(head.x - 5)} ${num(head.y)}l-39 120h78l-29 -120Z`;
      return path(wash, 'url(#beam)') + circle(head.x, head.y - 3, 6, '#3a4247');
    })
    .join('');
}

/** A booth without people as SVG, 1200 by 675, seen from above at a corner; its name stands on the fascia. */
export function boothScene(input: BoothSceneInput): string {
  const palette = paletteOf(input.hue);
  const chance = random(`booth ${input.seed}`);
  const booth: Booth = { input, palette, chance, emblem: chance.pick(EMBLEMS), iso: ISO };
  const defs =
    linear('hall', 'down', [
      [0, '#ffffff'],
      [0.45, palette.wash],
      [1, palette.mist],
    ]) +
    linear('carpet', 'diagonal', [
      [0, tone(input.hue, 0.68, 0.09)],
      [1, tone(input.hue, 0.56, 0.1)],
    ]) +
    fade('wallL', palette.haze, palette.mist) +
    fade('wallR', '#ffffff', palette.mist) +
    fade('land', palette.mid, palette.deep) +
    fade('screen', palette.soft, palette.haze) +
    linear('beam', 'down', [
      [0, '#fff8d8', 0.5],
      [1, '#fff8d8', 0],
    ]);
  const body =
    surroundings(booth) +
    floor(booth) +
    leftWall(booth) +
    rightWall(booth) +
    lamps(booth) +
    plant(booth.iso, 5.95, 0.55) +
    lounge(palette, booth.iso) +
    tower(booth) +
    counter(booth) +
    plant(booth.iso, 2.05, 4.85);
  return svg(VIEW_WIDE, VIEW_HIGH, defs, body);
}
