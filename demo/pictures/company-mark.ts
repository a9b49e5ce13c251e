import { random } from '../data/random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { circle, group, linear, num, path, rect, stroke, svg } from './drawing.ts';
import { textColumn } from './lettering.ts';
import { inksOf, MARK_FORMS, type MarkInks } from './mark-forms.ts';
import { paletteOf, type Palette } from './palette.ts';

export interface CompanyMarkInput {
  name: Bilingual;
  shortName: Bilingual;
  hue: number;
  seed: string;
}

function initialsOf(company: CompanyMarkInput): string {
  const words = company.shortName.en.match(/[A-Za-z0-9]+/g) ?? company.name.en.match(/[A-Za-z0-9]+/g) ?? [];
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : (words[0] ?? 'F');
  return letters.slice(0, 2).toUpperCase();
}

/** The bare mark around (0, 0), 200 units wide; form and inks follow the seed. */
function bareMark(company: CompanyMarkInput, inks: MarkInks): string {
  const chance = random(`mark ${company.seed}`);
  const form = chance.pick(MARK_FORMS);
  const [character = '展'] = company.shortName.zh;
  return form(inks, { initials: initialsOf(company), character, chance });
}

function variantOf(company: CompanyMarkInput): number {
  return random(`plate ${company.seed}`).int(3);
}

/** A company's mark as SVG, 400 by 400, on a plate that fills the square. */
export function companyMark(company: CompanyMarkInput): string {
  const { plate, ...inks } = inksOf(paletteOf(company.hue), variantOf(company));
  const edge = plate === '#ffffff' ? rect(1, 1, 398, 398, 'none', 'stroke="#e4e7e5" stroke-width="2"') : '';
  return svg(
    400,
    400,
    '',
    rect(0, 0, 400, 400, plate) + edge + group('translate(200 200) scale(1.32)', bareMark(company, inks)),
  );
}

type Pattern = (palette: Palette, seed: string) => string;

const contours: Pattern = (palette, seed) => {
  const chance = random(`contours ${seed}`);
  const [x, y] = [840 + chance.int(200), 120 + chance.int(300)];
  return Array.from({ length: 9 }, (_, index) =>
    circle(
      x,
      y,
      70 + index * 62,
      'none',
      `stroke="${palette.soft}" stroke-width="2" opacity="${num(0.55 - index * 0.05)}"`,
    ),
  ).join('');
};

const fields: Pattern = (palette, seed) => {
  const chance = random(`fields ${seed}`);
  const strips = Array.from({ length: 9 }, (_, index) => {
    const x = 470 + index * 96;
    const colour = chance.pick([palette.mid, palette.strong, palette.deep, palette.accentDeep]);
    return path(
      `M${x} 0L${x + 110} 0L${x - 60} 560L${x - 200} 560Z`,
      colour,
      `opacity="${num(0.25 + chance.int(4) * 0.1)}"`,
    );
  });
  return strips.join('');
};

const cells: Pattern = (palette, seed) => {
  const chance = random(`cells ${seed}`);
  const parts: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = 640 + column * 86 + (row % 2) * 43;
      const opacity = chance.int(6) * 0.08;
      if (opacity === 0) continue;
      parts.push(
        `<use href="#cell" transform="translate(${x} ${20 + row * 88})" opacity="${num(opacity)}" fill="${chance.int(5) ? palette.soft : palette.accent}"/>`,
      );
    }
  }
  return parts.join('');
};

const PATTERNS: readonly Pattern[] = [contours, fields, cells];

/** A company's advert as SVG, 1200 by 560: mark and names at the left on the house colour, a pattern at the right. */
export function companyBanner(company: CompanyMarkInput): string {
  const palette = paletteOf(company.hue);
  const inks: MarkInks = { first: palette.strong, second: palette.accentDeep, ground: '#ffffff' };
  const pattern = random(`banner ${company.seed}`).pick(PATTERNS);
  const defs =
    linear('bn', 'across', [
      [0, palette.strong],
      [1, palette.deep],
    ]) +
    linear('veil', 'across', [
      [0, palette.strong, 1],
      [0.42, palette.strong, 0.85],
      [0.72, palette.strong, 0],
    ]) +
    '<path id="cell" d="M0 -46L40 -23V23L0 46L-40 23V-23Z"/>';
  const ghost = { first: palette.soft, second: palette.mid, ground: palette.deep };
  const big = group('translate(985 290) scale(2.1)', bareMark(company, ghost), 'opacity="0.4"');
  const plate =
    rect(80, 84, 150, 150, '#fff', 'rx="22"') +
    group(
      'translate(155 159) scale(0.56)',
      bareMark(company, inks).replaceAll('"mf"', '"mf2"').replaceAll('#mf)', '#mf2)'),
    );
  const names = textColumn(
    [
      { kind: 'text', text: company.shortName.zh, size: 76, fill: '#ffffff', weight: 700, gap: 8, spacing: 4 },
      { kind: 'text', text: company.name.zh, size: 31, fill: palette.mist, lines: 2, gap: 8 },
      { kind: 'text', text: company.name.en, size: 24, fill: palette.haze, lines: 2, gap: 24 },
      { kind: 'rule', text: '', size: 110, fill: palette.accent, gap: 0 },
    ],
    { x: 80, width: 600, top: 262, bottom: 500, align: 'start' },
  );
  const wave =
    path('M0 548C300 500 620 560 1200 512V560H0Z', palette.accent) +
    stroke('M0 536C300 488 620 548 1200 500', palette.haze, 2, 'opacity="0.6"');
  return svg(
    1200,
    560,
    defs,
    rect(0, 0, 1200, 560, 'url(#bn)') +
      pattern(palette, company.seed) +
      big +
      rect(0, 0, 1200, 560, 'url(#veil)') +
      plate +
      names +
      wave,
  );
}
