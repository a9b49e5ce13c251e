import type { Random } from '../data/shapes.ts';
import { circle, linear, num, path, radial, rect, type Drawing } from './drawing.ts';
import type { Palette } from './palette.ts';

/** An illustration of 1200 by 675. */
export type Motif = (palette: Palette, chance: Random) => Drawing;

/** Greens of vegetation: fields stay green whatever the hue of the article, the hue is in sky and light. */
export const LEAF = {
  pale: '#cfe3a8',
  light: '#a3cc74',
  mid: '#6fae52',
  strong: '#3f8a45',
  deep: '#256338',
  night: '#184628',
} as const;
export const STRAW = { pale: '#f8e6b0', light: '#f0cf7a', mid: '#e0b04a', strong: '#c08a2c', deep: '#8f611a' } as const;

export function skyDefs(palette: Palette): string {
  return (
    linear('sky', 'down', [
      [0, palette.soft],
      [0.55, palette.haze],
      [1, palette.wash],
    ]) +
    radial('sun', [
      [0, '#fff', 1],
      [0.35, '#fff6d6', 0.85],
      [1, '#fff6d6', 0],
    ])
  );
}

function cloud(x: number, y: number, scale: number): string {
  return path(
    'M0 0a24 24 0 0 1 20 -38a38 38 0 0 1 70 -8a30 30 0 0 1 48 18a20 20 0 0 1 8 28Z',
    '#fff',
    `transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(2)})" opacity="0.75"`,
  );
}

/** Sky down to `horizon`, with a sun and clouds placed by chance. */
export function sky(chance: Random, horizon: number): string {
  const x = 260 + chance.int(700);
  const clouds = [0, 1, 2].map((index) =>
    cloud(60 + index * 390 + chance.int(160), 90 + chance.int(Math.max(20, horizon - 190)), 0.8 + chance.int(8) / 10),
  );
  return (
    rect(0, 0, 1200, horizon + 2, 'url(#sky)') +
    circle(x, horizon - 60, 230, 'url(#sun)') +
    circle(x, horizon - 60, 46, '#fffaf0') +
    clouds.join('')
  );
}

/** A rolling line of hills that fills down to `bottom`. */
export function hills(chance: Random, y: number, swing: number, fill: string, bottom = 675): string {
  let [d, x, height] = ['', -40, y];
  d = `M${x} ${height}`;
  while (x < 1240) {
    const step = 160 + chance.int(140);
    const next = y + (chance.int(200) / 100 - 1) * swing;
    d += `C${num(x + step * 0.4)} ${num(height)} ${num(x + step * 0.6)} ${num(next)} ${num(x + step)} ${num(next)}`;
    x += step;
    height = next;
  }
  return path(`${d}V${bottom}H-40Z`, fill);
}

/** Strips that run from a vanishing point to the lower edge, alternately in two colours. */
export function strips(
  vanish: { x: number; y: number },
  count: number,
  spread: number,
  colours: readonly [string, string],
): string {
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const left = vanish.x + (index - count / 2) * spread;
    const top = vanish.x + (index - count / 2) * spread * 0.06;
    parts.push(
      path(
        `M${num(top)} ${vanish.y}H${num(top + spread * 0.06)}L${num(left + spread)} 675H${num(left)}Z`,
        colours[index % 2] ?? colours[0],
      ),
    );
  }
  return parts.join('');
}
