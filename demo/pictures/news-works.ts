import type { Random } from '../data/shapes.ts';
import { circle, ellipse, fade, group, linear, path, rect, stroke } from './drawing.ts';
import { LEAF, type Motif } from './news-motif.ts';
import { mix, type Palette } from './palette.ts';

/** Motifs of people's works: a laboratory and a bottling line. */

/** A conical flask with its bottom centre at (0, 0). */
function flask(liquid: string, foam: string): string {
  return (
    ellipse(4, 2, 106, 12, '#10202a', 'opacity="0.14"') +
    path('M-26 -230V-150L-96 -24Q-106 0 -80 0H80Q106 0 96 -24L26 -150V-230Z', '#fff', 'opacity="0.6"') +
    path('M-58 -92L-94 -26Q-102 -4 -80 -4H80Q102 -4 94 -26L58 -92Q0 -78 -58 -92Z', liquid) +
    ellipse(0, -91, 58, 9, foam) +
    circle(-20, -44, 9, '#fff', 'opacity="0.4"') +
    circle(24, -26, 6, '#fff', 'opacity="0.4"') +
    circle(6, -64, 5, '#fff', 'opacity="0.5"') +
    stroke('M-26 -226V-150L-96 -24Q-106 0 -80 0H80Q106 0 96 -24L26 -150V-226', '#8fa5ae', 4) +
    rect(-33, -238, 66, 12, '#b9cad1', 'rx="6"') +
    stroke('M-14 -210V-146L-60 -62', '#fff', 7, 'opacity="0.75"')
  );
}

function tube(x: number, fill: string, level: number): string {
  return (
    path(`M${x} 0V150a20 20 0 0 0 40 0V0Z`, '#fff', 'opacity="0.65"') +
    path(`M${x + 3} ${level}V150a17 17 0 0 0 34 0V${level}Z`, fill) +
    stroke(`M${x} 0V150a20 20 0 0 0 40 0V0`, '#8fa5ae', 3.5) +
    rect(x - 4, -6, 48, 10, '#b9cad1', 'rx="5"')
  );
}

function shelf(palette: Palette): string {
  const jars = [70, 128, 186, 252, 318, 400].map((x, index) => {
    const rise = (index % 3) * 22;
    const fill = index % 2 ? palette.haze : mix(palette.soft, '#ffffff', 0.3);
    return rect(x, 168 - rise, 44, 82 + rise, fill, 'rx="6"') + rect(x + 8, 152 - rise, 28, 18, palette.mid, 'rx="4"');
  });
  return rect(40, 250, 440, 14, palette.mid, 'rx="4"') + jars.join('');
}

function microscope(palette: Palette): string {
  const barrel =
    rect(-22, -270, 44, 150, '#eef2f3', 'rx="8"') +
    rect(-15, -312, 30, 48, palette.night, 'rx="6"') +
    rect(-13, -122, 26, 34, palette.mid);
  return (
    rect(-90, -16, 190, 20, palette.night, 'rx="8"') +
    path('M60 -16C110 -80 110 -170 40 -214L20 -180C66 -150 66 -90 20 -16Z', palette.deep) +
    group('rotate(-24 0 -180)', barrel) +
    rect(-60, -66, 130, 14, palette.night, 'rx="4"') +
    circle(76, -120, 20, palette.accent)
  );
}

function leafDish(palette: Palette): string {
  return (
    ellipse(0, 0, 104, 26, '#fff', 'opacity="0.9"') +
    ellipse(0, -3, 92, 20, palette.wash) +
    path('M-50 2C-40 -60 10 -90 66 -84C60 -40 10 0 -50 2Z', LEAF.strong) +
    stroke('M-48 2C-10 -30 20 -54 62 -80', LEAF.pale, 4) +
    path('M-40 0C-60 -40 -76 -52 -104 -56C-96 -24 -70 -2 -40 0Z', LEAF.mid)
  );
}

/** A board with a rising curve. */
function board(palette: Palette): string {
  const dots = [
    [740, 214],
    [870, 150],
    [1000, 116],
  ] as const;
  return (
    rect(620, 60, 500, 270, '#fff', 'rx="16"') +
    stroke('M660 270H1080M660 270V100', palette.soft, 4) +
    stroke('M670 250L740 214L800 230L870 150L940 176L1000 116L1070 96', palette.mid, 7) +
    dots.map(([x, y]) => circle(x, y, 10, palette.accentDeep)).join('')
  );
}

function rack(liquids: readonly string[], chance: Random): string {
  const tubes = liquids.map((liquid, index) => tube(8 + index * 66, liquid, 40 + chance.int(50))).join('');
  return (
    rect(-20, 92, 320, 18, '#d9c3a0', 'rx="4"') +
    tubes +
    rect(-20, 170, 320, 18, '#c9b08a', 'rx="4"') +
    rect(-20, 92, 14, 96, '#b99c72') +
    rect(286, 92, 14, 96, '#b99c72')
  );
}

export const lab: Motif = (palette, chance) => {
  const liquids = chance.shuffle([palette.mid, palette.accentDeep, LEAF.mid, palette.accent]);
  const [large = palette.mid, small = palette.accent] = liquids;
  return {
    defs: fade('room', palette.haze, palette.wash) + fade('bench', '#ffffff', palette.mist),
    body:
      rect(0, 0, 1200, 675, 'url(#room)') +
      path('M690 0H1090L760 500H360Z', '#fff', 'opacity="0.35"') +
      shelf(palette) +
      board(palette) +
      rect(0, 548, 1200, 127, 'url(#bench)') +
      rect(0, 548, 1200, 12, palette.soft) +
      group('translate(190 556) scale(1.1)', microscope(palette)) +
      group('translate(420 556)', flask(large, mix(large, '#ffffff', 0.45))) +
      group('translate(610 560) scale(0.74)', flask(small, mix(small, '#ffffff', 0.45))) +
      group('translate(700 372)', rack(liquids, chance)) +
      group('translate(1080 574)', leafDish(palette)),
  };
};

function bottle(palette: Palette, x: number, fill: string): string {
  const outline = `M${x} 490V352Q${x} 316 ${x + 24} 306V246H${x + 48}V306Q${x + 72} 316 ${x + 72} 352V490Q${x + 72} 496 ${x + 64} 496H${x + 8}Q${x} 496 ${x} 490Z`;
  return (
    ellipse(x + 36, 494, 44, 7, '#10202a', 'opacity="0.16"') +
    path(outline, mix(fill, '#ffffff', 0.1)) +
    rect(x + 20, 232, 32, 30, palette.deep, 'rx="5"') +
    rect(x, 372, 72, 84, '#fff') +
    rect(x, 436, 72, 20, palette.deep) +
    circle(x + 36, 404, 16, fill) +
    rect(x + 8, 340, 8, 146, '#fff', 'opacity="0.5" rx="4"')
  );
}

/** The filler over the belt; `valves` are the middles of its three valves. */
function filler(palette: Palette, valves: readonly number[]): string {
  const drawn = valves.map(
    (x) =>
      rect(x - 10, 120, 20, 76, '#8d999f') +
      rect(x - 22, 186, 44, 26, palette.deep, 'rx="6"') +
      path(`M${x - 7} 212H${x + 7}L${x + 3} 230H${x - 3}Z`, '#5c686e'),
  );
  return (
    rect(340, 100, 520, 92, palette.strong, 'rx="14"') +
    rect(340, 100, 520, 22, palette.mid, 'rx="11"') +
    rect(760, 132, 76, 46, '#12191c', 'rx="5"') +
    stroke('M770 164l14 -12l12 8l18 -20l12 6', palette.accent, 4) +
    circle(380, 156, 10, '#57c07a') +
    circle(412, 156, 10, palette.accent) +
    drawn.join('')
  );
}

function conveyor(): string {
  const rollers = Array.from({ length: 21 }, (_, index) => {
    const x = 20 + index * 58;
    return circle(x, 526, 15, '#aeb9be') + circle(x, 526, 5, '#5c686e');
  });
  return rect(0, 496, 1200, 22, 'url(#belt)') + rect(0, 516, 1200, 24, '#c5ced2') + rollers.join('');
}

export const bottles: Motif = (palette, chance) => {
  const fills = [palette.mid, palette.accentDeep, palette.strong, palette.accent];
  const start = -30 + chance.int(50);
  const line = Array.from({ length: 9 }, (_, index) =>
    bottle(palette, start + index * 138, fills[index % 4] ?? palette.mid),
  );
  const windows = [60, 330, 600, 870].map(
    (x) =>
      rect(x, 44, 210, 60, '#fff', 'opacity="0.55" rx="4"') +
      stroke(`M${x + 70} 44v60M${x + 140} 44v60`, palette.haze, 5),
  );
  const legs = [110, 470, 830, 1110].map(
    (x) => rect(x, 540, 26, 92, '#7d8a91') + rect(x - 12, 628, 50, 12, '#4d585e', 'rx="4"'),
  );
  return {
    defs:
      linear('room', 'down', [
        [0, palette.haze],
        [0.75, palette.wash],
        [1, palette.mist],
      ]) +
      fade('belt', '#4d585e', '#2c3539') +
      fade('floor', palette.soft, palette.mid),
    body:
      rect(0, 0, 1200, 675, 'url(#room)') +
      windows.join('') +
      filler(
        palette,
        [3, 4, 5].map((index) => start + index * 138 + 36),
      ) +
      line.join('') +
      conveyor() +
      path('M0 560H1200V675H0Z', 'url(#floor)') +
      legs.join('') +
      path('M0 600L1200 590V596L0 606Z', palette.accent, 'opacity="0.8"'),
  };
};
