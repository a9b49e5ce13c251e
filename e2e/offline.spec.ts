import { translator } from '@fairbridge/contract/text.ts';
import { productFindTexts } from '../web/app/domains/product/product-find.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { expect, guardOf, open, test } from './fixtures.ts';

const [say, find] = [translator(shellTexts, 'en'), translator(productFindTexts, 'en')];

test('without a network a step waits: what is there stays, and it goes on by itself', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module|loading route module|Failed to fetch/);
  await open(page, '/en/find/product');
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const address = (await card.getAttribute('href')) ?? '';
  await page.context().setOffline(true);
  await card.click();
  await expect(page.getByRole('alert').filter({ hasText: say('offline') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(find('title'));
  await page.context().setOffline(false);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(find('title'));
  await expect(page.getByText(say('oops'))).toHaveCount(0);
});
