import { random } from '../data/random.ts';
import type { PictureShape } from '../data/shapes.ts';
import { group, groundShadow, num, path, rect, svg } from './drawing.ts';
import { label } from './label.ts';
import { carton } from './pack-carton.ts';
import { bag, sachet, sack } from './pack-flexible.ts';
import { glassBottle } from './pack-glass.ts';
import { GROUND, packDefs, packLook, type Pack, type PackLook, type PackshotInput } from './pack-look.ts';
import { machine } from './pack-machine.ts';
import { bottle, drum, jar, jerrycan } from './pack-plastic.ts';
import { service } from './pack-service.ts';
import { deepStage, stage, type StageKind } from './pack-stage.ts';

export type { PackshotInput } from './pack-look.ts';
export type PackshotView = 'front' | 'angle' | 'group' | 'detail';

const PACKS: Readonly<Record<PictureShape, (look: PackLook) => Pack>> = {
  bottle,
  jerrycan,
  bag,
  drum,
  sachet,
  carton,
  sack,
  jar,
  glassBottle,
  machine,
  service,
};

const FRONT_STAGES: readonly StageKind[] = ['sweep', 'disc', 'arch', 'window', 'plinth', 'foliage'];

/** The pack alone, standing on `GROUND` in a 1000 by 1000 space: for pictures that place it themselves. */
export function packOf(look: PackLook): Pack {
  return PACKS[look.input.shape](look);
}

/** Scales about a fixed point. */
function scaledAt(x: number, y: number, scale: number): string {
  return `translate(${num(x - x * scale)} ${num(y - y * scale)}) scale(${scale.toFixed(3)})`;
}

function front(look: PackLook): string {
  const chance = random(`stage ${look.input.seed}`);
  const pack = packOf(look);
  const machinery = look.input.shape === 'machine';
  const set = stage(look.palette, chance.pick(machinery ? FRONT_STAGES.slice(0, 4) : FRONT_STAGES), chance);
  // Every shape fills the frame to about the same height; machines are drawn at full width already.
  const scale = machinery ? 1 : Math.min(1.2, 770 / (GROUND - pack.top), 620 / pack.foot);
  const standing = groundShadow(500, GROUND - 4, pack.foot) + pack.body;
  return svg(1000, 1000, set.defs + pack.defs, set.body + group(scaledAt(500, GROUND, scale), standing));
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Copies of the pack `#pack`, each on its own shadow, in the order given. */
function copies(pack: Pack, places: readonly Place[], turn = ''): string {
  return places
    .map(({ x, y, scale }) => {
      const transform = `translate(${num(x)} ${num(y)}) scale(${scale}) ${turn} translate(-500 ${-GROUND})`;
      return groundShadow(x, y - 2, pack.foot * scale, scale) + `<use href="#pack" transform="${transform}"/>`;
    })
    .join('');
}

function isBulky(look: PackLook): boolean {
  return look.input.shape === 'machine' || look.input.shape === 'service';
}

/** The pack turned a little, a second one behind it, before a stronger backdrop. */
function angle(look: PackLook): string {
  const pack = packOf(look);
  const set = deepStage(look.palette);
  const scale = Math.min(1, 680 / (GROUND - pack.top));
  const turn = look.input.shape === 'carton' || isBulky(look) ? '' : 'matrix(0.95 -0.055 0 1 0 0)';
  const shift = pack.foot * 0.42;
  const behind = { x: 500 + shift, y: GROUND - 74, scale: scale * 0.82 };
  const before = { x: 500 - shift * 0.62, y: GROUND + 6, scale };
  const places = isBulky(look) ? [{ x: 500, y: GROUND, scale: 0.96 }] : [behind, before];
  const defs = `${set.defs}${pack.defs}<g id="pack">${pack.body}</g>`;
  return svg(1000, 1000, defs, set.body + copies(pack, places, turn));
}

/** Three sizes of the same pack, the biggest at the back. */
function family(look: PackLook): string {
  const pack = packOf(look);
  const set = stage(look.palette, 'sweep', random(look.input.seed));
  const narrow = [
    { x: 520, y: 806, scale: 0.98 },
    { x: 262, y: 842, scale: 0.76 },
    { x: 762, y: 876, scale: 0.57 },
  ];
  const wide = [
    { x: 610, y: 800, scale: 0.82 },
    { x: 290, y: 838, scale: 0.66 },
    { x: 754, y: 890, scale: 0.5 },
  ];
  const bulky = [
    { x: 716, y: 740, scale: 0.5 },
    { x: 360, y: 872, scale: 0.7 },
  ];
  const places = isBulky(look) ? bulky : pack.foot > 330 ? wide : narrow;
  const tallest = (GROUND - pack.top) * (places[0]?.scale ?? 1);
  const zoom = Math.min(1.12, 750 / tallest);
  const wall = path('M0 620C300 560 700 700 1000 600V0H0Z', look.palette.haze, 'opacity="0.5"');
  return svg(
    1000,
    1000,
    `${set.defs}${pack.defs}<g id="pack">${pack.body}</g>`,
    set.body + wall + group(scaledAt(500, 905, zoom), copies(pack, places)),
  );
}

/** The label so close that its small print can be read. */
function detail(look: PackLook): string {
  const { palette, input } = look;
  const round = ['bottle', 'jar', 'drum', 'glassBottle'].includes(input.shape);
  const place = {
    x: 60,
    y: 110,
    w: 900,
    h: 1010,
    radius: 10,
    bow: round ? 22 : 0,
    light: round ? 'round' : 'sheen',
  } as const;
  const print = label(look, place);
  const pack = round ? rect(60, -200, 900, 1600, 'url(#body)') : rect(-200, -200, 1400, 1600, 'url(#body)');
  const soft =
    '<linearGradient id="vg" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>';
  const body =
    rect(0, 0, 1000, 1000, palette.haze) +
    group('rotate(-5 500 500) translate(-10 20)', pack + print.body) +
    rect(0, 0, 1000, 1000, 'url(#vg)');
  return svg(1000, 1000, packDefs(look) + print.defs + soft, body);
}

/**
 * A product's picture as SVG, 1000 by 1000: one of four views of the same pack with the same label.
 * Pure: the same input gives the same string. Text is escaped and shrinks until it fits.
 */
export function packshot(input: PackshotInput, view: PackshotView = 'front'): string {
  const look = packLook(input);
  if (view === 'angle') return angle(look);
  if (view === 'group') return family(look);
  if (view === 'detail') return detail(look);
  return front(look);
}
