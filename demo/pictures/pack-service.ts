import { circle, group, linear, path, polygon, rect, stroke } from './drawing.ts';
import { emblem } from './emblem.ts';
import { fittedLine, textColumn } from './lettering.ts';
import { packDefs, type Pack, type PackLook } from './pack-look.ts';

/** A service has no pack: a standing dossier with the offer on its cover, papers behind, and a seal. */

function papers(look: PackLook): string {
  const { palette } = look;
  const rows = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => rect(360, 300 + index * 44, index % 3 === 2 ? 190 : 300, 9, palette.haze, 'rx="4"'))
    .join('');
  const bars = [60, 110, 84, 150, 128]
    .map((height, index) =>
      rect(676 + index * 22, 440 - height, 14, height, index === 3 ? palette.accentDeep : palette.soft),
    )
    .join('');
  return (
    group(
      'rotate(7 560 840)',
      rect(330, 196, 430, 640, '#fff', 'rx="6"') +
        rect(330, 196, 430, 640, 'none', `rx="6" stroke="${palette.haze}" stroke-width="2"`) +
        bars,
    ) +
    group(
      'rotate(2.5 540 840)',
      rect(310, 210, 430, 640, '#fdfdfb', 'rx="6"') +
        rect(310, 210, 430, 640, 'none', `rx="6" stroke="${palette.haze}" stroke-width="2"`) +
        rows,
    )
  );
}

function seal(look: PackLook, x: number, y: number): string {
  const { palette } = look;
  const teeth = Array.from(
    { length: 24 },
    (_, index) => `<use href="#tooth" transform="rotate(${index * 15} ${x} ${y})"/>`,
  ).join('');
  return (
    path(
      `M${x - 40} ${y + 40}L${x - 66} ${y + 156}L${x - 26} ${y + 132}L${x} ${y + 166}L${x + 10} ${y + 60}Z`,
      palette.accentDeep,
    ) +
    path(
      `M${x + 40} ${y + 40}L${x + 66} ${y + 156}L${x + 26} ${y + 132}L${x - 4} ${y + 162}L${x - 10} ${y + 60}Z`,
      look.stripe,
    ) +
    `<g fill="${palette.accent}">${teeth}</g>` +
    circle(x, y, 80, palette.accent) +
    circle(x, y, 66, 'none', `stroke="#fff" stroke-width="3" opacity="0.8"`) +
    emblem(look.emblem, x - 38, y - 38, 76, palette.deep, '#fff')
  );
}

function coverText({ input, palette }: PackLook): string {
  return (
    textColumn(
      [
        { kind: 'text', text: input.brand.zh, size: 36, fill: palette.accent, weight: 700, gap: 2, spacing: 3 },
        { kind: 'text', text: input.brand.en.toUpperCase(), size: 17, fill: palette.haze, gap: 40, spacing: 3 },
        { kind: 'rule', text: '', size: 60, fill: palette.accent, gap: 26 },
        { kind: 'text', text: input.name.zh, size: 56, fill: '#fff', weight: 700, lines: 3, gap: 10 },
        { kind: 'text', text: input.name.en, size: 27, fill: palette.mist, lines: 3, gap: 26 },
        { kind: 'pill', text: input.strength, size: 24, fill: palette.ink, plate: palette.accent, weight: 700, gap: 0 },
      ],
      { x: 300, width: 300, top: 336, bottom: 770, align: 'start' },
    ) + fittedLine(`${input.badge.zh}  ${input.badge.en}`, 300, 812, 300, { size: 22, fill: palette.haze })
  );
}

export function service(look: PackLook): Pack {
  const { palette } = look;
  const cover = [
    { x: 258, y: 286 },
    { x: 640, y: 330 },
    { x: 640, y: 858 },
    { x: 258, y: 846 },
  ];
  return {
    defs:
      packDefs(look) +
      linear('cover', 'diagonal', [
        [0, palette.mid],
        [0.45, palette.strong],
        [1, palette.deep],
      ]) +
      linear('tablet', 'diagonal', [
        [0, palette.deep],
        [1, palette.night],
      ]) +
      `<path id="tooth" d="M734 586l10 26h-20Z"/>`,
    body:
      papers(look) +
      polygon(
        cover.map(({ x, y }) => ({ x: x + 10, y: y + 4 })),
        '#000',
        'opacity="0.12"',
      ) +
      polygon(cover, 'url(#cover)') +
      path('M258 286L282 289V847L258 846Z', palette.night, 'opacity="0.35"') +
      path('M640 330V858L560 855V321Z', '#fff', 'opacity="0.07"') +
      stroke('M258 286L640 330', '#fff', 2, 'opacity="0.5"') +
      group('matrix(1 0.04 0 1 0 -12)', coverText(look)) +
      seal(look, 734, 690),
    foot: 420,
    top: 196,
  };
}
