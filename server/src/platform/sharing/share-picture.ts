import sharp, { type OverlayOptions } from 'sharp';
import { drawText, type Drawn, type ShareText } from './share-text.ts';

/** What stands on the picture of a page that is shared. */
export type ShareFacts = {
  theme: { action: string; accent: string; ink: string; paper: string };
  fair: string;
  dates: string;
  kicker: string;
  title: string;
  /** Below the title: the name in the other language, or a summary. */
  other: string;
  facts: readonly string[];
  company: string;
  plate: { text: string; colour: string } | null;
  /** A packshot and a mark are shown whole on white; a scene fills its side. */
  fit: 'whole' | 'scene';
};

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const BAND = 96;
const EDGE = 64;
const SIDE = 460;
const TEXT_WIDTH = SHARE_WIDTH - SIDE - EDGE * 2 - 8;
const COLOUR = /^#[0-9a-f]{6}$/i;
const SOFT = '#5c625f';

const colourOf = (text: string, otherwise: string): string => (COLOUR.test(text) ? text : otherwise);

/** The portal's mark, large, where there is no other picture. */
const bridge = (accent: string): string =>
  `<g transform="translate(${SHARE_WIDTH - SIDE + 50} 82) scale(9)" fill="none" stroke="${accent}" stroke-width="1.8" opacity="0.55">
<path d="M6 28c3-13 11-13 14 0 3-13 11-13 14 0" stroke-linecap="round"/><path d="M0 31.5h40"/></g>`;

/** Paper, the band of the fair with the portal's bridge. */
function ground(facts: ShareFacts, wide: boolean): Buffer {
  const action = colourOf(facts.theme.action, '#0f5b3e');
  const accent = colourOf(facts.theme.accent, '#e8b33f');
  const paper = colourOf(facts.theme.paper, '#faf8f3');
  const top = SHARE_HEIGHT - BAND;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${paper}"/>
<rect x="${SHARE_WIDTH - SIDE}" width="${SIDE}" height="${top}" fill="${action}" opacity="${wide ? 1 : 0.08}"/>
${wide ? bridge(accent) : ''}
<rect y="${top}" width="${SHARE_WIDTH}" height="${BAND}" fill="${action}"/>
<rect y="${top}" width="${SHARE_WIDTH}" height="6" fill="${accent}"/>
<g transform="translate(${EDGE} ${top + 22}) scale(1.4)" fill="none" stroke="${accent}" stroke-width="3.4">
<path d="M6 28c3-13 11-13 14 0 3-13 11-13 14 0" stroke-linecap="round"/><path d="M4 31.5h32"/></g>
</svg>`);
}

/** The picture at the right, cut or fitted to its panel. */
async function beside(picture: Buffer, fit: ShareFacts['fit']): Promise<OverlayOptions> {
  if (fit === 'scene') {
    const size = { width: SIDE, height: SHARE_HEIGHT - BAND };
    return {
      input: await sharp(picture)
        .resize({ ...size, fit: 'cover' })
        .toBuffer(),
      left: SHARE_WIDTH - SIDE,
      top: 0,
    };
  }
  const side = SIDE - 80;
  const input = await sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  return { input, left: SHARE_WIDTH - SIDE + 40, top: Math.round((SHARE_HEIGHT - BAND - side) / 2) };
}

async function plateOf({ text, colour }: NonNullable<ShareFacts['plate']>): Promise<Drawn | null> {
  const words = await drawText({ text, size: 26, bold: true, colour: '#ffffff', width: 320, lines: 1 });
  if (words === null) return null;
  const [width, height] = [words.width + 32, 46];
  const sign = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="5" fill="${colourOf(colour, '#1c2321')}"/></svg>`,
  );
  const input = await sharp(sign)
    .composite([{ input: words.input, left: 16, top: Math.round((height - words.height) / 2) }])
    .png()
    .toBuffer();
  return { input, width, height };
}

/** Texts below one another, as far as there is room. */
async function column(facts: ShareFacts): Promise<OverlayOptions[]> {
  const ink = colourOf(facts.theme.ink, '#1c2321');
  const action = colourOf(facts.theme.action, '#0f5b3e');
  const common = { width: TEXT_WIDTH };
  const rows: (ShareText & { gap: number })[] = [
    { ...common, text: facts.kicker, size: 24, bold: true, colour: action, lines: 1, gap: 14 },
    {
      ...common,
      text: facts.title,
      size: [...facts.title].length > 26 ? 42 : 52,
      bold: true,
      colour: ink,
      lines: 3,
      gap: 14,
    },
    { ...common, text: facts.other, size: 26, colour: SOFT, lines: 2, gap: 22 },
    ...facts.facts
      .slice(0, 3)
      .map((text) => ({ ...common, text, size: 28, bold: true, colour: ink, lines: 1, gap: 8 })),
  ];
  const placed: OverlayOptions[] = [];
  const foot = SHARE_HEIGHT - BAND - 40;
  const plate = facts.plate === null ? null : await plateOf(facts.plate);
  const left = plate === null ? 0 : plate.width + 20;
  const company = await drawText({ text: facts.company, width: TEXT_WIDTH - left, size: 28, colour: ink, lines: 1 });
  const lowest = Math.min(foot - (plate?.height ?? 0), foot - (company?.height ?? 0)) - 20;
  let top = 56;
  for (const { gap, ...row } of rows) {
    const picture = await drawText(row);
    if (picture === null || top + picture.height > lowest) continue;
    placed.push({ input: picture.input, left: EDGE, top });
    top += picture.height + gap;
  }
  if (plate !== null) placed.push({ input: plate.input, left: EDGE, top: foot - plate.height });
  if (company !== null) {
    const middle = plate === null ? company.height : plate.height;
    placed.push({ input: company.input, left: EDGE + left, top: foot - Math.round((middle + company.height) / 2) });
  }
  return placed;
}

async function band({ fair, dates }: ShareFacts): Promise<OverlayOptions[]> {
  const white = { bold: true, colour: '#ffffff', lines: 1 };
  const [name, days] = await Promise.all([
    drawText({ ...white, text: fair, size: 28, width: 640 }),
    drawText({ ...white, text: dates, size: 26, width: 360 }),
  ]);
  const middle = SHARE_HEIGHT - BAND / 2 + 3;
  return [
    ...(name === null ? [] : [{ input: name.input, left: EDGE + 76, top: Math.round(middle - name.height / 2) }]),
    ...(days === null
      ? []
      : [{ input: days.input, left: SHARE_WIDTH - EDGE - days.width, top: Math.round(middle - days.height / 2) }]),
  ];
}

/** Draws the picture of a page: 1200 by 630, as chats and networks show it. */
export async function drawSharePicture(facts: ShareFacts, picture: Buffer | null): Promise<Buffer> {
  const layers = [
    ...(picture === null ? [] : [await beside(picture, facts.fit)]),
    ...(await column(facts)),
    ...(await band(facts)),
  ];
  return sharp(ground(facts, picture === null))
    .composite(layers)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
