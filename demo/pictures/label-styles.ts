import { circle, fade, linear, num, path, rect, stroke, type Drawing } from './drawing.ts';
import { emblem } from './emblem.ts';
import { fittedLine, textColumn, type ColumnItem } from './lettering.ts';
import { mix } from './palette.ts';
import type { LabelStyle, PackLook } from './pack-look.ts';

/** The five layouts of a product label, each drawn flat in a box of `w` by `h`; the class stripe is not part of them. */

type Layout = (look: PackLook, w: number, h: number, s: number) => Drawing;

interface Inks {
  name: string;
  english: string;
  pill: string;
  pillText: string;
}

/** The product's names and strength, biggest first: what a buyer reads from two metres. */
function nameItems(look: PackLook, s: number, inks: Inks): ColumnItem[] {
  const { name, strength } = look.input;
  // A product named in one language only still gets a headline.
  const [head, under] = name.zh.trim() === '' ? [name.en, ''] : [name.zh, name.en];
  return [
    { kind: 'text', text: head, size: s * 0.165, fill: inks.name, weight: 700, lines: 2, gap: s * 0.015 },
    { kind: 'text', text: under, size: s * 0.078, fill: inks.english, lines: 2, gap: s * 0.045 },
    { kind: 'pill', text: strength, size: s * 0.082, fill: inks.pillText, plate: inks.pill, weight: 700, gap: 0 },
  ];
}

function brandItems(look: PackLook, s: number, fill: string, faint: string): ColumnItem[] {
  const { brand } = look.input;
  return [
    { kind: 'text', text: brand.zh, size: s * 0.105, fill, weight: 700, gap: s * 0.004, spacing: s * 0.012 },
    { kind: 'text', text: brand.en.toUpperCase(), size: s * 0.046, fill: faint, gap: 0, spacing: s * 0.008 },
  ];
}

function net(
  look: PackLook,
  x: number,
  y: number,
  width: number,
  s: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end',
): string {
  if (look.input.netContent.trim() === '') return '';
  return fittedLine(`净含量 Net ${look.input.netContent}`, x, y, width, { size: s * 0.054, fill, anchor });
}

const banner: Layout = (look, w, h, s) => {
  const { palette } = look;
  const edge = `C${num(w * 0.7)} ${num(h * 0.44)} ${num(w * 0.36)} ${num(h * 0.25)} 0 ${num(h * 0.39)}Z`;
  const size = Math.min(w * 0.3, h * 0.26);
  return {
    defs: linear('lb', 'diagonal', [
      [0, palette.mid],
      [0.5, palette.strong],
      [1, palette.deep],
    ]),
    body:
      rect(0, 0, w, h, '#fff') +
      path(`M0 0H${num(w)}V${num(h * 0.33)}${edge}`, palette.accent, `transform="translate(0 ${num(h * 0.022)})"`) +
      path(`M0 0H${num(w)}V${num(h * 0.33)}${edge}`, 'url(#lb)') +
      emblem(look.emblem, w * 0.92 - size, h * 0.055, size, palette.haze, palette.accent) +
      textColumn(brandItems(look, s, '#fff', palette.mist), {
        x: w * 0.1,
        width: w * 0.8 - size,
        top: h * 0.07,
        bottom: h * 0.3,
        align: 'start',
      }) +
      textColumn(
        nameItems(look, s, { name: palette.deep, english: '#4a5452', pill: palette.strong, pillText: '#fff' }),
        {
          x: w * 0.1,
          width: w * 0.8,
          top: h * 0.45,
          bottom: h * 0.9,
          align: 'start',
          sink: 0.2,
        },
      ) +
      net(look, w * 0.9, h * 0.965, w * 0.6, s, '#5a6361', 'end'),
  };
};

const field: Layout = (look, w, h, s) => {
  const { palette } = look;
  const rows = [-3, -2, -1, 0, 1, 2, 3, 4]
    .map((row) => `M${num(w * (0.62 + row * 0.05))} ${num(h * 0.76)}L${num(w * (0.62 + row * 0.34))} ${num(h)}`)
    .join('');
  const size = Math.min(w * 0.36, h * 0.29);
  return {
    defs: linear('lb', 'down', [
      [0, palette.strong],
      [0.62, palette.deep],
      [1, palette.night],
    ]),
    body:
      rect(0, 0, w, h, 'url(#lb)') +
      circle(w * 0.78, h * 0.755, size * 0.62, palette.accent, 'opacity="0.95"') +
      path(
        `M0 ${num(h * 0.8)}C${num(w * 0.3)} ${num(h * 0.72)} ${num(w * 0.7)} ${num(h * 0.72)} ${num(w)} ${num(h * 0.77)}V${num(h)}H0Z`,
        palette.strong,
      ) +
      stroke(rows, palette.soft, s * 0.012, 'opacity="0.45"') +
      emblem(look.emblem, w * 0.78 - size * 0.44, h * 0.755 - size * 0.48, size * 0.88, '#fff', palette.haze) +
      textColumn(brandItems(look, s, '#fff', palette.haze), {
        x: w * 0.1,
        width: w * 0.8,
        top: h * 0.05,
        bottom: h * 0.22,
        align: 'start',
      }) +
      rect(w * 0.1, h * 0.225, w * 0.8, Math.max(1, s * 0.006), palette.accent) +
      textColumn(
        nameItems(look, s, { name: '#fff', english: palette.mist, pill: palette.accent, pillText: palette.ink }),
        {
          x: w * 0.1,
          width: w * 0.8,
          top: h * 0.255,
          bottom: h * 0.68,
          align: 'start',
        },
      ) +
      net(look, w * 0.1, h * 0.955, w * 0.6, s, '#fff', 'start'),
  };
};

/** The round seal with the emblem at the head of a `paper` label. */
function medallion(look: PackLook, x: number, y: number, size: number): string {
  const { palette } = look;
  return (
    circle(x, y, size * 0.62, palette.strong) +
    circle(x, y, size * 0.55, 'none', `stroke="${palette.accent}" stroke-width="${num(size * 0.03)}"`) +
    emblem(look.emblem, x - size * 0.36, y - size * 0.36, size * 0.72, '#fff', palette.accent)
  );
}

/** Brand, a rule and the names, for a centred column; `tall` labels have a seal above and so a smaller brand. */
function centredItems(look: PackLook, s: number, tall: boolean): ColumnItem[] {
  const { palette } = look;
  const [brand, english] = brandItems(look, s, palette.strong, palette.accentDeep);
  const inks = { name: palette.ink, english: '#57504a', pill: palette.deep, pillText: '#fff' };
  const rule: ColumnItem = { kind: 'rule', text: '', size: s * 0.07, fill: palette.accentDeep, gap: s * 0.03 };
  const head = brand ? [{ ...brand, size: s * (tall ? 0.085 : 0.12), gap: 0, spacing: s * 0.02 }] : [];
  const under = english ? [{ ...english, gap: s * 0.03, spacing: s * 0.01 }] : [];
  return [...head, ...under, rule, ...nameItems(look, s * (tall ? 1 : 1.1), inks)];
}

const paper: Layout = (look, w, h, s) => {
  const { palette } = look;
  const cream = mix('#fbf6ea', palette.wash, 0.35);
  // A low label has no room for a seal above the names and stays typographic.
  const tall = h > w * 0.95;
  const size = Math.min(w * 0.26, h * 0.2);
  const pad = s * 0.04;
  const frame = (inset: number, colour: string, width: number): string =>
    rect(inset, inset, w - inset * 2, h - inset * 2, 'none', `stroke="${colour}" stroke-width="${num(width)}"`);
  const items = centredItems(look, s, tall);
  const top = tall ? h * 0.1 + size * 1.25 : h * 0.1;
  return {
    defs: fade('lb', cream, mix(cream, palette.haze, 0.35)),
    body:
      rect(0, 0, w, h, 'url(#lb)') +
      frame(pad, palette.strong, s * 0.009) +
      frame(pad * 1.5, palette.accentDeep, s * 0.004) +
      (tall ? medallion(look, w / 2, h * 0.085 + size * 0.56, size) : '') +
      textColumn(items, { x: w / 2, width: w * 0.82, top, bottom: h * 0.855, align: 'middle', sink: 0.35 }) +
      net(look, w / 2, h * 0.92, w * 0.7, s, '#57504a', 'middle'),
  };
};

const diagonal: Layout = (look, w, h, s) => {
  const { palette } = look;
  const size = Math.min(w * 0.4, h * 0.34);
  const slope = (shift: number): string => `M0 ${num(h * (0.66 + shift))}L${num(w)} ${num(h * (0.5 + shift))}`;
  return {
    defs:
      linear('lb', 'across', [
        [0, palette.deep],
        [1, palette.strong],
      ]) + fade('lb2', '#fff', palette.mist),
    body:
      rect(0, 0, w, h, 'url(#lb2)') +
      path(`${slope(0)}V${num(h)}H0Z`, palette.accent) +
      path(`${slope(0.025)}V${num(h)}H0Z`, palette.soft) +
      path(`${slope(0.05)}V${num(h)}H0Z`, 'url(#lb)') +
      emblem(look.emblem, w * 0.94 - size, h * 0.97 - size * 1.04, size, palette.soft, palette.accent) +
      textColumn(brandItems(look, s, palette.strong, palette.accentDeep), {
        x: w * 0.1,
        width: w * 0.8,
        top: h * 0.055,
        bottom: h * 0.2,
        align: 'start',
      }) +
      textColumn(
        nameItems(look, s, { name: palette.ink, english: '#4a5452', pill: palette.strong, pillText: '#fff' }),
        {
          x: w * 0.1,
          width: w * 0.8,
          top: h * 0.22,
          bottom: h * 0.6,
          align: 'start',
        },
      ) +
      net(look, w * 0.1, h * 0.95, w * 0.46, s, '#fff', 'start'),
  };
};

const column: Layout = (look, w, h, s) => {
  const { palette } = look;
  const brand = brandItems(look, s, palette.strong, palette.accentDeep).map((item, index) => ({
    ...item,
    gap: index ? s * 0.07 : item.gap,
  }));
  const band = w * 0.25;
  const marks = [0, 1, 2, 3, 4]
    .map((row) =>
      path(
        `M0 ${num(h * (0.5 + row * 0.11))}L${num(band)} ${num(h * (0.42 + row * 0.11))}v${num(h * 0.05)}L0 ${num(h * (0.55 + row * 0.11))}Z`,
        palette.mid,
        `opacity="${num(0.3 + row * 0.15)}"`,
      ),
    )
    .join('');
  const size = band * 0.72;
  return {
    defs: fade('lb', palette.strong, palette.deep),
    body:
      rect(0, 0, w, h, '#fff') +
      rect(0, 0, band, h, 'url(#lb)') +
      marks +
      rect(band, 0, s * 0.025, h, palette.accent) +
      emblem(look.emblem, band / 2 - size / 2, h * 0.07, size, '#fff', palette.accent) +
      textColumn(
        [
          ...brand,
          { kind: 'rule', text: '', size: s * 0.1, fill: palette.accent, gap: s * 0.06 },
          ...nameItems(look, s, { name: palette.ink, english: '#4a5452', pill: palette.strong, pillText: '#fff' }),
        ],
        { x: band + w * 0.08, width: w * 0.84 - band, top: h * 0.075, bottom: h * 0.87, align: 'start' },
      ) +
      net(look, w * 0.92, h * 0.95, w * 0.6, s, '#5a6361', 'end'),
  };
};

export const LAYOUTS: Readonly<Record<LabelStyle, Layout>> = { banner, field, paper, diagonal, column };
