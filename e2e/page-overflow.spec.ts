import { browse as browseProducts } from '@fairbridge/contract/product/product.calls.ts';
import type { Page } from '@playwright/test';
import { questionTexts } from '../web/app/components/search/question.texts.ts';
import { SITE_MAP } from '../web/app/site-map.ts';
import { expect, go, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { filledPath, publicIds } from './public-ids.ts';

const SIZES = [320, 360, 390, 768, 1024, 1440, 1920] as const;
const PUBLIC = new Set(['everyone', 'guestOrVisitor', 'signedOut', 'registration']);

/**
 * What is wrong with the boxes of a page as it stands: it scrolls sideways, something that is pressed or filled in lies outside the window,
 * or a filter's number stands in what is beside it. What scrolls by itself or is for screen readers alone is left out.
 */
async function wrongBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) wrong.push(`scrolls sideways by ${scrollWidth - clientWidth}`);
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} '${(element.textContent ?? '').trim().slice(0, 30)}'`;
    /** Within something that scrolls or hides what is too wide, or for screen readers alone. */
    const isCut = (element: Element): boolean =>
      cutsInside(element.parentElement) || element.closest('.sr-only, dialog:not([open]), [aria-hidden=true]') !== null;
    const cuts = new Map<Element, boolean>();
    const cutsInside = (at: Element | null): boolean => {
      if (at === null || at === document.body) return false;
      const known = cuts.get(at);
      if (known !== undefined) return known;
      const found = getComputedStyle(at).overflowX !== 'visible' || cutsInside(at.parentElement);
      cuts.set(at, found);
      return found;
    };
    for (const element of document.querySelectorAll('a, button, input, select, textarea, h1, h2')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || isCut(element)) continue;
      if (left < -1 || right > clientWidth + 1) wrong.push(`${nameOf(element)} ends at ${Math.round(right)}`);
    }
    for (const element of document.querySelectorAll('button, .button, h1, legend')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut =
        element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
      if (cut && element.closest('.sr-only, dialog:not([open])') === null) wrong.push(`${nameOf(element)} is cut`);
    }
    for (const aside of document.querySelectorAll('main aside')) {
      const edge = aside.getBoundingClientRect();
      if (edge.width === 0) continue;
      for (const inner of aside.querySelectorAll('label, legend, input, span')) {
        const { right, width } = inner.getBoundingClientRect();
        if (width > 0 && !isCut(inner) && right > edge.right + 1)
          wrong.push(`${nameOf(inner)} spills ${Math.round(right - edge.right)} out of its column`);
      }
    }
    return [...new Set(wrong)].slice(0, 5);
  });
}

for (const lang of LANGS) {
  test(`nothing spills, is cut or scrolls sideways at any width (${lang})`, async ({ enter }) => {
    test.setTimeout(300_000);
    const ids = await publicIds();
    const page = await enter({ lang });
    // links of mails are opened without their token here, and one of an invitation without its code
    guardOf(page).allow(
      /^400 POST \/visitor\/v2\/(notification\/unsubscribe|preRegistration\/invitation|externalInterface\/invitation\/addRecord|account\/read(TakeBack|Correction))$/,
    );
    guardOf(page).allow(/^404 POST \/visitor\/v2\/report\/shared$/);
    const found: string[] = [];
    await open(page, inLang(lang, '/'));
    for (const { path, group } of SITE_MAP) {
      if (!PUBLIC.has(group)) continue;
      const address = inLang(lang, filledPath(path, ids));
      // in one language as the server brings it, in the other as a link does
      if (lang === 'zh') await open(page, address);
      else await go(page, address);
      await page.waitForLoadState('load');
      for (const width of SIZES) {
        await page.setViewportSize({ width, height: 900 });
        for (const one of await wrongBoxes(page)) found.push(`${address} at ${width}: ${one}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('few results begin right below what was asked, however tall the filters beside them are', async ({
  enter,
  apiAs,
}) => {
  const asked = { keyword: 'glufosinate', pageNum: 1, pageSize: 1 };
  const { facets } = await (await apiAs(null)).call(browseProducts, asked);
  const [hall] = facets.hall.toSorted((one, other) => one.count - other.count);
  if (hall === undefined) throw new Error('the demo has no exhibit of it in any hall');
  const page = await enter({ lang: 'en' });
  await open(page, `/en/find/product?keyword=${asked.keyword}&hall=${hall.code}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(hall.count);
  const head = await main.getByRole('list', { name: questionTexts.understood[1] }).boundingBox();
  const first = await main.getByRole('article').first().boundingBox();
  expect((first?.y ?? Infinity) - (head?.y ?? 0) - (head?.height ?? 0)).toBeLessThan(24);
});
