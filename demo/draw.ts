import { z } from 'zod';
import { adPicture } from './pictures/ad-picture.ts';
import { boothScene } from './pictures/booth-scene.ts';
import { companyBanner, companyMark } from './pictures/company-mark.ts';
import { displayScene } from './pictures/display-scene.ts';
import { heroScene } from './pictures/hero-scene.ts';
import { longPicture } from './pictures/long-picture.ts';
import { newsPicture } from './pictures/news-picture.ts';
import { packshot } from './pictures/packshot.ts';
import { toWebp } from './pictures/render.ts';

const both = z.object({ zh: z.string(), en: z.string() });
const pack = z.object({
  shape: z.enum([
    'bottle',
    'jerrycan',
    'bag',
    'drum',
    'sachet',
    'carton',
    'sack',
    'jar',
    'glassBottle',
    'machine',
    'service',
  ]),
  hue: z.number(),
  brand: both,
  name: both,
  strength: z.string(),
  badge: both,
  netContent: z.string(),
  seed: z.string(),
});
const company = z.object({ name: both, shortName: both, hue: z.number(), seed: z.string() });
const motif = z.enum(['field', 'lab', 'port', 'drone', 'conference', 'grain', 'bottles', 'cane']);

/** What is to be drawn, as it is kept in the file's row. */
const drawing = z.discriminatedUnion('draw', [
  z.object({ draw: z.literal('packshot'), view: z.enum(['front', 'angle', 'group', 'detail']), pack }),
  z.object({ draw: z.literal('longPicture'), pack, lines: z.array(both) }),
  z.object({ draw: z.literal('companyMark'), company }),
  z.object({ draw: z.literal('companyBanner'), company }),
  z.object({
    draw: z.literal('boothScene'),
    hue: z.number(),
    sign: z.string(),
    name: both,
    seed: z.string(),
    packs: z.number(),
  }),
  z.object({
    draw: z.literal('displayScene'),
    hue: z.number(),
    name: both,
    seed: z.string(),
    stands: z.array(pack.nullable()),
  }),
  z.object({ draw: z.literal('news'), seed: z.string(), hue: z.number(), motif }),
  z.object({
    draw: z.literal('ad'),
    shape: z.enum(['wide', 'upright']),
    seed: z.string(),
    hue: z.number(),
    motif,
    kicker: z.string(),
    title: z.string(),
    line: z.string(),
  }),
  z.object({
    draw: z.literal('hero'),
    fair: z.enum(['agro', 'sugar']),
    action: z.string(),
    accent: z.string(),
    paper: z.string(),
    ink: z.string(),
  }),
]);
export type Drawing = z.output<typeof drawing>;

function svgOf(wanted: Drawing): string {
  switch (wanted.draw) {
    case 'packshot':
      return packshot(wanted.pack, wanted.view);
    case 'longPicture':
      return longPicture({ ...wanted.pack, lines: wanted.lines });
    case 'companyMark':
      return companyMark(wanted.company);
    case 'companyBanner':
      return companyBanner(wanted.company);
    case 'boothScene':
      return boothScene(wanted);
    case 'displayScene':
      return displayScene(wanted);
    case 'news':
      return newsPicture(wanted);
    case 'ad':
      return adPicture(wanted);
    case 'hero':
      return heroScene(wanted);
  }
}

const WIDTHS: Record<Drawing['draw'], number> = {
  packshot: 1000,
  longPicture: 1200,
  companyMark: 400,
  companyBanner: 1200,
  boothScene: 1200,
  displayScene: 1400,
  news: 1200,
  ad: 1200,
  hero: 1600,
};

/** Drawn half as wide again as it is shown, and then made smaller: fine edges and small letters stay as clear as from the whole picture. */
const FINER = 1.5;

/**
 * The picture a file's row describes, as webp, to be shown `width` pixels wide: larger than that, and never wider than its kind is. A card's
 * picture takes half the time of the whole.
 */
export async function draw(described: unknown, width: number): Promise<Buffer> {
  const wanted = drawing.parse(described);
  return toWebp(svgOf(wanted), Math.min(Math.round(width * FINER), WIDTHS[wanted.draw]));
}
