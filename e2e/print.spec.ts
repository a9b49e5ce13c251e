import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { detail } from '@fairbridge/contract/product/product.calls.ts';
import { clientOf } from './client.ts';
import { expect, open, test } from './fixtures.ts';
import { publicIds } from './public-ids.ts';

test('an exhibit prints with company, booth and day, and without buttons', async ({ enter }) => {
  const { product } = await publicIds();
  const { exhibitor } = (await clientOf(null).call(detail, { id: product })).product;
  const page = await enter({ lang: 'en' });
  await open(page, `/en/find-exhibit/detail/${product}`);
  await page.emulateMedia({ media: 'print' });
  const company = page.locator('[data-printed-exhibitor]');
  await expect(company).toBeVisible();
  await expect(company).toContainText(exhibitor.name.en || exhibitor.name.zh);
  if (exhibitor.booth !== null) await expect(company).toContainText(boothText(exhibitor.booth));
  await expect(page.locator('[data-printed-on]')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  for (const hidden of [
    '.button',
    'main button svg',
    'main form',
    'header.site-header',
    'footer.site-footer',
    '.language-offer',
  ])
    expect(await page.locator(hidden).filter({ visible: true }).count(), hidden).toBe(0);
});
