import { translator } from '@fairbridge/contract/text.ts';
import { favouriteTexts } from '../web/app/components/favourite/favourite.texts.ts';
import { orderTexts } from '../web/app/components/order/order.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { DEMO, DEMO_PASSWORD, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { newVisitor } from './registered.ts';
import { publicIds } from './public-ids.ts';

for (const lang of LANGS) {
  if (lang === 'zh')
    test(`what was starred signed out is saved after the log-in (${lang})`, async ({ enter }) => {
      const [t, favourite] = [translator(sessionTexts, lang), translator(favouriteTexts, lang)];
      const [{ exhibitor }, { email }] = [await publicIds(), await newVisitor(`star${lang}`)];
      const page = await enter({ lang });
      const star = page.getByRole('main').getByRole('button', { name: favourite('save'), exact: true });
      await open(page, inLang(lang, `/find-exhibitor/detail/${exhibitor}`));
      await star.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('logIn') })
        .click();
      await page.locator('input[name=account]').fill(email);
      await page.locator('input[name=password]').fill(DEMO_PASSWORD);
      await page.locator('main button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(exhibitor));
      await expect(page.getByRole('main').getByRole('button', { name: favourite('saved'), exact: true })).toBeVisible();
    });

  test(`what was begun signed out is there after the log-in (${lang})`, async ({ enter }) => {
    const [t, order] = [translator(sessionTexts, lang), translator(orderTexts, lang)];
    const { product } = await publicIds();
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    await open(page, inLang(lang, `/find-exhibit/detail/${product}`));
    const main = page.getByRole('main');
    await main.getByLabel(order('quantity')).fill('1234');
    await main.getByLabel(order('remark')).fill('FOB Shanghai');
    await main.getByRole('button', { name: order('send') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('logIn') })
      .click();
    await page.locator('input[name=account]').fill(DEMO.visitor);
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(product));
    await expect(page.getByText(order('carried'))).toBeVisible();
    await expect(main.getByLabel(order('quantity'))).toHaveValue('1234');
    await expect(main.getByLabel(order('remark'))).toHaveValue('FOB Shanghai');
    await expectGood(page);
  });
}
