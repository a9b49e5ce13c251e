import { circle, ellipse, fade, group, linear, path, rect, stroke } from './drawing.ts';
import { emblem } from './emblem.ts';
import { fittedLine } from './lettering.ts';
import { GROUND, packDefs, type Pack, type PackLook } from './pack-look.ts';

/** Equipment: a process tank, a filling line or a spraying drone, whichever the name speaks of. */

const STEEL = linear('steel', 'across', [
  [0, '#6f7981'],
  [0.1, '#b7c0c6'],
  [0.24, '#fbfcfd'],
  [0.4, '#cfd6da'],
  [0.7, '#b4bdc3'],
  [0.9, '#8c969d'],
  [1, '#5d666d'],
]);
const DARK = fade('dark', '#3c454b', '#20262a');

/** The maker's plate with brand, name and rating. */
function plate(look: PackLook, x: number, y: number, w: number, h: number): string {
  const { input, palette } = look;
  const size = h * 0.5;
  const text = x + size + w * 0.1;
  const room = w - size - w * 0.15;
  return (
    rect(x, y, w, h, palette.strong, 'rx="8"') +
    rect(x, y + h * 0.9, w, h * 0.1, palette.accent) +
    emblem(look.emblem, x + w * 0.05, y + h * 0.2, size, '#fff', palette.accent) +
    fittedLine(input.brand.zh, text, y + h * 0.32, room, { size: h * 0.24, fill: '#fff', weight: 700 }) +
    fittedLine(input.name.zh, text, y + h * 0.56, room, { size: h * 0.17, fill: palette.mist }) +
    fittedLine(input.name.en, text, y + h * 0.75, room, { size: h * 0.13, fill: palette.haze })
  );
}

function screen(look: PackLook, x: number, y: number, w: number, h: number): string {
  const { palette } = look;
  return (
    rect(x, y, w, h, '#151a1d', 'rx="8"') +
    rect(x + w * 0.07, y + h * 0.09, w * 0.86, h * 0.6, 'url(#scr)', 'rx="4"') +
    stroke(
      `M${x + w * 0.14} ${y + h * 0.55}l${w * 0.16} ${-h * 0.14}l${w * 0.14} ${h * 0.08}l${w * 0.2} ${-h * 0.24}l${w * 0.2} ${h * 0.06}`,
      palette.accent,
      4,
    ) +
    circle(x + w * 0.25, y + h * 0.84, h * 0.06, '#3fae5a') +
    circle(x + w * 0.5, y + h * 0.84, h * 0.06, '#e0b43a') +
    circle(x + w * 0.75, y + h * 0.84, h * 0.06, '#d24a3a')
  );
}

function tank(look: PackLook): Omit<Pack, 'defs'> {
  const { palette } = look;
  const legs = [330, 470, 610]
    .map((x) => rect(x, 690, 30, 166, 'url(#steel)') + rect(x - 12, 850, 54, 12, '#4b545a', 'rx="4"'))
    .join('');
  const bolts = [0, 1, 2, 3, 4, 5, 6].map((index) => circle(326 + index * 54, 371, 5, '#7d878e')).join('');
  return {
    body:
      legs +
      path('M300 660Q300 740 440 762L470 800H510L540 762Q680 740 680 660Z', 'url(#steel)') +
      rect(300, 372, 380, 300, 'url(#steel)') +
      path('M300 372C300 296 400 268 490 268C580 268 680 296 680 372Z', 'url(#steel)') +
      rect(292, 362, 396, 20, 'url(#steel)', 'rx="6"') +
      bolts +
      rect(292, 652, 396, 14, '#000', 'rx="6" opacity="0.18"') +
      rect(452, 226, 76, 46, 'url(#dark)', 'rx="4"') +
      rect(438, 140, 104, 92, palette.strong, 'rx="10"') +
      stroke('M452 156V220M470 156V220M488 156V220M506 156V220M524 156V220', palette.deep, 6) +
      rect(448, 124, 84, 20, palette.deep, 'rx="8"') +
      stroke('M352 316V206Q352 178 380 178H412', '#8c969d', 24) +
      stroke('M346 316V204', '#eef1f3', 6, 'opacity="0.8"') +
      circle(612, 286, 26, '#f6f8f9', 'stroke="#5d666d" stroke-width="6"') +
      stroke('M612 286l12 -12', '#c8202f', 4) +
      stroke('M490 800V836H700', '#8c969d', 22) +
      circle(600, 836, 20, palette.accentDeep) +
      rect(592, 792, 16, 40, palette.accent, 'rx="4"') +
      plate(look, 340, 430, 300, 150) +
      rect(724, 470, 20, 390, '#59636a') +
      screen(look, 690, 400, 152, 180),
    foot: 420,
    top: 124,
  };
}

function line(look: PackLook): Omit<Pack, 'defs'> {
  const { palette } = look;
  const bottle = (x: number): string =>
    path(
      `M${x} 640q0 -26 14 -34v-22h24v22q14 8 14 34v86q0 8 -8 8h-36q-8 0 -8 -8Z`,
      '#fff',
      'stroke="#b9c2c6" stroke-width="2"',
    ) +
    rect(x, 652, 52, 50, palette.mid) +
    rect(x, 700, 52, 8, look.stripe) +
    rect(x + 12, 570, 28, 18, palette.deep, 'rx="4"');
  const nozzles = [392, 472, 552]
    .map((x) => rect(x, 440, 18, 84, 'url(#steel)') + path(`M${x + 2} 524h14l-4 26h-6Z`, '#59636a'))
    .join('');
  return {
    body:
      rect(180, 734, 640, 26, '#30373c', 'rx="13"') +
      [200, 300, 400, 500, 600, 700, 790].map((x) => circle(x, 747, 9, '#9aa4aa')).join('') +
      rect(190, 760, 620, 26, 'url(#steel)') +
      [214, 420, 560, 762]
        .map((x) => rect(x, 784, 26, 74, 'url(#steel)') + rect(x - 10, 852, 46, 10, '#4b545a', 'rx="4"'))
        .join('') +
      rect(300, 220, 400, 226, 'url(#steel)', 'rx="14"') +
      rect(300, 220, 400, 26, palette.strong, 'rx="12"') +
      rect(324, 440, 24, 298, 'url(#steel)') +
      rect(652, 440, 24, 298, 'url(#steel)') +
      [204, 276, 378, 458, 538, 696, 760].map((x) => bottle(x)).join('') +
      nozzles +
      path('M348 446H652V700H348Z', '#cfe6f2', 'opacity="0.22"') +
      path('M370 446H430L380 700H348V560Z', '#fff', 'opacity="0.25"') +
      plate(look, 324, 268, 240, 140) +
      screen(look, 578, 268, 102, 140) +
      rect(470, 176, 60, 46, 'url(#dark)', 'rx="6"') +
      stroke('M500 180V140H620V220', '#8c969d', 16) +
      rect(664, 140, 14, 82, '#59636a') +
      rect(660, 120, 22, 22, '#d24a3a', 'rx="4"') +
      rect(660, 144, 22, 22, '#3fae5a', 'rx="4"'),
    foot: 620,
    top: 120,
  };
}

function drone(look: PackLook): Omit<Pack, 'defs'> {
  const { palette } = look;
  const rotor = (x: number, y: number, r: number): string =>
    ellipse(x, y, r, r * 0.2, '#5c666d', 'opacity="0.2"') +
    path(
      `M${x - r} ${y - 4}Q${x} ${y - 14} ${x} ${y}Q${x} ${y + 14} ${x + r} ${y + 4}Q${x} ${y + 2} ${x - r} ${y - 4}Z`,
      '#2b3237',
    ) +
    rect(x - 20, y - 4, 40, 54, 'url(#dark)', 'rx="10"') +
    ellipse(x, y - 4, 20, 7, palette.accent);
  const arm = (x: number, y: number): string =>
    stroke(`M500 500L${x} ${y + 44}`, '#23292d', 24) + stroke(`M500 496L${x} ${y + 38}`, '#5c666d', 6);
  const spray = [340, 660]
    .map((x) => stroke(`M${x} 690V726`, '#59636a', 12) + path(`M${x} 728L${x - 74} 850H${x + 74}Z`, 'url(#mist)'))
    .join('');
  return {
    body:
      arm(280, 360) +
      arm(720, 360) +
      rotor(280, 360, 150) +
      rotor(720, 360, 150) +
      stroke('M430 640L360 852M570 640L640 852', '#23292d', 16) +
      stroke('M310 856H420M580 856H690', '#23292d', 18) +
      spray +
      stroke('M330 688H670', '#59636a', 12) +
      path(
        'M372 520H628Q652 520 648 548L630 664Q626 690 600 690H400Q374 690 370 664L352 548Q348 520 372 520Z',
        '#f4f6f6',
      ) +
      path(
        'M372 520H628Q652 520 648 548L630 664Q626 690 600 690H400Q374 690 370 664L352 548Q348 520 372 520Z',
        'url(#fall)',
      ) +
      path('M390 430Q500 388 610 430L640 526H360Z', palette.strong) +
      path('M404 438Q500 402 596 438L606 466Q500 432 394 466Z', palette.soft, 'opacity="0.6"') +
      plate(look, 386, 544, 228, 124) +
      arm(200, 480) +
      arm(800, 480) +
      rotor(196, 480, 176) +
      rotor(804, 480, 176) +
      circle(500, 496, 20, '#151a1d') +
      circle(500, 496, 9, palette.soft),
    foot: 380,
    top: 340,
  };
}

export function machine(look: PackLook): Pack {
  const { palette, input } = look;
  const text = `${input.name.zh} ${input.name.en}`;
  const built = /无人机|飞防|drone|UAV/i.test(text)
    ? drone(look)
    : /灌|装|包|贴标|fill|pack|label|cap/i.test(text)
      ? line(look)
      : tank(look);
  const defs =
    packDefs(look) +
    STEEL +
    DARK +
    linear('scr', 'diagonal', [
      [0, palette.strong],
      [1, palette.night],
    ]) +
    linear('mist', 'down', [
      [0, '#fff', 0.8],
      [1, palette.soft, 0.05],
    ]);
  return { ...built, defs, body: group(`translate(0 ${GROUND - 862})`, built.body) };
}
