import { ownList } from '@fairbridge/contract/order/order.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { orderTexts } from '../web/app/components/order/order.texts.ts';
import { productFindTexts } from '../web/app/components/product-page/product-find.texts.ts';
import { errorPageTexts } from '../web/app/shell/error-page.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { facetTexts } from '../web/app/ui/facets.texts.ts';
import { formOfflineTexts } from '../web/app/ui/form-offline.texts.ts';
import { newAccount } from './accounts.ts';
import { busyNames, calmCards } from './busy-booths.ts';
import { expect, expectGood, goOffline, goOnline, guardOf, open, signIn, test } from './fixtures.ts';
import { publicIds } from './public-ids.ts';
import { keepSession, newVisitor } from './registered.ts';

const [say, find, facets] = [
  translator(shellTexts, 'en'),
  translator(productFindTexts, 'en'),
  translator(facetTexts, 'en'),
];
const [order, form] = [translator(orderTexts, 'en'), translator(formOfflineTexts, 'en')];
const formZh = translator(formOfflineTexts, 'zh');
const PERSON = { name: '王敏', position: '采购经理', mobile: '13800001234' };

test('without a network a step waits: what is there stays, and it goes on by itself', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/dynamically imported module|loading route module|Failed to fetch/);
  await open(page, '/en/find/product');
  const card = calmCards(page, 'en', await busyNames())
    .first()
    .getByRole('heading')
    .getByRole('link');
  const address = (await card.getAttribute('href')) ?? '';
  await goOffline(page);
  await card.click();
  await expect(page.getByRole('alert').filter({ hasText: say('offline') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(find('title'));
  await goOnline(page);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(find('title'));
  await expect(page.getByText(translator(errorPageTexts, 'en')('oops'))).toHaveCount(0);
});

test('a part of the page that is opened without a network comes when it is back, and the page stays', async ({
  enter,
}) => {
  const page = await enter({ lang: 'en', size: 'phone' });
  guardOf(page).allow(/dynamically imported module|Failed to fetch/);
  await open(page, '/en/find/product');
  await goOffline(page);
  await page.getByRole('button', { name: facets('filters') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('offline') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(find('title'));
  await goOnline(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an order that is sent without a network keeps its words, says so, and is sent when it is back', async ({
  enter,
}) => {
  const [{ product }, visitor] = [await publicIds(), await newVisitor('offline')];
  const page = await enter({ lang: 'en', size: 'phone' });
  guardOf(page).allow(/dynamically imported module|Failed to fetch/);
  await keepSession(page, visitor.session);
  await open(page, `/en/find-exhibit/detail/${product}`);
  const main = page.getByRole('main');
  await main.getByLabel(order('quantity')).fill('1234');
  await main.getByLabel(order('remark')).fill('FOB Ningbo');
  await goOffline(page);
  await main.getByRole('button', { name: order('send') }).click();
  await expect(main.getByRole('alert')).toHaveText(form('offline'));
  await goOnline(page);
  await expect(main.getByRole('alert')).toHaveText(form('back'));
  await expect(main.getByLabel(order('quantity'))).toHaveValue('1234');
  await expect(main.getByLabel(order('remark'))).toHaveValue('FOB Ningbo');
  await expectGood(page);
  await main.getByRole('button', { name: order('send') }).click();
  await expect(main.getByRole('heading', { name: order('sentTitle') })).toBeVisible();
  const { total } = await visitor.client.call(ownList, {});
  expect(total).toBe(1);
});

test('a step of the registration keeps what was filled in without a network, and goes on when it is back', async ({
  enter,
}) => {
  const { email } = await newAccount('offline');
  const page = await enter({ lang: 'zh' });
  guardOf(page).allow(/dynamically imported module|Failed to fetch/);
  await signIn(page, { account: email });
  await open(page, '/register/account-info/1');
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(PERSON)) await main.locator(`input[name=${name}]`).fill(value);
  await goOffline(page);
  await main.locator('form button[type=submit]').click();
  await expect(main.getByRole('alert')).toHaveText(formZh('offline'));
  await goOnline(page);
  await expect(main.getByRole('alert')).toHaveText(formZh('back'));
  for (const [name, value] of Object.entries(PERSON))
    await expect(main.locator(`input[name=${name}]`)).toHaveValue(value);
  await main.locator('form button[type=submit]').click();
  await expect(main.locator('input[name=company]')).toBeVisible();
});
