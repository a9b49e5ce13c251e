import type { Fonts } from '../../platform/pdf/fonts.ts';
import { millimetres, Paper, readableOn, type Box } from '../../platform/pdf/paper.ts';
import { KINDS } from './voucher.texts.ts';
import type { Printed, PrintedFair } from '../../platform/pdf/pdf.shapes.ts';
import type { Badge, BadgeKind } from './voucher.shapes.ts';
import { datesOf, placeOf } from '../../platform/pdf/when-where.ts';

/** Badge holders of fairs take 100 by 150 mm. */
const WIDTH = millimetres(100);
const HEIGHT = millimetres(150);
const MARGIN = millimetres(8);
const INNER = WIDTH - 2 * MARGIN;
const HEADER = millimetres(41);
const STRIPE = millimetres(1.6);
const PLATE = millimetres(21);
const QR = millimetres(33);
const GREY = '#5c6662';

const box = (top: number, height: number, left = MARGIN, width = INNER): Box => ({ left, top, width, height });

/** Badges, a page each, 100 by 150 mm: drawn like a wayfinding sign, the kind of guest as the plate at its foot. */
export async function draw(fonts: Fonts, fair: PrintedFair, badges: readonly Badge[]): Promise<Printed> {
  const paper = new Paper(fonts, { width: WIDTH, height: HEIGHT, title: 'Badge', lang: 'zh' });
  for (const badge of badges) {
    paper.page();
    drawHeader(paper, fair);
    drawPerson(paper, fair, badge);
    drawCode(paper, fair, badge);
    drawPlate(paper, fair, badge.kind);
  }
  return paper.finish();
}

function drawHeader(paper: Paper, fair: PrintedFair): void {
  const { action, accent, ink } = fair.theme;
  const colour = readableOn(action, ink);
  paper.fill({ left: 0, top: 0, width: WIDTH, height: HEADER }, action);
  paper.fill({ left: 0, top: HEADER, width: WIDTH, height: STRIPE }, accent);

  // below the slot that holders and lanyards need
  const top = millimetres(9.5);
  const zh = paper.text(fair.name.zh || fair.name.en, { weight: 'bold', size: 20, colour }, box(top, 34), 1.2);
  if (fair.name.zh !== '' && fair.name.en !== '')
    paper.text(fair.name.en, { weight: 'regular', size: 10, colour }, box(zh + 6, 18), 1.25);

  const small = { weight: 'regular', size: 7.5, colour } as const;
  const foot = HEADER - 10;
  paper.text(`${datesOf(fair, 'zh')} · ${placeOf(fair, 'zh')}`, small, box(foot - 19, 8));
  paper.text(`${datesOf(fair, 'en')}, ${placeOf(fair, 'en')}`, small, box(foot - 7.5, 8));
}

/** Chinese names are short and can be read across an aisle; whatever the length, the name stays whole. */
function drawPerson(paper: Paper, fair: PrintedFair, badge: Badge): void {
  const { ink } = fair.theme;
  const latin = badge.nameLatin ?? '';
  const name = latin !== '' && paper.lacks(badge.name) ? latin : badge.name;
  const top = HEADER + STRIPE + millimetres(5);
  const nameBox = box(top, millimetres(17));
  const nameStyle = { weight: 'bold', size: 44, colour: ink } as const;
  const fit = paper.fit(name, nameStyle, nameBox, 1.15);
  // a short name keeps its distance from the company: the block stands on one line
  const shift = nameBox.height - fit.height;
  paper.fitted(fit, nameStyle, { ...nameBox, top: top + shift * 0.75 }, 1.15);

  const company = box(top + nameBox.height + millimetres(4), 28);
  const below = paper.text(badge.company, { weight: 'bold', size: 13, colour: ink }, company, 1.3);
  const position = box(below + (badge.company === '' ? 0 : 6), 22);
  paper.text(badge.position, { weight: 'regular', size: 11, colour: GREY }, position, 1.3);
}

function drawCode(paper: Paper, fair: PrintedFair, badge: Badge): void {
  const { ink, action } = fair.theme;
  const top = HEIGHT - PLATE - QR - millimetres(5);
  paper.qr(badge.qr, MARGIN, top, QR, ink);

  const left = MARGIN + QR + millimetres(6);
  const width = WIDTH - MARGIN - left;
  const side = (from: number, height: number): Box => box(from, height, left, width);
  paper.fill({ left, top, width: millimetres(9), height: 2.4 }, action);
  const brought = badge.broughtBy ?? '';
  // a colleague's plate says who stands for the colleague, and the country takes less room
  const [ofZh, ofEn] = brought === '' ? [32, 24] : [18, 12];
  const zh = paper.text(badge.country.zh, { weight: 'bold', size: 14, colour: ink }, side(top + 11, ofZh), 1.2);
  const en = paper.text(badge.country.en, { weight: 'regular', size: 9.5, colour: GREY }, side(zh + 5, ofEn), 1.2);

  const foot = top + QR;
  if (brought !== '')
    paper.text(
      `预登记 By ${brought}`,
      { weight: 'regular', size: 7.5, colour: GREY },
      side(en + 5, foot - 30 - en - 5),
      1.2,
    );
  paper.line('编号 No.', { weight: 'regular', size: 7.5, colour: GREY }, left, foot - 27, width);
  paper.text(badge.number, { weight: 'bold', size: 14, colour: ink }, side(foot - 14, 14));
}

function drawPlate(paper: Paper, fair: PrintedFair, kind: BadgeKind): void {
  const { action, accent, ink } = fair.theme;
  const background = { visitor: action, vip: accent, exhibitor: ink }[kind];
  const colour = readableOn(background, ink);
  const top = HEIGHT - PLATE;
  paper.fill({ left: 0, top, width: WIDTH, height: PLATE }, background);

  // 'VIP 贵宾' as it is said; the others Chinese first
  const { zh, en } = KINDS[kind];
  const parts = kind === 'vip' ? [en, zh] : [zh, en];
  const style = { weight: 'bold', size: 30, colour } as const;
  const gap = 11;
  const widths = parts.map((part) => paper.measure(part, style.weight, style.size));
  const whole = widths.reduce((sum, width) => sum + width, gap);
  let left = (WIDTH - whole) / 2;
  parts.forEach((part, at) => {
    const width = widths[at] ?? 0;
    paper.line(part, style, left, top + (PLATE - style.size) / 2, width);
    left += width + gap;
  });
}
