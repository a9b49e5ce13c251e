import type { Bilingual } from '@fairbridge/contract/text.ts';
import { circle, fade, groundShadow, group, linear, num, path, radial, rect, stroke, svg } from './drawing.ts';
import { emblem } from './emblem.ts';
import { fittedLine, textColumn } from './lettering.ts';
import { GROUND, packLook, type PackLook, type PackshotInput } from './pack-look.ts';
import { packOf } from './packshot.ts';
import { mix } from './palette.ts';

/** A product's wide advert: `lines` are its selling points, of which the first four are shown. */
export interface LongPictureInput extends PackshotInput {
  lines: Bilingual[];
}

const [WIDTH, HEIGHT] = [1200, 600];

/** A tick on a round plate, then the point in both languages. */
function point(look: PackLook, line: Bilingual, y: number, dark: boolean): string {
  const { palette } = look;
  const tick = circle(614, y, 17, palette.accent) + stroke(`M606 ${num(y)}l6 7l11 -13`, palette.night, 4);
  const zh = fittedLine(line.zh, 648, y - 2, 480, { size: 27, fill: dark ? '#ffffff' : palette.ink, weight: 700 });
  const en = fittedLine(line.en, 648, y + 24, 480, { size: 18, fill: dark ? palette.haze : '#55605c' });
  return tick + zh + en;
}

function backdrop(look: PackLook, dark: boolean): { defs: string; body: string } {
  const { palette } = look;
  const rows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    .map((row) => `M${300 + row * 26} 470L${300 + row * 130} 600`)
    .join('');
  const wall = dark
    ? ([palette.strong, palette.deep, palette.night] as const)
    : (['#ffffff', palette.wash, palette.mist] as const);
  return {
    defs:
      linear('bd', 'diagonal', [
        [0, wall[0]],
        [0.55, wall[1]],
        [1, wall[2]],
      ]) +
      fade('field', palette.mid, palette.deep) +
      radial('halo', [
        [0, '#fff', 0.9],
        [0.5, palette.haze, 0.55],
        [1, palette.haze, 0],
      ]),
    body:
      rect(0, 0, WIDTH, HEIGHT, 'url(#bd)') +
      circle(300, 290, 330, 'url(#halo)', dark ? 'opacity="0.6"' : '') +
      path('M0 488C120 446 220 440 330 460C430 478 500 520 560 600H0Z', 'url(#field)') +
      `<clipPath id="land"><path d="M0 488C120 446 220 440 330 460C430 478 500 520 560 600H0Z"/></clipPath>` +
      stroke(rows, mix(palette.mid, '#ffffff', 0.4), 3, 'opacity="0.4" clip-path="url(#land)"'),
  };
}

/** Brand, names, strength and net content, above `bottom`. */
function heading(look: PackLook, dark: boolean, bottom: number): string {
  const { input, palette } = look;
  return textColumn(
    [
      {
        kind: 'text',
        text: `${input.brand.zh}  ${input.brand.en}`,
        size: 25,
        fill: dark ? palette.accent : palette.strong,
        weight: 700,
        gap: 10,
        spacing: 2,
      },
      {
        kind: 'text',
        text: input.name.zh,
        size: 64,
        fill: dark ? '#ffffff' : palette.deep,
        weight: 700,
        lines: 2,
        gap: 2,
      },
      { kind: 'text', text: input.name.en, size: 29, fill: dark ? palette.haze : '#4a5552', gap: 14 },
      {
        kind: 'pill',
        text: [input.strength, input.netContent].filter(Boolean).join(' · '),
        size: 22,
        fill: dark ? palette.night : '#ffffff',
        plate: dark ? palette.accent : palette.strong,
        weight: 700,
        gap: 0,
      },
    ],
    { x: 596, width: 544, top: 48, bottom, align: 'start', sink: 0.4 },
  );
}

/** The wide advert of a product as SVG, 1200 by 600: pack at the left, names and selling points at the right. */
export function longPicture(input: LongPictureInput): string {
  const look = packLook(input);
  const { palette } = look;
  const pack = packOf(look);
  const dark = look.build === 1;
  const scene = backdrop(look, dark);
  const scale = Math.min(input.shape === 'machine' ? 0.58 : 0.68, 470 / (GROUND - pack.top), 520 / (pack.foot + 120));
  const standing = group(
    `translate(${num(300 - 500 * scale)} ${num(548 - GROUND * scale)}) scale(${scale.toFixed(3)})`,
    groundShadow(500, GROUND - 4, pack.foot) + pack.body,
  );
  const points = input.lines.slice(0, 4);
  const first = points.length === 4 ? 318 : 336;
  const head = heading(look, dark, first - 44);
  // A watermark so faint that the text on it stays readable.
  const mark = group(
    '',
    emblem(look.emblem, 860, 230, 400, mix(palette.mist, '#ffffff', 0.4), mix(palette.mist, '#ffffff', 0.6)),
    dark ? 'opacity="0.05"' : '',
  );
  const list = points.map((line, index) => point(look, line, first + index * 66, dark)).join('');
  const foot = rect(0, HEIGHT - 10, WIDTH, 10, look.stripe);
  return svg(WIDTH, HEIGHT, pack.defs + scene.defs, scene.body + mark + standing + head + list + foot);
}
