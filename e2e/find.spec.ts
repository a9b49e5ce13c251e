import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { compareButtonTexts } from '../web/app/components/product-comparison/compare-button.texts.ts';
import { compareTrayTexts } from '../web/app/components/product-comparison/compare-tray.texts.ts';
import { compareTexts } from '../web/app/domains/product-comparison/compare.texts.ts';
import { productTexts } from '../web/app/components/product/product.texts.ts';
import { ingredientTexts } from '../web/app/domains/ingredient/ingredient.texts.ts';
import { questionTexts } from '../web/app/components/search/question.texts.ts';
import { postSourcingTexts } from '../web/app/components/sourcing/post-sourcing.texts.ts';
import { rescueTexts } from '../web/app/components/search/rescue.texts.ts';
import { facetTexts } from '../web/app/ui/facets.texts.ts';
import { busyNames, calmCards } from './busy-booths.ts';
import { expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';

test.describe.configure({ timeout: 240_000 });

const SIZES = { zh: 'phone', en: 'desktop' } as const;
const INGREDIENT: Record<Lang, string> = { zh: '草铵膦', en: 'glufosinate-ammonium' };
const list = (lang: Lang, query: Record<string, string>): string =>
  `${inLang(lang, '/find/product')}?${new URLSearchParams(query)}`;

/** Chooses the first `count` exhibits of the list that will still be there when they are compared, by their names. */
async function choose(page: Page, lang: Lang, count: number): Promise<void> {
  const t = translator(compareButtonTexts, lang);
  const cards = calmCards(page, lang, await busyNames());
  const buttons = cards.getByRole('button', { name: t('compareNamed', { name: '' }).trim() });
  for (let at = 0; at < count; at += 1) await buttons.nth(at).click();
}

for (const lang of LANGS) {
  test(
    `a buyer's phrase is understood, narrowed, and never ends in nothing (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const page = await enter({ lang, size: SIZES[lang] });
      const t = translator(questionTexts, lang);
      await open(page, list(lang, { keyword: `${INGREDIENT[lang]} 241 g/L SL` }));
      const rescue = translator(rescueTexts, lang);
      await expect(page.getByRole('heading', { name: rescue('noProducts') })).toBeVisible();
      await expect(page.getByRole('link', { name: translator(postSourcingTexts, lang)('post') })).toHaveAttribute(
        'href',
        /\/procurementDocking\/new\?name=/,
      );
      await expect(page.locator('[data-more-for-registered] a')).toHaveAttribute('href', /\/register$/);
      await expectGood(page);

      // one of the other strengths, which has exhibits
      await page.getByRole('link', { name: /^200 g\/L SL/ }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: new RegExp(`${t('without')}.*200 g/L`) }).click();
      await expect(page).toHaveURL((url) => !(url.searchParams.get('keyword') ?? '').includes('200'));
      await expectGood(page);

      // a rare value of a long filter, found by typing and taken away again as a chip
      const facet = translator(facetTexts, lang);
      await open(page, list(lang, {}));
      if (SIZES[lang] === 'phone') await page.getByRole('button', { name: facet('filters') }).click();
      const filters = page.getByRole('form', { name: facet('filters') }).and(page.locator(':visible'));
      const group = filters.getByRole('group').filter({ has: page.locator('input[name="ingredient"]') });
      await group.getByRole('searchbox').fill(lang === 'zh' ? 'xicaotong' : 'cletho');
      // the choice is an address: the list comes anew, and the box with it
      await group.getByRole('checkbox', { name: lang === 'zh' ? '烯草酮' : 'clethodim' }).click();
      await expect(page).toHaveURL(/ingredient=clethodim/);
      if (SIZES[lang] === 'phone') await page.keyboard.press('Escape');
      await page
        .getByRole('link', { name: /clethodim|烯草酮/ })
        .first()
        .click();
      await expect(page).not.toHaveURL(/ingredient=/);
    },
  );

  test(`exhibits are compared, and an ingredient has its page (${lang})`, inGate(lang === 'en'), async ({ enter }) => {
    const page = await enter({ lang, size: SIZES[lang] });
    const t = translator(compareTexts, lang);
    await open(page, list(lang, { keyword: INGREDIENT[lang] }));
    await choose(page, lang, 5);
    await expect(page.getByText(translator(compareButtonTexts, lang)('full', { max: 4 }))).toBeVisible();
    const ofTray = translator(compareTrayTexts, lang);
    const tray = page.getByRole('region', { name: ofTray('tray') });
    await expect(tray).toContainText(ofTray('chosen', { count: 4, max: 4 }));
    await expectGood(page);
    await tray.getByRole('link', { name: ofTray('start') }).click();
    const table = page.getByRole('table');
    await expect(page).toHaveURL(/compare\?ids=/);
    await expect(table.getByRole('columnheader')).toHaveCount(5, { timeout: 60_000 });
    await expectGood(page);
    const rows = await table.getByRole('rowheader').count();
    await page.getByRole('checkbox', { name: t('onlyDifferences') }).check();
    expect(await table.getByRole('rowheader').count()).toBeLessThan(rows);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('export') }).click();
    expect((await saved).suggestedFilename()).toBe(lang === 'zh' ? '展品对比.xlsx' : 'comparison.xlsx');
    await table.getByRole('button').first().click();
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    // an address without ids means what was chosen
    await open(page, inLang(lang, '/compare'));
    await expect(page).toHaveURL(/compare\?ids=/);
    await expect(table.getByRole('columnheader')).toHaveCount(4);

    // from the comparison to an exhibit, from there to its ingredient
    await table.getByRole('columnheader').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { name: translator(productTexts, lang)('tradeData') })).toBeVisible();
    await page
      .locator(`main a[href="${inLang(lang, '/ingredient/glufosinate-ammonium')}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(INGREDIENT[lang]);
    await expectGood(page);
    await open(page, inLang(lang, '/ingredients'));
    await expectGood(page);
    await expect(page.getByRole('navigation', { name: translator(ingredientTexts, lang)('letters') })).toBeVisible();
  });
}
