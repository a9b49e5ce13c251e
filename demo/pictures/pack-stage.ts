import type { Random } from '../data/shapes.ts';
import { circle, ellipse, linear, num, path, radial, rect, stroke, type Drawing } from './drawing.ts';
import { GROUND } from './pack-look.ts';
import { mix, type Palette } from './palette.ts';

/** Studio backdrops of 1000 by 1000: a wall, a floor, and light; quiet, tinted by the product's hue. */

export type StageKind = 'sweep' | 'disc' | 'arch' | 'window' | 'plinth' | 'foliage';

/** Wall and floor without a hard edge between them, as in a photographer's paper sweep. */
function sweep(palette: Palette, wall: string, floor: string): Drawing {
  return {
    defs:
      linear('wall', 'down', [
        [0, mix(wall, '#ffffff', 0.25)],
        [0.6, wall],
        [0.745, mix(wall, palette.soft, 0.16)],
        [0.8, floor],
        [1, mix(floor, palette.soft, 0.3)],
      ]) +
      radial(
        'glow',
        [
          [0, '#fff', 0.85],
          [0.55, '#fff', 0.25],
          [1, '#fff', 0],
        ],
        0.46,
        0.45,
        0.5,
      ),
    body: rect(0, 0, 1000, 1000, 'url(#wall)') + rect(0, 0, 1000, 1000, 'url(#glow)'),
  };
}

function disc(palette: Palette): string {
  return (
    circle(500, 480, 350, palette.haze, 'opacity="0.75"') +
    circle(500, 480, 350, 'none', `stroke="#fff" stroke-width="3" opacity="0.7"`)
  );
}

function arch(palette: Palette): string {
  const outline = 'M190 800V420A310 310 0 0 1 810 420V800Z';
  return (
    path(outline, palette.haze) +
    path('M222 800V424A278 278 0 0 1 778 424V800Z', mix(palette.haze, palette.mist, 0.55)) +
    path('M190 800H810L826 812H174Z', palette.mist)
  );
}

/** Daylight through a window that is out of the picture. */
function windowLight(): string {
  const pane = (x: number, y: number, w: number, h: number): string =>
    path(`M${x} ${y}l${w} ${num(-w * 0.16)}l${num(-h * 0.26)} ${h}l${-w} ${num(w * 0.16)}Z`, '#fff');
  return `<g opacity="0.5">${pane(210, 130, 260, 300)}${pane(500, 84, 300, 300)}${pane(120, 460, 260, 300)}${pane(410, 412, 300, 300)}</g>`;
}

function plinth(palette: Palette): string {
  return (
    path(`M120 ${GROUND - 4}V1000H880V${GROUND - 4}Z`, 'url(#plinth)') +
    ellipse(500, GROUND - 2, 380, 62, mix(palette.mist, '#ffffff', 0.45)) +
    stroke(`M122 ${GROUND + 4}Q500 ${GROUND + 122} 878 ${GROUND + 4}`, '#fff', 3, 'opacity="0.7"')
  );
}

/** Soft leaf shapes at the edges, pale enough to stay behind the pack. */
function foliage(palette: Palette, chance: Random): string {
  const blade = (x: number, y: number, degrees: number, size: number, opacity: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})" opacity="${opacity}">` +
    path('M0 0C-46 -60 -46 -150 0 -230C46 -150 46 -60 0 0Z', palette.soft) +
    stroke('M0 0V-210', palette.wash, 3) +
    '</g>';
  const left = [-28, 6, 40]
    .map((degrees, index) => blade(60 + index * 10, 700, degrees + chance.int(12), 1.25, 0.32))
    .join('');
  const right = [-62, -30, 4]
    .map((degrees, index) => blade(950 - index * 14, 640, degrees + chance.int(12), 1.4, 0.26))
    .join('');
  return left + right;
}

/** Draws a backdrop; `plinth` also lifts a round stand under the pack. */
export function stage(palette: Palette, kind: StageKind, chance: Random): Drawing {
  const base = sweep(palette, palette.mist, palette.wash);
  if (kind === 'disc') return { ...base, body: base.body + disc(palette) };
  if (kind === 'arch') return { ...base, body: base.body + arch(palette) };
  if (kind === 'window') return { ...base, body: base.body + windowLight() };
  if (kind === 'foliage') return { ...base, body: base.body + foliage(palette, chance) };
  if (kind === 'plinth') {
    const defs = linear('plinth', 'across', [
      [0, palette.soft],
      [0.25, palette.mist],
      [0.6, palette.haze],
      [1, palette.soft],
    ]);
    return { defs: base.defs + defs, body: base.body + plinth(palette) };
  }
  return base;
}

/** A fuller backdrop in the product's own colour, for the second view: a slanted field of light over a plain wall. */
export function deepStage(palette: Palette): Drawing {
  return {
    defs:
      linear('wall', 'down', [
        [0, mix(palette.soft, palette.mid, 0.2)],
        [0.7, palette.soft],
        [0.76, mix(palette.soft, palette.mid, 0.45)],
        [0.82, palette.soft],
        [1, palette.haze],
      ]) +
      radial(
        'glow',
        [
          [0, '#fff', 0.7],
          [0.6, '#fff', 0.16],
          [1, '#fff', 0],
        ],
        0.42,
        0.45,
        0.5,
      ),
    body:
      rect(0, 0, 1000, 1000, 'url(#wall)') +
      path('M620 0H1000V745H330Z', palette.mid, 'opacity="0.28"') +
      path('M700 0H760L470 745H410Z', '#fff', 'opacity="0.14"') +
      rect(0, 0, 1000, 1000, 'url(#glow)'),
  };
}
