import { group, linear, num, path, rect, stroke } from './drawing.ts';
import { label } from './label.ts';
import { packDefs, type Pack, type PackLook } from './pack-look.ts';

/** Packs of film and paper that give way: stand-up bag, sachet, sack. */

/** Light along the soft folds of a filled film pack. */
function folds(left: number, right: number, top: number, bottom: number): string {
  const w = right - left;
  return (
    path(
      `M${left} ${top}C${left + w * 0.1} ${top + 160} ${left + w * 0.03} ${bottom - 190} ${left + w * 0.09} ${bottom}H${left}Z`,
      '#000',
      'opacity="0.1"',
    ) +
    path(
      `M${right} ${top}C${right - w * 0.12} ${top + 180} ${right - w * 0.02} ${bottom - 170} ${right - w * 0.1} ${bottom}H${right}Z`,
      '#000',
      'opacity="0.13"',
    ) +
    path(
      `M${left + w * 0.13} ${top + 20}C${left + w * 0.19} ${top + 220} ${left + w * 0.1} ${bottom - 260} ${left + w * 0.17} ${bottom - 60}C${left + w * 0.15} ${bottom - 250} ${left + w * 0.25} ${top + 220} ${left + w * 0.13} ${top + 20}Z`,
      '#fff',
      'opacity="0.42"',
    ) +
    path(
      `M${right - w * 0.16} ${top + 30}C${right - w * 0.2} ${top + 200} ${right - w * 0.13} ${bottom - 290} ${right - w * 0.18} ${bottom - 80}C${right - w * 0.17} ${bottom - 260} ${right - w * 0.24} ${top + 200} ${right - w * 0.16} ${top + 30}Z`,
      '#fff',
      'opacity="0.26"',
    )
  );
}

/** Light across a filled pack that bulges; `edge` is how dark its sides get. */
function puff(edge: number): string {
  return linear('puff', 'across', [
    [0, '#000', edge],
    [0.14, '#000', 0.04],
    [0.31, '#fff', 0.16],
    [0.52, '#fff', 0],
    [0.84, '#000', 0.05],
    [1, '#000', edge + 0.03],
  ]);
}

/** The film's own sheen, seen where nothing is printed. */
function film({ shade, light, base, dark }: PackLook['body']): string {
  return linear('film', 'across', [
    [0, shade],
    [0.2, light],
    [0.5, base],
    [0.8, light],
    [1, dark],
  ]);
}

export function bag(look: PackLook): Pack {
  const { palette } = look;
  const outline =
    'M304 214H696C700 300 712 420 716 560C720 690 720 780 706 824Q690 862 500 866Q310 862 294 824C280 780 280 690 284 560C288 420 300 300 304 214Z';
  const print = label(
    { ...look, style: look.style === 'paper' ? 'field' : look.style },
    { x: 278, y: 284, w: 444, h: 546, light: 'none' },
  );
  const crimp = Array.from({ length: 7 }, (_, index) => `M306 ${222 + index * 5.2}H694`).join('');
  return {
    defs:
      packDefs(look) +
      print.defs +
      `<clipPath id="pouch"><path d="${outline}"/></clipPath>` +
      film(look.body) +
      puff(0.26),
    body:
      group(
        '',
        path(outline, 'url(#film)') +
          print.body +
          folds(290, 710, 262, 830) +
          rect(270, 200, 460, 700, 'url(#puff)') +
          path('M284 760C360 806 640 806 716 760V880H284Z', '#000', 'opacity="0.14"') +
          stroke('M288 770C360 812 640 812 712 770', '#fff', 3, 'opacity="0.5"'),
        'clip-path="url(#pouch)"',
      ) +
      stroke(crimp, '#000', 1.4, 'opacity="0.2"') +
      stroke('M303 274Q500 282 697 274', '#000', 3, 'opacity="0.22"') +
      stroke('M303 278Q500 286 697 278', '#fff', 3, 'opacity="0.6"') +
      path('M302 250l10 6l-10 6Z', palette.mist) +
      path('M698 250l-10 6l10 6Z', palette.mist),
    foot: 400,
    top: 214,
  };
}

function zigzag(x1: number, x2: number, y: number, height: number): string {
  const count = 20;
  const step = (x2 - x1) / count;
  return Array.from(
    { length: count },
    (_, index) => `L${num(x1 + step * (index + 0.5))} ${num(y - height)}L${num(x1 + step * (index + 1))} ${y}`,
  ).join('');
}

export function sachet(look: PackLook): Pack {
  const [left, right, top, bottom] = [318, 682, 250, 852];
  const back = `${zigzag(right, left, bottom, -9)}`;
  const outline = `M${left} ${top}${zigzag(left, right, top, 9)}V${bottom}${back}Z`;
  const print = label(look, { x: left, y: top + 46, w: right - left, h: bottom - top - 92, light: 'none' });
  const seals = [top + 4, bottom - 42]
    .map((y) => Array.from({ length: 8 }, (_, index) => `M${left + 4} ${y + index * 5.4}H${right - 4}`).join(''))
    .join('');
  const front =
    path(outline, 'url(#film)') +
    print.body +
    path(
      `M${left + 36} ${top + 60}C${left + 90} ${top + 250} ${left + 30} ${bottom - 220} ${left + 66} ${bottom - 62}C${left + 60} ${bottom - 240} ${left + 130} ${top + 240} ${left + 36} ${top + 60}Z`,
      '#fff',
      'opacity="0.4"',
    ) +
    path(
      `M${right} ${top + 50}C${right - 60} ${top + 220} ${right - 14} ${bottom - 200} ${right - 52} ${bottom - 46}H${right}Z`,
      '#000',
      'opacity="0.12"',
    ) +
    rect(left, top, right - left, bottom - top, 'url(#puff)') +
    stroke(seals, '#000', 1.3, 'opacity="0.16"') +
    stroke(`M${left} ${top + 46}H${right}M${left} ${bottom - 46}H${right}`, '#000', 2, 'opacity="0.16"');
  const reverse =
    path(outline, look.palette.strong) +
    path(outline, 'url(#puff)') +
    stroke(seals, '#000', 1.3, 'opacity="0.25"') +
    rect(left + 34, top + 90, 296, 400, look.palette.deep, 'opacity="0.35" rx="8"');
  return {
    defs: packDefs(look) + print.defs + film(look.body) + puff(0.2),
    body: group('translate(66 -32) rotate(11 500 850)', reverse) + group('rotate(-3 500 850)', front),
    foot: 400,
    top: 240,
  };
}

export function sack(look: PackLook): Pack {
  const { palette } = look;
  const kraft = look.build === 0;
  const [light, base, shade] = kraft ? ['#e6c9a0', '#d2ae7e', '#a98455'] : ['#ffffff', '#f0f1ee', '#c3c8c4'];
  const outline =
    'M286 186C360 180 640 180 714 186C706 240 738 300 742 420C746 560 744 700 728 792C722 840 700 862 660 862C560 868 440 868 340 862C300 862 278 840 272 792C256 700 254 560 258 420C262 300 294 240 286 186Z';
  const print = label(look, { x: 306, y: 276, w: 388, h: 520, radius: 6, light: 'none' });
  const stitches = Array.from({ length: 26 }, (_, index) => `M${num(296 + index * 16)} 214l8 0`).join('');
  const bands =
    path('M240 262H760V276H240ZM240 796H760V824H240Z', palette.strong) + path('M240 250H760V256H240Z', palette.accent);
  return {
    defs:
      packDefs(look) +
      print.defs +
      `<clipPath id="sack"><path d="${outline}"/></clipPath>` +
      linear('cloth', 'across', [
        [0, shade],
        [0.16, base],
        [0.34, light],
        [0.62, base],
        [0.86, base],
        [1, shade],
      ]) +
      puff(0.3) +
      '<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5H9M4.5 0V9" stroke="#000" stroke-opacity=".07" stroke-width="1.2"/></pattern>',
    body:
      group(
        '',
        path(outline, 'url(#cloth)') +
          bands +
          path(outline, 'url(#weave)') +
          print.body +
          path(outline, 'url(#puff)') +
          path('M250 420C300 380 300 330 292 240L240 240Z', '#000', 'opacity="0.1"') +
          path('M750 420C700 380 700 330 708 240L760 240Z', '#000', 'opacity="0.13"') +
          path('M300 250C330 330 300 400 330 520C340 420 350 340 300 250Z', '#fff', 'opacity="0.3"') +
          path('M262 790C330 838 420 822 500 834C600 846 680 834 736 786V880H262Z', '#000', 'opacity="0.14"'),
        'clip-path="url(#sack)"',
      ) +
      path('M284 186C360 180 640 180 716 186L714 226C640 220 360 220 287 226Z', kraft ? '#f3e6cf' : palette.haze) +
      stroke(stitches, palette.deep, 4) +
      stroke('M716 214C736 216 742 234 738 262', palette.deep, 3),
    foot: 430,
    top: 184,
  };
}
