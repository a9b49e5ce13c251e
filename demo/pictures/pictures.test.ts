import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draw } from '../draw.ts';
import { avatar } from './avatar.ts';
import { boothScene } from './booth-scene.ts';
import { companyBanner, companyMark } from './company-mark.ts';
import { displayScene } from './display-scene.ts';
import { hallPlan } from './hall-plan.ts';
import { heroScene } from './hero-scene.ts';
import { fitText, textWidth } from './lettering.ts';
import { longPicture } from './long-picture.ts';
import { MARK_FORMS } from './mark-forms.ts';
import { newsPicture, type NewsPictureInput } from './news-picture.ts';
import { packshot, type PackshotInput, type PackshotView } from './packshot.ts';
import { mix, tone } from './palette.ts';
import { toPng, toWebp } from './render.ts';

const SHAPES: readonly PackshotInput['shape'][] = [
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
];
const VIEWS: readonly PackshotView[] = ['front', 'angle', 'group', 'detail'];
const MOTIFS: readonly NewsPictureInput['motif'][] = [
  'field',
  'lab',
  'port',
  'drone',
  'conference',
  'grain',
  'bottles',
  'cane',
];

const hostile = { zh: '草<甘>膦&"\u0001\'', en: 'A <b> & "c" \ud800' };
const name = { zh: '草甘膦异丙胺盐', en: 'Glyphosate isopropylamine salt' };

function product(over: Partial<PackshotInput> = {}): PackshotInput {
  return {
    shape: 'bottle',
    hue: 140,
    brand: { zh: '绿野丰', en: 'Greenmark' },
    name,
    strength: '480 g/L SL',
    badge: { zh: '除草剂', en: 'Herbicide' },
    netContent: '1 L',
    seed: 'p1',
    ...over,
  };
}

const company = { name: hostile, shortName: hostile, hue: 210, seed: 'c1' };
const agro = { fair: 'agro', action: '#0F5B3E', accent: '#E8B33F', paper: '#FAF8F3', ink: '#1C2321' } as const;
const sugar = { fair: 'sugar', action: '#8E1B3A', accent: '#D98A2B', paper: '#15191A', ink: '#F2EFE8' } as const;

/** Every kind of picture with text that would break badly written XML. */
function gallery(): string[] {
  const text = { brand: hostile, name: hostile, badge: hostile, strength: '<&">', netContent: "'&" };
  return [
    ...SHAPES.flatMap((shape) =>
      VIEWS.map((view) => packshot(product({ shape, ...text, seed: `${shape}-${view}` }), view)),
    ),
    ...SHAPES.map((shape) =>
      longPicture({ ...product({ shape, ...text }), lines: [hostile, hostile, hostile, hostile, hostile] }),
    ),
    ...MOTIFS.map((motif) => newsPicture({ motif, hue: 30, seed: motif })),
    companyBanner(company),
    avatar({ name: hostile, hue: 300, seed: 'a' }),
    avatar({ name: { zh: '', en: '' }, hue: 300, seed: 'b' }),
    boothScene({ hue: 90, sign: '<3F> & B12', name: hostile, seed: 'b', packs: 24 }),
    boothScene({ hue: 90, sign: '', name: hostile, seed: 'b', packs: 0 }),
    displayScene({
      hue: 20,
      name: hostile,
      seed: 'd',
      stands: [product(text), null, product({ ...text, shape: 'drum' })],
    }),
    displayScene({ hue: 20, name: hostile, seed: 'd', stands: [] }),
    hallPlan({
      code: '<3F>',
      name: hostile,
      colour: '#0F5B3E',
      booths: Array.from({ length: 400 }, () => ({ number: 'A1' })),
    }),
    hallPlan({ code: '3F', name: hostile, colour: '#0F5B3E', booths: [] }),
    heroScene(agro),
    heroScene(sugar),
  ];
}

describe('drawn pictures', () => {
  it('are the same for the same input', () => {
    expect(gallery()).toEqual(gallery());
  });

  it('are well-formed, also with signs that mean something to XML', { timeout: 60_000 }, async () => {
    for (const picture of gallery()) {
      const image = sharp(await toPng(picture, 120));
      expect((await image.metadata()).width).toBe(120);
    }
  });

  it('stay under 30 kB of SVG', () => {
    expect(gallery().filter((picture) => picture.length >= 30_000)).toEqual([]);
  });

  it('carry the product text escaped', () => {
    expect(packshot(product({ strength: '<5% & "x"' }))).toContain('&lt;5% &amp; &quot;x&quot;');
  });

  it('have distinct element ids', () => {
    for (const picture of gallery()) {
      const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('refer only to ids they define', () => {
    for (const picture of gallery()) {
      const ids = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const used = [...picture.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('differ between products, companies and views', () => {
    expect(packshot(product({ seed: 'p2' }))).not.toBe(packshot(product()));
    expect(new Set(VIEWS.map((view) => packshot(product(), view))).size).toBe(VIEWS.length);
    const marks = Array.from({ length: 60 }, (_, index) => companyMark({ ...company, seed: `c${index}` }));
    expect(new Set(marks).size).toBeGreaterThan(25);
  });
});

describe('company marks', () => {
  it('render in every construction', { timeout: 30_000 }, async () => {
    expect(MARK_FORMS.length).toBeGreaterThanOrEqual(8);
    for (let index = 0; index < 60; index += 1) {
      const image = sharp(await toPng(companyMark({ ...company, seed: `c${index}` }), 40));
      expect((await image.metadata()).height).toBe(40);
    }
  });
});

describe('lettering', () => {
  it('counts a Chinese character as one em and Latin letters as less', () => {
    expect(textWidth('展桥')).toBe(2);
    expect(textWidth('ab')).toBeCloseTo(1.12);
  });

  it('shrinks a line until it fits its width', () => {
    const fitted = fitText('高效氯氟氰菊酯', { width: 70, size: 20, min: 4 });
    expect(fitted.lines).toEqual(['高效氯氟氰菊酯']);
    expect(fitted.size).toBeLessThanOrEqual(10);
  });

  it('wraps Latin text at spaces only and balances the lines', () => {
    expect(fitText('Pesticide registration abroad', { width: 200, size: 20, min: 10, lines: 2 }).lines).toEqual([
      'Pesticide',
      'registration abroad',
    ]);
  });

  it('cuts with an ellipsis what does not fit at the smallest size', () => {
    const [line = ''] = fitText('一二三四五六七八九十', { width: 50, size: 10, min: 10 }).lines;
    expect(line).toBe('一二三四…');
  });
});

describe('palette', () => {
  it('keeps the hues of the HSL circle', () => {
    expect(tone(0, 0.63, 0.25)).toMatch(/^#[ef]/);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe('rasterising', () => {
  it('draws a picture half as wide again as it is shown, and never wider than its kind', async () => {
    const mark = { draw: 'companyMark', company: { ...company, name, shortName: name } };
    const widthFor = async (shown: number) => (await sharp(await draw(mark, shown)).metadata()).width;
    expect([await widthFor(200), await widthFor(800)]).toEqual([300, 400]);
  });

  it('gives a 600 px WebP of a packshot under 60 kB in every shape and view', { timeout: 60_000 }, async () => {
    for (const shape of SHAPES) {
      for (const view of VIEWS) {
        const image = await toWebp(packshot(product({ shape }), view), 600);
        expect(image.length).toBeLessThan(60_000);
        expect((await sharp(image).metadata()).width).toBe(600);
      }
    }
  });
});
