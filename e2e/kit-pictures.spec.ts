import { expect, test, type Page } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { LOOKS } from './kit-looks.ts';
import { openKit } from './kit-page.ts';

const require = createRequire(import.meta.url);
const PICTURES = fileURLToPath(new URL('./kit-pictures/', import.meta.url));
const WIDTHS = { desktop: 1440, phone: 390 } as const;
/** A kept picture shows four pixels as one: the edges of letters differ from machine to machine, where things stand does not. */
const SMALLER = 4;
/** Of a kept picture's pixels, the side of a square that is compared as a whole, and how much its grey may differ, of 255. */
const SQUARE = 6;
const DIFFERENCE_MAX = 10;

/** Fonts that every machine has: the page's own Latin one, and the Chinese one of the portal's papers. */
const FONTS: Readonly<Record<string, string>> = {
  Latin: '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  Chinese: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
};

async function setOwnFonts(page: Page): Promise<void> {
  for (const [name, file] of Object.entries(FONTS))
    await page.route(`**/fonts/${name}`, (route) => route.fulfill({ path: require.resolve(file) }));
  const faces = Object.keys(FONTS).map((name) => `@font-face{font-family:Night${name};src:url(/fonts/${name})}`);
  await page.addStyleTag({ content: `${faces.join('')}html{font-family:NightLatin,NightChinese!important}` });
  await page.evaluate(async () => {
    await Promise.all(['16px NightLatin', '16px NightChinese'].map((font) => document.fonts.load(font, 'a展')));
    await document.fonts.ready;
  });
}

type Picture = { width: number; height: number; grey: Buffer };

async function read(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: data };
}

function greyOf({ width, grey }: Picture, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + SQUARE; y += 1)
    for (let x = left; x < left + SQUARE; x += 1) sum += grey[y * width + x] ?? 0;
  return sum / SQUARE ** 2;
}

/** The heights, in pixels of the page, where two pictures of the same size differ. */
function differences(one: Picture, other: Picture): number[] {
  const found = new Set<number>();
  for (let top = 0; top + SQUARE <= one.height; top += SQUARE)
    for (let left = 0; left + SQUARE <= one.width; left += SQUARE)
      if (Math.abs(greyOf(one, left, top) - greyOf(other, left, top)) > DIFFERENCE_MAX) found.add(top * SMALLER);
  return [...found];
}

/** The parts of the kit that stand at these heights. */
const partsAt = (page: Page, heights: readonly number[]): Promise<string[]> =>
  page.evaluate((tops) => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    const at = (top: number): string =>
      parts.findLast((part) => part.getBoundingClientRect().top + scrollY <= top)?.dataset['part'] ?? 'the head';
    return [...new Set(tops.map(at))];
  }, heights);

test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  },
});

for (const { lang, size, colorScheme } of LOOKS)
  test(`the kit looks as in its picture (${lang}, ${size}, ${colorScheme})`, async ({ browser }) => {
    const viewport = { width: WIDTHS[size], height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    await openKit(page, lang === 'zh' ? '/ui' : '/en/ui');
    await expect(page.locator('[data-part="picture-crop"] input[type=range]').last()).toBeVisible();
    await setOwnFonts(page);
    const shot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const small = await sharp(shot)
      .greyscale()
      .resize({ width: Math.round(WIDTHS[size] / SMALLER) })
      .webp({ quality: 70 })
      .toBuffer();
    const file = path.join(PICTURES, `${lang}-${size}-${colorScheme}.webp`);
    if (process.env['PICTURES'] === 'new') {
      mkdirSync(PICTURES, { recursive: true });
      writeFileSync(file, small);
    }
    expect(existsSync(file), `${file} is missing: PICTURES=new npm run test:e2e -- kit-pictures makes it`).toBe(true);
    const [kept, now] = [await read(file), await read(small)];
    // of the same height, or what stands below the first change differs too
    expect.soft(await partsAt(page, differences(kept, now)), 'parts that look otherwise').toEqual([]);
    expect.soft([now.width, now.height]).toEqual([kept.width, kept.height]);
    await page.close();
  });
