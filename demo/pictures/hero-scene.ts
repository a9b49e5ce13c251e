import { circle, group, linear, num, path, radial, rect, stroke, svg } from './drawing.ts';
import { emblem, type EmblemName } from './emblem.ts';
import { mix } from './palette.ts';

/** Theme of a fair; the four colours are '#rrggbb' as in its tokens, so that a dark paper gives a night scene. */
export interface HeroSceneInput {
  fair: 'agro' | 'sugar';
  action: string;
  accent: string;
  paper: string;
  ink: string;
}

interface Scene {
  input: HeroSceneInput;
  /** The action colour let down with paper: 0 is the pure colour, 1 is paper. */
  tint: (share: number) => string;
}

const [WIDTH, HEIGHT, HORIZON] = [1600, 700, 318];

function skyAndHills({ input, tint }: Scene): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
    circle(1150, 236, 300, 'url(#glow)') +
    circle(1150, 236, 92, mix(input.accent, input.paper, 0.08)) +
    path('M420 330C560 262 700 250 830 286S1060 236 1180 262S1440 214 1600 250V360H420Z', tint(0.72)) +
    path('M520 344C700 296 860 300 1000 320S1280 286 1400 304S1540 290 1600 296V380H520Z', tint(0.55))
  );
}

/** Crop rows that run from the sun to the viewer, in alternating tints, with wheat-coloured strips among them. */
function cropRows({ input, tint }: Scene): string {
  const vanish = 1120;
  const parts: string[] = [rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, tint(0.3))];
  for (let index = -13; index < 12; index += 1) {
    const [near, far] = [vanish + index * 150, vanish + index * 9];
    const straw = index === -3 || index === 4 || index === 5;
    const colour = straw
      ? mix(input.accent, input.paper, index === 5 ? 0.35 : 0.15)
      : tint(index % 2 === 0 ? 0.12 : 0.34);
    parts.push(path(`M${far} ${HORIZON}H${far + 9}L${near + 150} ${HEIGHT}H${near}Z`, colour));
  }
  return parts.join('') + plants(vanish, tint(0.02), tint(0.5));
}

/** Young plants along some rows, growing towards the viewer. */
function plants(vanish: number, dark: string, light: string): string {
  const parts: string[] = [];
  for (const row of [-7.5, -5.5, -1.5, 0.5, 2.5]) {
    for (const depth of [0.1, 0.16, 0.24, 0.34, 0.47, 0.63, 0.82]) {
      const x = vanish + row * (9 + 141 * depth);
      const y = HORIZON + (HEIGHT - HORIZON) * depth;
      parts.push(
        `<use href="#plant" transform="translate(${num(x)} ${num(y)}) scale(${(depth * 0.95 + 0.06).toFixed(2)})"/>`,
      );
    }
  }
  return `<g fill="${dark}" stroke="${light}" stroke-width="1.5">${parts.join('')}</g>`;
}

/** A stand of cane before a mill; nearer stalks are darker. */
function caneField({ input, tint }: Scene): string {
  const mill =
    rect(0, -84, 210, 84, tint(0.42)) +
    path('M0 -84L52 -118V-84L104 -118V-84L156 -118V-84L210 -118V-84Z', tint(0.34)) +
    rect(226, -200, 26, 200, tint(0.42)) +
    rect(222, -204, 34, 14, tint(0.2)) +
    [18, 62, 106, 150].map((x) => rect(x, -56, 24, 22, mix(input.accent, input.paper, 0.3))).join('') +
    stroke('M239 -220C214 -262 268 -284 240 -330', input.paper, 20, 'opacity="0.6"');
  const row = (id: string, count: number, from: number, y: number, scale: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = from + (index * (WIDTH + 30 - from)) / (count - 1) + ((index * 37) % 23) - 11;
      const mirrored = index % 2 ? -scale : scale;
      return `<use href="#${id}" transform="translate(${num(x)} ${y}) rotate(${((index * 5) % 9) - 4}) scale(${mirrored} ${scale})"/>`;
    }).join('');
  return (
    rect(0, HORIZON + 10, WIDTH, HEIGHT, tint(0.62)) +
    group('translate(800 344)', mill) +
    row('cane0', 19, 560, 500, 0.5) +
    path('M300 500C700 476 1200 486 1600 470V700H300Z', mix(input.accent, tint(0.4), 0.55)) +
    row('cane1', 13, 640, 606, 0.78) +
    path('M300 610C700 580 1200 600 1600 576V700H300Z', mix(tint(0.3), input.accent, 0.18)) +
    [1096, 1216, 1556]
      .map(
        (x, index) =>
          `<use href="#cane2" transform="translate(${x} 730) rotate(${index * 4 - 5}) scale(${index % 2 ? -1.1 : 1.1} 1.1)"/>`,
      )
      .join('')
  );
}

function caneDef(id: string, body: string, joint: string, leaf: string): string {
  const joints = [0, 1, 2, 3, 4]
    .map((index) => rect(-8, -58 - index * 56, 16, 52, body, 'rx="4"') + rect(-9, -60 - index * 56, 18, 5, joint))
    .join('');
  const leaves =
    'M0 -280C-26 -390 -110 -410 -170 -350C-104 -380 -44 -350 -8 -272ZM0 -280C20 -410 100 -446 176 -396C110 -410 48 -370 8 -274ZM0 -280C-14 -410 -50 -470 -84 -490C-26 -450 12 -370 6 -280ZM4 -214C46 -290 112 -290 158 -244C104 -264 56 -250 6 -196Z';
  return `<g id="${id}">${joints}${path(leaves, leaf)}</g>`;
}

interface Plate {
  icon: EmblemName;
  colour: string;
  /** Way the plate points. */
  to: 'left' | 'right';
}

/** A fair's signpost: a pole with pointed plates, each with an emblem and an arrow instead of words. */
function signpost({ input }: Scene, x: number, foot: number, height: number, plates: readonly Plate[]): string {
  const pole =
    rect(x - 8, foot - height, 16, height, mix(input.ink, input.paper, 0.12)) +
    rect(x - 8, foot - height, 5, height, '#fff', 'opacity="0.25"') +
    circle(x, foot - height, 13, input.accent);
  const drawn = plates.map(({ icon, colour, to }, index) => {
    const y = foot - height + 34 + index * 88;
    const right = 'M-44 0H132L172 36L132 72H-44Q-52 72 -52 64V8Q-52 0 -44 0Z';
    const arrow = stroke('M86 36H130M114 20L130 36L114 52', '#fff', 8);
    const shape = path(right, colour) + path('M-52 60H144L132 72H-44Q-52 72 -52 64Z', '#000', 'opacity="0.14"');
    const turned = to === 'left' ? group('scale(-1 1)', shape + arrow) : shape + arrow;
    const plain = to === 'left' ? -28 : -32;
    return group(
      `translate(${x} ${y})`,
      turned + emblem(icon, plain, 9, 54, '#fff', mix(input.accent, '#ffffff', 0.35)),
    );
  });
  const shadow = `<ellipse cx="${x + 26}" cy="${foot}" rx="64" ry="10" fill="${input.ink}" opacity="0.22"/>`;
  return shadow + pole + drawn.join('');
}

function signs(scene: Scene): string {
  const { input, tint } = scene;
  const second = mix(input.action, '#10161a', 0.6);
  const agro: readonly Plate[] = [
    { icon: 'leaf', colour: input.action, to: 'right' },
    { icon: 'hexagon', colour: second, to: 'left' },
    { icon: 'ear', colour: mix(input.accent, '#5a3a00', 0.42), to: 'right' },
  ];
  const sugar: readonly Plate[] = [
    { icon: 'cane', colour: input.action, to: 'right' },
    { icon: 'drop', colour: second, to: 'left' },
    { icon: 'ear', colour: mix(input.accent, '#5a3a00', 0.42), to: 'right' },
  ];
  const far: readonly Plate[] = [{ icon: 'target', colour: tint(0.08), to: 'left' }];
  return (
    group('translate(952 500) scale(0.42)', signpost(scene, 0, 0, 300, far)) +
    signpost(scene, 1390, 640, 360, input.fair === 'agro' ? agro : sugar)
  );
}

/** The picture behind a fair's headline as SVG, 1600 by 700, without text; its left third stays plain paper. */
export function heroScene(input: HeroSceneInput): string {
  const tint = (share: number): string => mix(input.action, input.paper, share);
  const scene: Scene = { input, tint };
  const { paper, accent } = input;
  const leaf = mix(input.action, '#2f7a46', 0.8);
  const joint = mix(accent, paper, 0.2);
  const cane =
    caneDef('cane0', tint(0.45), joint, mix(leaf, paper, 0.45)) +
    caneDef('cane1', tint(0.22), joint, mix(leaf, paper, 0.15)) +
    caneDef('cane2', mix(input.action, input.ink, 0.2), joint, mix(leaf, input.ink, 0.3));
  const defs =
    linear('sky', 'down', [
      [0, paper],
      [0.5, mix(paper, accent, 0.22)],
      [1, paper],
    ]) +
    radial('glow', [
      [0, accent, 0.55],
      [0.5, accent, 0.2],
      [1, accent, 0],
    ]) +
    linear('quiet', 'across', [
      [0, paper, 1],
      [0.3, paper, 0.97],
      [0.42, paper, 0.8],
      [0.6, paper, 0.22],
      [0.72, paper, 0],
    ]) +
    (input.fair === 'agro'
      ? '<path id="plant" d="M0 0C-10 -34 -34 -52 -62 -54C-56 -26 -34 -6 0 0C-8 -44 -4 -76 8 -96C20 -70 18 -34 0 0C12 -34 36 -48 62 -48C54 -20 32 -4 0 0Z"/>'
      : cane);
  const land = input.fair === 'agro' ? cropRows(scene) : caneField(scene);
  return svg(WIDTH, HEIGHT, defs, skyAndHills(scene) + land + rect(0, 0, WIDTH, HEIGHT, 'url(#quiet)') + signs(scene));
}
