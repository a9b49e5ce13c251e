import { random } from '../data/random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Random } from '../data/shapes.ts';
import {
  ellipse,
  fade,
  group,
  groundShadow,
  linear,
  num,
  path,
  radial,
  rect,
  stroke,
  svg,
  type Drawing,
} from './drawing.ts';
import { emblem, type EmblemName } from './emblem.ts';
import { fittedLine } from './lettering.ts';
import { GROUND, packLook, type PackshotInput } from './pack-look.ts';
import { packOf } from './packshot.ts';
import { mix, paletteOf, type Palette } from './palette.ts';

/** A company's exhibits on stands before a wall, left to right; null is one that is still under its cloth. */
export interface DisplaySceneInput {
  hue: number;
  name: Bilingual;
  seed: string;
  stands: readonly (PackshotInput | null)[];
}

/** The shape a scene picture has at least: 1000 by 560. */
const [WIDE, HIGH] = [1400, 784];
const FLOOR = 640;
/** How high the stands are, one after the other: no two neighbours alike. */
const HEIGHTS = [150, 236, 180, 262, 140, 214] as const;
const PACK_HIGH = 262;
const EMBLEMS: readonly EmblemName[] = ['leaf', 'sprout', 'sunrows', 'hexagon', 'ear', 'flower', 'drop', 'cane'];

interface Stand {
  x: number;
  top: number;
  width: number;
}

function standsOf(count: number): Stand[] {
  const slot = (WIDE - 160) / Math.max(1, count);
  const width = Math.min(230, slot * 0.8);
  return Array.from({ length: count }, (_, index) => ({
    x: 80 + slot * (index + 0.5),
    top: FLOOR + 40 - (HEIGHTS[index % HEIGHTS.length] ?? 150),
    width,
  }));
}

/** Where the exhibits stand, in thousandths of the picture: at the foot of each, below its name, whatever its shape. */
export const displayPlaces = (count: number): { x: number; y: number }[] =>
  standsOf(count).map(({ x, top }) => ({
    x: Math.round((x * 1000) / WIDE),
    y: Math.round(((top - 44) * 1000) / HIGH),
  }));

/** Several packs in one picture: each brings gradients of the same names. */
function renamed({ defs, body }: Drawing, prefix: string): Drawing {
  const rename = (text: string): string =>
    text
      .replaceAll(/ id="([\w-]+)"/g, ` id="${prefix}$1"`)
      .replaceAll(/url\(#([\w-]+)\)/g, `url(#${prefix}$1)`)
      .replaceAll(/href="#([\w-]+)"/g, `href="#${prefix}$1"`);
  return { defs: rename(defs), body: rename(body) };
}

function plinth(palette: Palette, { x, top, width }: Stand): string {
  const left = x - width / 2;
  const bottom = FLOOR + 58;
  return (
    ellipse(x + 14, bottom + 6, width * 0.68, 22, palette.night, 'opacity="0.16"') +
    rect(left, top, width, bottom - top, 'url(#plinth)') +
    rect(left, bottom - 10, width, 10, palette.accent) +
    path(`M${num(left)} ${num(top)}l22 -22h${num(width - 44)}l22 22Z`, mix(palette.wash, '#ffffff', 0.6)) +
    rect(left, top, width, 7, '#ffffff')
  );
}

function packStanding(input: PackshotInput, { x, top, width }: Stand, index: number): Drawing {
  const pack = packOf(packLook(input));
  const scale = Math.min(PACK_HIGH / (GROUND - pack.top), (width * 0.98) / pack.foot);
  const placed = `translate(${num(x - 500 * scale)} ${num(top - 9 - GROUND * scale)}) scale(${scale.toFixed(3)})`;
  return renamed(
    { defs: pack.defs, body: group(placed, groundShadow(500, GROUND - 4, pack.foot) + pack.body) },
    `s${index}-`,
  );
}

/** What only some may see stands under a cloth: its shape tells nothing. */
function cloth(palette: Palette, { x, top, width }: Stand, chance: Random): string {
  const half = width * 0.4;
  const high = 168 + chance.int(30);
  const [left, right, foot] = [x - half, x + half, top - 6];
  const fold = (share: number): string =>
    stroke(
      `M${num(x + half * share * 0.45)} ${num(foot - high + 16)}Q${num(x + half * share * 0.75)} ${num(foot - high / 2)} ${num(x + half * share)} ${num(foot - 6)}`,
      palette.deep,
      3,
      'opacity="0.28"',
    );
  const drape = `M${num(left)} ${num(foot)}Q${num(left + 16)} ${num(foot - high * 0.7)} ${num(x - half * 0.52)} ${num(foot - high)}Q${num(x)} ${num(foot - high - 20)} ${num(x + half * 0.52)} ${num(foot - high)}Q${num(right - 16)} ${num(foot - high * 0.7)} ${num(right)} ${num(foot)}Q${num(x + half * 0.6)} ${num(foot + 14)} ${num(x + half * 0.2)} ${num(foot)}T${num(x - half * 0.4)} ${num(foot + 2)}T${num(left)} ${num(foot)}Z`;
  return (
    ellipse(x, foot, half * 1.15, 14, palette.night, 'opacity="0.25"') +
    path(drape, 'url(#cloth)') +
    [-0.8, -0.35, 0.12, 0.55, 0.86].map(fold).join('')
  );
}

function wall(palette: Palette): string {
  const slats = Array.from({ length: 35 }, (_, index) => `M${index * 41} 0V${FLOOR}`).join('');
  return (
    rect(0, 0, WIDE, FLOOR, 'url(#wall)') +
    stroke(slats, palette.soft, 1.5, 'opacity="0.5"') +
    rect(0, 0, WIDE, FLOOR, 'url(#light)')
  );
}

function nameBoard(palette: Palette, sign: EmblemName, name: Bilingual): string {
  return (
    rect(80, 58, 610, 128, palette.strong, 'rx="4"') +
    rect(80, 178, 610, 8, palette.accent) +
    emblem(sign, 106, 76, 84, '#ffffff', palette.accent) +
    fittedLine(name.zh, 214, 120, 450, { size: 40, fill: '#ffffff', weight: 700 }) +
    fittedLine(name.en, 214, 156, 450, { size: 24, fill: '#ffffff' })
  );
}

function floor(palette: Palette): string {
  const boards = [-520, -330, -150, 20, 190, 360, 540, 720, 900, 1080, 1270, 1470]
    .map((x) => `M${x * 0.72 + 196} ${FLOOR}L${x} ${HIGH}`)
    .join('');
  return (
    rect(0, FLOOR, WIDE, HIGH - FLOOR, 'url(#floor)') +
    stroke(boards, palette.mid, 2, 'opacity="0.18"') +
    rect(0, FLOOR - 12, WIDE, 12, mix(palette.haze, palette.mid, 0.25))
  );
}

function lamps(stands: readonly Stand[]): string {
  return stands
    .map(({ x, top }) => {
      const cone = `M${num(x - 16)} 18L${num(x - 120)} ${num(top)}H${num(x + 120)}L${num(x + 16)} 18Z`;
      return path(cone, 'url(#beam)') + rect(x - 17, 0, 34, 20, '#3a4247', 'rx="3"');
    })
    .join('');
}

/** Exhibits on their stands as SVG, 1400 by 784. Pure: the same input gives the same picture. */
export function displayScene(input: DisplaySceneInput): string {
  const palette = paletteOf(input.hue);
  const chance = random(`display ${input.seed}`);
  const sign = chance.pick(EMBLEMS);
  const stands = standsOf(input.stands.length);
  const shown = stands.map((stand, index): Drawing => {
    const pack = input.stands[index] ?? null;
    return pack === null ? { defs: '', body: cloth(palette, stand, chance) } : packStanding(pack, stand, index);
  });
  const defs =
    fade('wall', palette.mist, palette.haze) +
    fade('floor', mix(palette.soft, '#ffffff', 0.35), palette.soft) +
    linear('plinth', 'across', [
      [0, mix(palette.mist, palette.soft, 0.5)],
      [0.3, '#ffffff'],
      [1, mix(palette.mist, palette.soft, 0.7)],
    ]) +
    linear('cloth', 'across', [
      [0, palette.deep],
      [0.35, palette.mid],
      [0.6, palette.strong],
      [1, palette.night],
    ]) +
    linear('beam', 'down', [
      [0, '#fff8d8', 0.55],
      [1, '#fff8d8', 0],
    ]) +
    radial('light', [
      [0, '#ffffff', 0.7],
      [1, '#ffffff', 0],
    ]);
  const body =
    wall(palette) +
    floor(palette) +
    lamps(stands) +
    nameBoard(palette, sign, input.name) +
    stands.map((stand, index) => plinth(palette, stand) + (shown[index]?.body ?? '')).join('');
  return svg(WIDE, HIGH, defs + shown.map((one) => one.defs).join(''), body);
}
