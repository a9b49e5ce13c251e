import { own } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { exhibitFormTexts } from '../web/app/domains/own-product/exhibit-form.texts.ts';
import { exhibitPreviewTexts } from '../web/app/domains/own-product/exhibit-preview.texts.ts';
import { exhibitPublishedTexts } from '../web/app/domains/own-product/exhibit-published.texts.ts';
import { longPictureTexts } from '../web/app/domains/own-product/long-picture.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { productTexts } from '../web/app/components/product/product.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { formErrorsTexts } from '../web/app/ui/form-errors.texts.ts';
import { DEMO, expect, expectGood, inGate, inLang, LANGS, open } from './fixtures.ts';
import { unfold } from './exhibit-form.ts';
import { test } from './own-exhibitor.ts';
import { exhibitPictures } from './pictures.ts';
import { countPresses } from './click-count.ts';
import { beginAs, keepSession } from './registered.ts';

/** The form of an exhibit. */
test.describe.configure({ mode: 'default' });

for (const lang of LANGS) {
  const size = lang === 'zh' ? 'phone' : 'desktop';
  const t = translator(ownProductTexts, lang);
  const says = translator(exhibitFormTexts, lang);
  const uploads = translator(uploadTexts, lang);

  test(
    `an exhibit with a picture is published with seven presses and one dialog (${lang})`,
    inGate(lang === 'en'),
    async ({ enter, newExhibitor }) => {
      const { client, session } = await newExhibitor('form');
      const page = await enter({ lang, size });
      const counted = await countPresses(page);
      const main = page.locator('main');
      await keepSession(page, session);
      await open(page, inLang(lang, '/my-exhibit-list'));
      // an empty list leads there too
      await main
        .getByRole('link', { name: t('add'), exact: true })
        .first()
        .click();
      await main.locator('input[name="name.zh"]').click();
      await page.keyboard.type('一分钟发布');
      await main.locator('select[name=categoryCode]').selectOption('herbicides');
      const choosing = page.waitForEvent('filechooser');
      await main.getByRole('button', { name: `${t('mainPictures')}: ${uploads('chooseFiles')}`, exact: true }).click();
      await (await choosing).setFiles(exhibitPictures([40, 70, 130]).main);
      const removeFirst = main.getByRole('button', { name: uploads('remove', { number: 1 }) });
      await expect(removeFirst).toHaveCount(1);
      await main.getByRole('button', { name: translator(longPictureTexts, lang)('make') }).click();
      await expect(removeFirst).toHaveCount(2);
      await expect(main.getByText(says('ready'))).toBeAttached();
      await expectGood(page);
      await main.getByRole('button', { name: t('publish'), exact: true }).click();
      await expect(page).toHaveURL(/\/exhibit-detail\/[A-Za-z0-9]{10,}$/);
      const id = page.url().split('/').at(-1) ?? '';
      expect(await counted()).toEqual({ presses: 7, dialogs: 1 });
      const { form } = await client.call(own, { id });
      expect([form.name.zh, form.categoryCode, form.tags]).toEqual(['一分钟发布', 'herbicides', ['herbicides']]);
      // and on to the next of its kind
      const next = translator(exhibitPublishedTexts, lang);
      await expectGood(page);
      await main.getByRole('link', { name: next('another') }).click();
      await expect(main.locator('select[name=categoryCode]')).toHaveValue('herbicides');
    },
  );

  test(`everything that is wrong is listed where it is saved, and leads to its field (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    const main = page.locator('main');
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/add-exhibit'));
    await main.locator('input[name="name.zh"]').fill('错误列表');
    await main.locator('select[name=categoryCode]').selectOption('herbicides');
    const ingredients = main.locator('[data-part=ingredients]').getByRole('combobox').first();
    await ingredients.fill('77182-82-2');
    await expect(main.getByRole('listbox').getByRole('option').first()).toContainText('77182-82-2');
    await ingredients.press('Enter');
    await ingredients.press('Escape');
    await unfold(page, 'listing');
    await main.locator('input[name=articleNumber]').fill('不行');
    await main.locator('details#listing > summary').click();
    await expect(main.locator('input[name=articleNumber]')).toBeHidden();
    await main.getByRole('button', { name: t('publish'), exact: true }).click();
    const list = main.getByRole('region', { name: translator(formErrorsTexts, lang)('title', { count: 4 }) });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    // nothing typed is missing, not wrongly written
    await expect(list.getByRole('button').filter({ hasText: ruleText('required', lang) })).toHaveCount(1);
    await expectGood(page);
    await list
      .getByRole('button')
      .filter({ hasText: ruleText('modelCode', lang) })
      .press('Enter');
    await expect(main.locator('input[name=articleNumber]')).toBeFocused();
    await expect(main.locator('input[name=articleNumber]')).toBeInViewport();
    await main.locator('input[name=articleNumber]').fill('GA-200');
    await expect(
      main.getByRole('region', { name: translator(formErrorsTexts, lang)('title', { count: 3 }) }),
    ).toBeVisible();
  });

  test(`the page of an exhibit stands beside its form as each buyer will get it (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    const main = page.locator('main');
    const seen = translator(exhibitPreviewTexts, lang);
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/add-exhibit'));
    await main.locator('input[name="name.zh"]').fill('预览中的展品');
    await main.locator('input[name=scope][value="1"]').check();
    await main.getByRole('button', { name: seen('Preview'), exact: true }).click();
    const panel = page.getByRole('region', { name: seen('title') });
    const inside = panel.frameLocator('iframe').getByRole('heading', { level: 1 });
    await expect(inside).toHaveText(translator(productTexts, lang)('tipsTitle'));
    await panel.getByRole('button', { name: seen('pool') }).click();
    await expect(inside).toHaveText('预览中的展品');
    await panel.getByRole('button', { name: seen('desktop') }).click();
    await panel.getByRole('button', { name: lang === 'zh' ? 'English' : '中文' }).click();
    await expect(panel.frameLocator('iframe').locator('html')).toHaveAttribute('lang', lang === 'zh' ? 'en' : 'zh-CN');
    await expectGood(page);
    await panel.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  test(`the form says what an exhibit lacks and leads there, and fills in what follows (${lang})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    const main = page.locator('main');
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/add-exhibit'));
    const meter = main.getByRole('region', { name: says('completeness') });
    const heading = meter.getByRole('heading', { name: says('required') });
    if (lang === 'en') {
      await expect(heading).toBeHidden();
      await meter.locator('summary').press('Enter');
    }
    await expect(heading).toBeVisible();
    const listing = main.locator('details#listing');
    await expect(listing).not.toHaveAttribute('open');
    await expectGood(page);
    // a press leads to a field in a part that is folded
    await meter.getByRole('button', { name: t('articleNumber'), exact: true }).click();
    await expect(listing).toHaveAttribute('open');
    await expect(main.locator('input[name=articleNumber]')).toBeFocused();
    await main.locator('select[name=categoryCode]').selectOption('herbicides');
    await expect(meter.getByRole('button', { name: t('category'), exact: true })).toHaveCount(0);
    await expect(listing.getByText(t('tagsChosen', { count: 1, max: 3 }))).toBeVisible();
    // the class is that of the ingredient
    const ingredients = main.locator('[data-part=ingredients]').getByRole('combobox').first();
    await ingredients.fill('77182-82-2');
    await expect(main.getByRole('listbox').getByRole('option').first()).toContainText('77182-82-2');
    await ingredients.press('Enter');
    await ingredients.press('Escape');
    await expect(main.locator('select[name="attributes.class"]')).toHaveValue('herbicide');
    await main.locator('select[name=categoryCode]').selectOption('fungicides');
    await expect(listing.getByText(t('tagsChosen', { count: 1, max: 3 }))).toBeVisible();
    await unfold(page, 'trade', 'media', 'introduction', 'selling');
    await expectGood(page);
  });
}
