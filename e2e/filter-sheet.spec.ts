import { translator } from '@fairbridge/contract/text.ts';
import { facetTexts } from '../web/app/ui/facets.texts.ts';
import { expect, open, test } from './fixtures.ts';

test("on a phone 'back' closes the filters and stays on the list", async ({ enter }) => {
  const t = translator(facetTexts, 'zh');
  const page = await enter({ lang: 'zh', size: 'phone' });
  await open(page, '/');
  await open(page, '/find/product');
  await page.getByRole('button', { name: t('filters') }).click();
  const sheet = page.getByRole('dialog', { name: t('filters') });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^查看结果（共 [\d,+]+ 件展品）$/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/find/product');

  // choices take the place of one another: one step back leads to the list as it was
  await page.getByRole('button', { name: t('filters') }).click();
  // the choice is an address: the box is checked when the list comes anew
  await sheet.locator('input[name=class]').first().click();
  await expect(page).toHaveURL(/\?class=.+#filtering$/);
  await sheet.getByRole('button', { name: /^查看结果/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?class=[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/find/product');
});
