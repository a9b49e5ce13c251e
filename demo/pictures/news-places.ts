import type { Random } from '../data/shapes.ts';
import { circle, ellipse, fade, group, linear, num, path, rect, stroke } from './drawing.ts';
import { hills, LEAF, sky, skyDefs, type Motif } from './news-motif.ts';
import { mix, type Palette } from './palette.ts';

/** Motifs of places where the trade meets: a container port and a conference. */

function container(x: number, y: number, w: number, h: number, fill: string): string {
  const ribs = Array.from({ length: 7 }, (_, index) => `M${num(x + (w * (index + 1)) / 8)} ${y + 4}v${h - 8}`).join('');
  return rect(x, y, w, h, fill) + stroke(ribs, '#000', 2, 'opacity="0.14"');
}

/** Columns of containers, each one to `most` high, standing on `bottom`. */
function stack(palette: Palette, chance: Random, x: number, bottom: number, columns: number, most: number): string {
  const { strong, accentDeep, mid, deep, accent } = palette;
  const colours = [strong, accentDeep, '#d9dfe1', mid, LEAF.strong, deep, accent];
  const parts: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    const high = 1 + chance.int(most);
    for (let row = 1; row <= high; row += 1) {
      parts.push(container(x + column * 80, bottom - row * 38, 77, 36, chance.pick(colours)));
    }
  }
  return parts.join('');
}

function crane({ deep, accent, accentDeep, night }: Palette, x: number): string {
  const legs = `M${x} 520V150M${x + 120} 520V150M${x} 300H${x + 120}M${x} 520L${x + 120} 300M${x} 300L${x + 120} 150`;
  return (
    stroke(legs, deep, 12) +
    stroke(`M${x - 260} 150H${x + 210}`, deep, 16) +
    stroke(`M${x + 60} 60L${x - 240} 146M${x + 60} 60L${x + 200} 146M${x + 60} 60V150`, deep, 6) +
    rect(x - 30, 152, 54, 40, accent) +
    stroke(`M${x - 180} 158V236`, night, 4) +
    container(x - 224, 236, 88, 40, accentDeep)
  );
}

function ship(palette: Palette): string {
  const windows = [160, 186, 212].map((x) => rect(x, 346, 16, 14, palette.deep) + rect(x, 374, 16, 14, palette.deep));
  return (
    path('M90 470H790L740 566H160Z', palette.night) +
    path('M90 470H790L784 482H96Z', palette.accentDeep) +
    rect(150, 330, 92, 140, '#f3f6f7') +
    rect(140, 318, 112, 16, palette.mid) +
    windows.join('') +
    rect(180, 268, 28, 50, palette.strong)
  );
}

function waves(): string {
  const wave = (x: number, y: number, opacity: number): string =>
    stroke(`M${x} ${y}q30 -12 60 0${'t60 0'.repeat(20)}`, '#fff', 3, `opacity="${opacity}"`);
  return wave(-40, 590, 0.5) + wave(-10, 616, 0.4) + wave(20, 646, 0.3);
}

export const port: Motif = (palette, chance) => ({
  defs: skyDefs(palette) + fade('sea', palette.soft, palette.strong),
  body:
    sky(chance, 430) +
    hills(chance, 400, 34, mix(palette.soft, palette.mid, 0.25)) +
    rect(0, 440, 1200, 235, 'url(#sea)') +
    waves() +
    ship(palette) +
    stack(palette, chance, 268, 468, 6, 4) +
    path('M820 520H1200V675H800Z', '#c9cfcf') +
    path('M820 520H1200V534H818Z', '#a5adae') +
    crane(palette, 920) +
    stack(palette, chance, 1000, 520, 3, 3) +
    rect(828, 640, 372, 6, palette.accent) +
    stroke('M420 110q16 -14 30 0q14 -14 30 0M520 150q12 -10 22 0q10 -10 22 0', palette.deep, 4),
});

/** A row of listeners from behind. */
function heads(chance: Random, y: number, r: number, count: number, fill: string): string {
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * (1200 / count) + chance.int(24) - 12;
    const [left, right, neck, end] = [num(x - r * 1.8), num(x + r * 1.8), num(y + r * 1.2), num(y + r * 3.6)];
    return (
      circle(x, y, r, fill) +
      path(`M${left} ${end}Q${num(x - r * 1.7)} ${neck} ${num(x)} ${neck}T${right} ${end}Z`, fill)
    );
  });
  return drawn.join('');
}

function slide(palette: Palette): string {
  return (
    rect(250, 60, 700, 330, '#fff', 'rx="10"') +
    rect(266, 76, 668, 298, 'url(#slide)') +
    path('M266 300C400 240 520 330 660 270S860 250 934 230V374H266Z', LEAF.mid) +
    path('M266 330C420 290 560 360 700 310S870 300 934 284V374H266Z', LEAF.strong) +
    circle(800, 160, 44, palette.accent) +
    rect(310, 120, 230, 22, '#fff', 'rx="6"') +
    rect(310, 158, 160, 14, '#fff', 'opacity="0.7" rx="6"') +
    rect(310, 184, 190, 14, '#fff', 'opacity="0.7" rx="6"')
  );
}

function lectern(palette: Palette): string {
  return (
    path('M-64 0L-52 -150H52L64 0Z', palette.deep) +
    path('M-70 -166L70 -166L58 -144H-58Z', palette.accent) +
    circle(0, -76, 24, palette.accent) +
    path('M-12 -76C-10 -92 4 -96 14 -94C14 -82 4 -68 -12 -76Z', palette.deep) +
    stroke('M16 -166Q22 -200 6 -212', '#30393d', 5) +
    ellipse(4, -216, 8, 11, '#30393d')
  );
}

function armchair(palette: Palette, x: number): string {
  return (
    path(`M${x - 44} 0V-52Q${x - 44} -84 ${x} -84T${x + 44} -52V0Z`, mix(palette.haze, '#ffffff', 0.4)) +
    rect(x - 50, -34, 100, 22, palette.soft, 'rx="10"') +
    rect(x - 38, 0, 8, 18, palette.night) +
    rect(x + 30, 0, 8, 18, palette.night)
  );
}

function curtains(palette: Palette): string {
  const fold = (x: number): string => rect(x, 0, 12, 470, palette.night, 'opacity="0.25"');
  return [0, 1, 2, 3, 4, 5].map((index) => fold(20 + index * 34) + fold(1000 + index * 34)).join('');
}

function spotlights(palette: Palette): string {
  const lamp = (x: number): string =>
    path(`M${x} 0L${x - 130} 440H${x + 130}Z`, 'url(#ray)') + rect(x - 18, 0, 36, 26, palette.night, 'rx="6"');
  return [150, 420, 780, 1050].map(lamp).join('');
}

export const conference: Motif = (palette, chance) => ({
  defs:
    linear('hall', 'down', [
      [0, palette.deep],
      [0.7, palette.strong],
      [1, palette.mid],
    ]) +
    fade('slide', palette.soft, palette.haze) +
    fade('stage', mix(palette.mid, '#ffffff', 0.2), palette.strong) +
    linear('ray', 'down', [
      [0, '#fff6d6', 0.4],
      [1, '#fff6d6', 0],
    ]),
  body:
    rect(0, 0, 1200, 675, 'url(#hall)') +
    curtains(palette) +
    slide(palette) +
    path('M0 470H1200V560H0Z', 'url(#stage)') +
    rect(0, 466, 1200, 8, palette.accent) +
    spotlights(palette) +
    group(`translate(${chance.int(2) ? 150 : 1050} 500) scale(1.15)`, lectern(palette)) +
    group('translate(600 500)', [-210, -70, 70, 210].map((x) => armchair(palette, x)).join('')) +
    heads(chance, 560, 17, 15, mix(palette.deep, palette.night, 0.3)) +
    heads(chance, 606, 22, 12, palette.night) +
    heads(chance, 656, 28, 9, mix(palette.night, '#000000', 0.4)),
});
