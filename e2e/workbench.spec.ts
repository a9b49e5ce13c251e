import { counts } from '@fairbridge/contract/workbench/workbench.calls.ts';
import { list as leads } from '@fairbridge/contract/lead/lead.calls.ts';
import { create } from '@fairbridge/contract/order/order.calls.ts';
import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { leadTexts } from '../web/app/components/lead/lead.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { workbenchOf } from '../web/app/shell/workbench/workbench-menu.ts';
import { searchTexts } from '../web/app/ui/search-dialog/search.texts.ts';
import { workbenchTexts } from '../web/app/shell/workbench/workbench.texts.ts';
import type { Client } from './client.ts';
import { DEMO, expect, expectGood, go, inGate, inLang, open } from './fixtures.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

/** The links of a navigation, in their order. */
const linksOf = (page: Page, name: string): Promise<(string | null)[]> =>
  page
    .getByRole('navigation', { name })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** What the next answer about the rooms says; `act` brings it about. */
async function countsAfter(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse((response) => response.url().endsWith(counts.path));
  await act();
  const body: unknown = await (await answered).json();
  return counts.output.parse(typeof body === 'object' && body !== null && 'data' in body ? body.data : null);
}

/** Two orders of somebody of one's own, for an exhibit of the company that everybody sees. */
async function twoOrders(staff: Client, name: string): Promise<void> {
  const buyer = await newVisitor('bench', { name });
  const { list } = await staff.call(ownList, { scope: 0, pageSize: 1 });
  for (const quantity of [100, 200])
    await buyer.client.call(create, { productId: list[0]?.id ?? '', quantity, unit: 'kg', remark: '' });
}

const rail = (page: Page, lang: Lang) =>
  page.getByRole('navigation', { name: translator(workbenchTexts, lang)('menu') });

test(
  'an administrator has every room in the rail, sees what waits there, and finds what is the company’s own',
  inGate(),
  async ({ enter, newExhibitor }) => {
    test.setTimeout(120_000);
    const t = translator(workbenchTexts, 'zh');
    const { client, session } = await newExhibitor('bench');
    await ownExhibits(client, 'bench').publish({ zh: '工作台展品', en: 'Workbench exhibit' });
    await twoOrders(client, '卜工作');
    const page = await enter();
    await keepSession(page, session);
    await open(page, '/company-management');
    await expect(rail(page, 'zh')).toBeVisible();
    expect(await linksOf(page, t('menu'))).toEqual(workbenchOf(true).map(({ to }) => to));
    await expect(rail(page, 'zh').locator('[aria-current=page]')).toHaveAttribute('href', '/company-management');
    // nothing of the public fair stands around it but the way there
    await expect(page.getByRole('navigation', { name: shellTexts.mainMenu[0] })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: t('toFair') })).toHaveAttribute('href', '/');
    await expectGood(page);

    // what came meanwhile is counted when the window comes back
    const { orders } = await countsAfter(page, () => page.evaluate(() => window.dispatchEvent(new Event('focus'))));
    expect(orders).toBeGreaterThan(1);
    await expect(rail(page, 'zh').locator('[data-count=orders]')).toContainText(String(orders));

    // the search: from anywhere by '/', opened by Enter
    const box = page.getByRole('combobox', { name: searchTexts.label[0] });
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await box.fill('卜工作');
    // two orders and their buyer; the choice of colours has options too
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
    await expectGood(page);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/potential-order\?lead=/);
    await expect(page.getByRole('row').filter({ hasText: '卜工作' }).first()).toBeVisible();
    await expect(rail(page, 'zh').locator('[aria-current=page]')).toHaveAttribute('href', '/potential-order');
    await page.getByRole('button', { name: t('search'), exact: true }).click();
    await box.fill('没有这样的东西');
    const none = translator(searchTexts, 'zh')('none', { words: '没有这样的东西' });
    await expect(page.getByRole('status').filter({ hasText: none })).toBeVisible();
    const [exhibit] = (await client.call(ownList, { pageSize: 1 })).list;
    await box.fill(exhibit?.articleNumber ?? '');
    await page
      .getByRole('listbox')
      .getByRole('option')
      .filter({ hasText: exhibit?.name.zh ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(`/exhibit/${exhibit?.id}`);

    // the frame stays on every page one works at
    await go(page, '/personal/sessions');
    await expect(rail(page, 'zh').locator('[aria-current=page]')).toHaveAttribute('href', '/me');
    await go(page, '/report/actorIndex');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(reportTexts.companyTitle[0]);
    await expect(rail(page, 'zh').locator('[aria-current=page]')).toHaveAttribute('href', '/statistical');
    await expectGood(page);
    // and goes where one looks at the fair
    await go(page, '/news');
    await expect(page.getByRole('navigation', { name: shellTexts.mainMenu[0] }).first()).toBeVisible();
    await expect(rail(page, 'zh')).toHaveCount(0);
  },
);

test('sales staff on a phone have orders, exhibits and messages at hand, and their counts follow what they do', async ({
  enter,
  apiAs,
}) => {
  test.setTimeout(120_000);
  const t = translator(workbenchTexts, 'en');
  const client = await apiAs(DEMO.staff, 'actor');
  await twoOrders(client, 'Bo Bench');
  const page = await enter({ lang: 'en', size: 'phone' });
  await beginAs(page, { type: 'actor', account: DEMO.staff });
  await open(page, '/en/company-management');
  const tabs = page.getByRole('navigation', { name: t('tabs') });
  await expect(tabs).toBeVisible();
  expect(await linksOf(page, t('tabs'))).toEqual([
    '/en/potential-order',
    '/en/my-exhibit-list',
    '/en/chat',
    '/en/mail',
  ]);
  await expectGood(page);
  await tabs.getByRole('link', { name: 'Leads' }).click();
  await expect(page).toHaveURL('/en/potential-order');
  await expectGood(page);

  const row = page.getByRole('row').filter({ hasText: 'Bo Bench' }).first();
  const { orders } = await countsAfter(page, () => row.getByRole('button', { name: leadTexts.mark[1] }).click());
  await expect(tabs.getByRole('link', { name: 'Leads' })).toContainText(String(orders));
  const { list } = await client.call(leads, { pageSize: 100 });
  expect(list.filter(({ buyer }) => buyer.name === 'Bo Bench').map(({ state }) => state)).toContain('contacted');

  // everything else is behind the last tab: what is theirs, and the ways out
  await page.getByRole('button', { name: t('me'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('me') });
  await expect(sheet.getByRole('link', { name: 'Preview booth' })).toBeVisible();
  expect(await linksOf(page, t('menu'))).toEqual(workbenchOf(false).map(({ to }) => inLang('en', to)));
  await expect(sheet.getByRole('button', { name: shellTexts.logout[1] })).toBeVisible();
  await expectGood(page);
  await sheet.getByRole('link', { name: 'Document requests' }).click();
  await expect(page).toHaveURL('/en/document-requests');
  await expect(sheet).toHaveCount(0);
  await expectGood(page);

  // what is a colleague's is not found
  await page.getByRole('button', { name: t('search'), exact: true }).click();
  await page.getByRole('combobox', { name: searchTexts.label[1] }).fill('Bo Bench');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: t('colleagues') })).toHaveCount(0);
});
