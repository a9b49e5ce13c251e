import { random } from '../data/random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { circle, fade, num, path, polygon, rect, svg } from './drawing.ts';
import { isometry, type Isometry } from './isometric.ts';
import { fittedLine, textWidth } from './lettering.ts';
import { mix } from './palette.ts';

/** A hall for its sand-table tile: `colour` is the hall's '#rrggbb'; booths are drawn in the order of their numbers. */
export interface HallPlanInput {
  code: string;
  name: Bilingual;
  colour: string;
  booths: readonly { number: string }[];
}

interface Island {
  column: number;
  row: number;
}

/** At most this many blocks: beyond it they would be too small to read as booths. */
const MOST = 168;

/** Islands of two booths back to back along aisles, about twice as long as wide, as halls are. */
function layout(count: number): { cells: Island[]; columns: number; rows: number } {
  const rows = Math.max(2, Math.ceil(Math.sqrt(count / 2.1) / 2) * 2);
  const columns = Math.max(1, Math.ceil(count / rows));
  const cells = Array.from({ length: count }, (_, index) => ({ column: Math.floor(index / rows), row: index % rows }));
  return { cells, columns, rows };
}

/** Length along an axis with an aisle after every second booth. */
const along = (index: number, every: number): number => index + Math.floor(index / every) * 0.55;

function plate(hall: HallPlanInput): string {
  const width = Math.min(220, 34 + textWidth(hall.code, true) * 30);
  return (
    rect(24, 22, width, 46, hall.colour, 'rx="7"') +
    fittedLine(hall.code, 24 + width / 2, 56, width - 18, { size: 30, fill: '#fff', weight: 700, anchor: 'middle' }) +
    fittedLine(hall.name.zh, 38 + width, 42, 520 - width, { size: 20, fill: '#1c2321', weight: 700 }) +
    fittedLine(hall.name.en, 38 + width, 64, 520 - width, { size: 15, fill: '#56605d' })
  );
}

function floorOf(iso: Isometry, width: number, depth: number, hall: HallPlanInput): string {
  const corners = [
    iso.at(-0.7, -0.7),
    iso.at(width + 0.7, -0.7),
    iso.at(width + 0.7, depth + 0.7),
    iso.at(-0.7, depth + 0.7),
  ];
  const drop = corners.map(({ x, y }) => ({ x: x + 4, y: y + 12 }));
  const slab = iso.block(
    { x: -0.7, y: -0.7, z: -0.35 },
    { x: width + 1.4, y: depth + 1.4, z: 0.35 },
    { top: '#ffffff', left: mix(hall.colour, '#ffffff', 0.55), right: mix(hall.colour, '#ffffff', 0.35) },
  );
  return polygon(drop, '#1c2321', 'opacity="0.08"') + slab;
}

/** Blocks in four tints and three heights, once each: a hall repeats them by reference, which keeps it small. */
function blockDefs(iso: Isometry, colour: string): string {
  const tints = [0, 0.14, 0.3, 0.5].map((share) => mix(colour, '#ffffff', share));
  const shapes = tints.flatMap((tint, index) => {
    const faces = { top: mix(tint, '#ffffff', 0.28), left: tint, right: mix(tint, '#000000', 0.2) };
    return [0.32, 0.45, 0.6].map(
      (z, level) =>
        `<g id="k${index}${level}">${iso.block({ x: 0.05, y: 0.05, z: 0 }, { x: 0.9, y: 0.9, z }, faces)}</g>`,
    );
  });
  return shapes.join('');
}

/** A map pin standing on a block, in the portal's wheat colour. */
function pin(x: number, y: number, size: number): string {
  const d = `M${num(x)} ${num(y)}c${num(-size * 0.2)} ${num(-size * 0.5)} ${num(-size * 0.5)} ${num(-size * 0.7)} ${num(-size * 0.5)} ${num(-size * 1.1)}a${num(size * 0.5)} ${num(size * 0.5)} 0 0 1 ${num(size)} 0c0 ${num(size * 0.4)} ${num(-size * 0.3)} ${num(size * 0.6)} ${num(-size * 0.5)} ${num(size * 1.1)}Z`;
  return path(d, '#e8b33f') + circle(x, y - size * 1.1, size * 0.2, '#fff');
}

/** A small isometric plan of a hall as SVG, 600 by 360: sign plate, islands of booths, aisles. */
export function hallPlan(hall: HallPlanInput): string {
  const count = Math.min(MOST, Math.max(4, hall.booths.length));
  const { cells, columns, rows } = layout(count);
  const [width, depth] = [along(columns - 1, 4) + 1, along(rows - 1, 2) + 1];
  const reach = width + depth + 2.8;
  const scale = Math.min(46, 560 / (reach * 0.866), 244 / (reach * 0.5 + 0.9));
  const spare = 268 - (reach * 0.5 + 0.9) * scale;
  const origin = { x: 300 - ((width - depth) * 0.866 * scale) / 2, y: 82 + spare / 2 + scale * 1.3 };
  const iso = isometry(origin.x, origin.y, scale);
  const chance = random(`hall ${hall.code}`);
  const marked = chance.int(count);
  let flag = '';
  const blocks = cells.map(({ column, row }, index) => {
    const place = iso.at(along(column, 4), along(row, 2));
    const level = chance.int(3);
    if (index === marked) flag = pin(place.x, place.y + scale * (0.5 - 0.4), Math.max(17, scale * 0.7));
    return `<use href="#k${chance.int(4)}${level}" x="${num(place.x)}" y="${num(place.y)}"/>`;
  });
  const defs =
    fade('hp', mix(hall.colour, '#ffffff', 0.94), mix(hall.colour, '#ffffff', 0.82)) +
    blockDefs(isometry(0, 0, scale), hall.colour);
  return svg(
    600,
    360,
    defs,
    rect(0, 0, 600, 360, 'url(#hp)') + floorOf(iso, width, depth, hall) + blocks.join('') + flag + plate(hall),
  );
}
