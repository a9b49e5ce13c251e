import { circle, ellipse, fade, group, linear, num, path, rect, stroke } from './drawing.ts';
import { hills, LEAF, sky, skyDefs, STRAW, strips, type Motif } from './news-motif.ts';
import { mix } from './palette.ts';

/** Motifs in the open: field, drone, grain and cane. */

/** A tractor seen from the side, its wheels on (0, 0). */
function tractor(colour: string, dark: string): string {
  const wheel = (x: number, r: number): string =>
    circle(x, -r, r, '#2a2f31') + circle(x, -r, r * 0.56, '#e9c46a') + circle(x, -r, r * 0.2, '#2a2f31');
  return (
    rect(-150, -62, 84, 12, '#59636a') +
    path('M-230 -84H-140L-128 -30H-220Z', '#e7ebec') +
    path('M-230 -84H-140L-137 -70H-228Z', dark) +
    stroke('M-226 -30V-8M-200 -30V-8M-174 -30V-8M-148 -30V-8', '#59636a', 5) +
    path('M-60 -60H110Q122 -60 122 -74V-104Q122 -116 106 -118L30 -124L22 -186H-52L-66 -100Z', colour) +
    path('M16 -178H-44L-56 -122H24Z', '#d8eef5') +
    path('M-10 -178H-44L-56 -122H-28Z', '#fff', 'opacity="0.6"') +
    rect(-62, -196, 94, 14, dark, 'rx="5"') +
    rect(84, -160, 9, 44, '#3b4347', 'rx="3"') +
    rect(46, -96, 62, 8, dark, 'rx="4"') +
    wheel(-24, 54) +
    wheel(88, 34)
  );
}

function trees(at: readonly { x: number; y: number; r: number }[]): string {
  return at
    .map(
      ({ x, y, r }) =>
        rect(x - 3, y - r, 6, r + 4, '#6b4f33') +
        ellipse(x, y - r * 1.5, r * 0.8, r, LEAF.deep) +
        ellipse(x - r * 0.2, y - r * 1.7, r * 0.5, r * 0.65, LEAF.strong),
    )
    .join('');
}

export const field: Motif = (palette, chance) => {
  const horizon = 300;
  const x = 420 + chance.int(360);
  const belt = [40, 92, 150, 880, 950, 1010, 1080, 1160].map((left) => ({
    x: left + chance.int(24),
    y: 326,
    r: 20 + chance.int(14),
  }));
  return {
    defs:
      skyDefs(palette) +
      linear('haze', 'down', [
        [0, palette.wash, 0.75],
        [1, palette.wash, 0],
      ]),
    body:
      sky(chance, horizon) +
      hills(chance, 268, 26, mix(palette.soft, LEAF.light, 0.4)) +
      hills(chance, 296, 16, mix(palette.haze, LEAF.mid, 0.6)) +
      trees(belt) +
      rect(0, 322, 1200, 360, LEAF.mid) +
      strips({ x, y: 322 }, 26, 150, [LEAF.mid, LEAF.strong]) +
      strips({ x, y: 322 }, 5, 150, [STRAW.mid, STRAW.light]) +
      rect(0, 322, 1200, 130, 'url(#haze)') +
      group(
        `translate(${chance.int(2) ? 880 : 420} 560) scale(1.25)`,
        ellipse(-50, 0, 210, 14, '#12301c', 'opacity="0.3"') + tractor(palette.strong, palette.deep),
      ),
  };
};

function riceRow(y: number, size: number, shift: number): string {
  let d = '';
  for (let x = -20 + shift; x < 1230; x += size * 1.05) {
    const [left, top] = [num(x), num(y - size)];
    d += `M${left} ${num(y)}q${num(-size * 0.1)} ${num(-size * 0.6)} ${num(-size * 0.36)} ${num(-size * 0.86)}M${left} ${num(y)}V${top}M${left} ${num(y)}q${num(size * 0.1)} ${num(-size * 0.6)} ${num(size * 0.36)} ${num(-size * 0.86)}`;
  }
  return stroke(d, size > 34 ? LEAF.deep : size > 24 ? LEAF.strong : LEAF.mid, size * 0.14);
}

export const drone: Motif = (palette, chance) => {
  const rows = [350, 374, 404, 442, 490, 550, 624, 690].map((y, index) => riceRow(y, 15 + index * 6.5, chance.int(20)));
  const rotor = (x: number, y: number): string =>
    ellipse(x, y, 96, 13, '#20292d', 'opacity="0.2"') +
    path(
      `M${x - 94} ${y - 3}Q${x} ${y - 10} ${x} ${y}Q${x} ${y + 10} ${x + 94} ${y + 3}Q${x} ${y + 1} ${x - 94} ${y - 3}Z`,
      '#30393d',
    ) +
    rect(x - 11, y, 22, 34, '#30393d', 'rx="6"');
  const arms = stroke('M-150 -30L0 10L150 -30M-206 26L0 20L206 26', '#30393d', 13);
  const craft =
    path('M-96 78L-150 260H-30ZM96 78L30 260H150Z', 'url(#spray)') +
    rotor(-150, -62) +
    rotor(150, -62) +
    arms +
    stroke('M-46 70L-80 130M46 70L80 130M-104 132H-50M50 132H104', '#30393d', 9) +
    path('M-62 12H62Q74 12 72 26L62 84Q60 94 48 94H-48Q-60 94 -62 84L-72 26Q-74 12 -62 12Z', '#f6f8f8') +
    path('M-58 -22Q0 -52 58 -22L72 26H-72Z', palette.strong) +
    path('M-50 -14Q0 -38 50 -14L54 0Q0 -24 -54 0Z', palette.soft, 'opacity="0.6"') +
    rect(-44, 44, 88, 20, palette.accent, 'rx="4"') +
    rotor(-208, 0) +
    rotor(208, 0);
  return {
    defs:
      skyDefs(palette) +
      linear('spray', 'down', [
        [0, '#fff', 0.85],
        [1, '#fff', 0],
      ]) +
      fade('water', mix(palette.haze, LEAF.pale, 0.4), mix(palette.soft, LEAF.mid, 0.45)),
    body:
      sky(chance, 320) +
      hills(chance, 292, 30, mix(palette.soft, LEAF.mid, 0.35)) +
      hills(chance, 316, 14, mix(palette.mid, LEAF.strong, 0.55)) +
      rect(0, 336, 1200, 340, 'url(#water)') +
      rows.slice(0, 5).join('') +
      group(`translate(${520 + chance.int(200)} 246) scale(1.18)`, craft) +
      rows.slice(5).join(''),
  };
};

/** One ear of wheat from (x, y) upwards. */
function wheatEar(x: number, y: number, scale: number, lean: number): string {
  return `<use href="#ear" transform="translate(${num(x)} ${num(y)}) rotate(${num(lean)}) scale(${scale.toFixed(2)})"/>`;
}

export const grain: Motif = (palette, chance) => {
  const kernel = (x: number, y: number, degrees: number, colour: string): string =>
    path(
      'M0 0C-11 -10 -11 -26 0 -36C11 -26 11 -10 0 0Z',
      colour,
      `transform="translate(${x} ${y}) rotate(${degrees})"`,
    );
  const pairs = [-150, -176, -202, -228, -254]
    .map((y) => kernel(-3, y, -34, STRAW.strong) + kernel(3, y, 34, STRAW.mid))
    .join('');
  const awns = stroke('M0 -280L-20 -340M0 -284V-352M0 -280L20 -340M-14 -240L-44 -310M14 -240L44 -310', STRAW.mid, 2);
  const ear = `<g id="ear">${stroke('M0 0Q6 -90 0 -160', STRAW.deep, 4)}${awns}${pairs}${kernel(0, -268, 0, STRAW.light)}</g>`;
  const far = Array.from({ length: 34 }, (_, index) =>
    wheatEar(index * 37 - 10 + chance.int(16), 640 + chance.int(20), 0.62, chance.int(20) - 10),
  );
  const near = Array.from({ length: 15 }, (_, index) =>
    wheatEar(index * 86 - 10 + chance.int(40), 770 + chance.int(40), 1.15, chance.int(24) - 10),
  );
  const silos = [150, 240, 330]
    .map(
      (x, index) =>
        rect(x, 190 + index * 12, 78, 150, mix('#e7ecee', palette.haze, 0.35)) +
        rect(x + 50, 190 + index * 12, 28, 150, '#000', 'opacity="0.08"') +
        path(`M${x - 4} ${192 + index * 12}L${x + 39} ${156 + index * 12}L${x + 82} ${192 + index * 12}Z`, palette.mid),
    )
    .join('');
  return {
    defs: skyDefs(palette) + fade('gold', STRAW.light, STRAW.strong) + ear,
    body:
      sky(chance, 340) +
      hills(chance, 312, 24, mix(palette.soft, STRAW.light, 0.5)) +
      group(`translate(${chance.int(600)} 20)`, silos) +
      hills(chance, 356, 12, STRAW.pale) +
      rect(0, 384, 1200, 300, 'url(#gold)') +
      strips({ x: 600, y: 384 }, 28, 130, ['none', '#fff6d2']).replaceAll(
        'fill="#fff6d2"',
        'fill="#fff6d2" opacity="0.18"',
      ) +
      far.join('') +
      near.join(''),
  };
};

/** A cane stalk with joints and arching leaves, as a definition to be repeated. */
function stalkDef(id: string, body: string, joint: string, leaf: string): string {
  const joints = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (index) =>
        rect(-9, -64 - index * 62, 18, 58, body, 'rx="4"') + rect(-10, -66 - index * 62, 20, 6, joint, 'rx="3"'),
    )
    .join('');
  const leaves =
    path('M0 -420C-30 -540 -120 -560 -190 -500C-110 -530 -50 -500 -8 -410Z', leaf) +
    path('M0 -420C20 -560 110 -600 190 -550C120 -560 50 -520 8 -410Z', leaf) +
    path('M0 -420C-10 -560 -50 -630 -90 -650C-30 -600 10 -520 6 -420Z', leaf) +
    path('M4 -330C50 -420 120 -420 170 -370C110 -390 60 -380 6 -310Z', leaf);
  return `<g id="${id}">${joints}${leaves}</g>`;
}

export const cane: Motif = (palette, chance) => {
  const wall = (count: number, y: number, scale: number, id: string): string =>
    Array.from({ length: count }, (_, index) => {
      const x = (index + 0.5) * (1200 / count) + chance.int(30) - 15;
      const size = scale * (0.9 + chance.int(20) / 100) * (chance.int(2) ? 1 : -1);
      return `<use href="#${id}" transform="translate(${num(x)} ${y}) rotate(${chance.int(10) - 5}) scale(${size.toFixed(2)} ${Math.abs(size).toFixed(2)})"/>`;
    }).join('');
  const mill =
    rect(0, 0, 190, 120, mix(palette.mid, '#ffffff', 0.3)) +
    path('M0 0L48 -34V0L96 -34V0L144 -34V0L190 -34V0Z', palette.mid) +
    rect(206, -130, 30, 250, mix(palette.mid, '#ffffff', 0.15)) +
    rect(204, -130, 34, 16, palette.deep) +
    [20, 62, 104, 146].map((x) => rect(x, 36, 24, 30, palette.wash)).join('') +
    stroke('M222 -150C200 -190 250 -210 226 -250', '#fff', 22, 'opacity="0.5"');
  return {
    defs:
      skyDefs(palette) +
      stalkDef(
        'c1',
        mix(LEAF.mid, palette.haze, 0.45),
        mix(LEAF.strong, palette.haze, 0.4),
        mix(LEAF.mid, palette.haze, 0.35),
      ) +
      stalkDef('c2', '#9a6b7c', '#c9a06a', LEAF.strong) +
      stalkDef('c3', '#7d3550', '#d9b06c', LEAF.deep) +
      fade('soil', '#8a5a3c', '#5c3826'),
    body:
      sky(chance, 420) +
      hills(chance, 380, 36, mix(palette.soft, LEAF.mid, 0.3)) +
      group(`translate(${360 + chance.int(300)} 330)`, mill) +
      hills(chance, 440, 14, mix(LEAF.light, palette.haze, 0.25)) +
      wall(17, 600, 0.52, 'c1') +
      path('M0 590H1200V675H0Z', 'url(#soil)') +
      `<g>${wall(6, 672, 0.86, 'c2')}</g>` +
      [40, 190, 1030, 1170]
        .map((x, index) => `<use href="#c3" transform="translate(${x} 720) rotate(${index * 3 - 5}) scale(1.16)"/>`)
        .join(''),
  };
};
