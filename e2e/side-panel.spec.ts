import { get } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { reviewTexts } from '../web/app/domains/visitor-review/visitor-review.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inLang, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';
import { waitingVisitors } from './waiting-visitors.ts';

async function statesOf(ids: readonly string[]): Promise<string[]> {
  const staff = clientOf((await staffSession(STAFF.reviewer)).token);
  return Promise.all(ids.map(async (id) => (await staff.call(get, { id })).state));
}

/** The queue of one company, the longest waiting first. */
async function openQueue(page: Page, lang: Lang, company: string): Promise<void> {
  await keepSession(page, await staffSession(STAFF.reviewer));
  await open(page, inLang(lang, `/organizer/visitors?state=underReview&keyword=${encodeURIComponent(company)}`));
}

test('a queue is walked and decided by keys, and a decision is taken back before anybody hears of it (zh)', async ({
  enter,
}) => {
  const t = translator(reviewTexts, 'zh');
  const words = translator(listTexts, 'zh');
  const company = `面板农资 ${Date.now()}`;
  const ids = await waitingVisitors(company, ['Anna', 'Bruno', 'Chen']);
  const page = await enter({ lang: 'zh' });
  await openQueue(page, 'zh', company);
  const rows = page.locator('main tbody > tr');
  const panel = page.getByRole('complementary', { name: words('panel') });
  const head = panel.getByRole('heading', { level: 2 }).first();
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(head).toHaveText('Anna');
  await expect(head).toBeFocused();
  await expect(panel).toContainText(company);
  await expectGood(page);

  // there and back again, and two presses in a row never mean the same record
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(head).toHaveText('Anna');
  await page.keyboard.press('a');
  await expect(head).toHaveText('Bruno');
  await page.keyboard.press('a');
  await expect(head).toHaveText('Chen');
  await expect(panel.getByRole('status')).toHaveText(t('approvedOne', { name: 'Bruno' }));
  await page.keyboard.press('z');
  await expect(head).toHaveText('Bruno');
  await expect(rows.filter({ hasText: 'Bruno' }).getByText(t('approved'))).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Anna' }).getByText(t('approved'))).toBeVisible();

  // declined with a reason, by the letter; what was taken back is never sent
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('资料不全');
  await dialog.getByRole('button', { name: t('Decline'), exact: true }).click();
  await expect(head).toHaveText('Chen');
  await page.keyboard.press('a');
  await expect(panel.getByText(words('allDecided'))).toBeVisible();
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(rows).toHaveCount(0, { timeout: 40_000 });
  expect(await statesOf(ids)).toEqual(['approved', 'notApproved', 'approved']);
  await expectGood(page);
});

test('on a phone a record lies over the list, and who closes the page sends what was decided (en)', async ({
  enter,
}) => {
  const t = translator(reviewTexts, 'en');
  const words = translator(listTexts, 'en');
  const company = `Panel Agro ${Date.now()}`;
  const ids = await waitingVisitors(company, ['Anna', 'Bruno']);
  const page = await enter({ lang: 'en', size: 'phone' });
  await openQueue(page, 'en', company);
  await page.getByRole('main').getByRole('link', { name: 'Anna', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Anna' });
  await expect(sheet).toContainText(company);
  await expectGood(page);

  // a reload keeps it open, and 'back' closes it
  await page.reload();
  await expect(sheet).toContainText(company);
  await sheet.getByRole('button', { name: words('next'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bruno' })).toContainText(company);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Anna', exact: true }).click();
  await sheet.getByRole('button', { name: t('approve'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bruno' })).toContainText(t('approvedOne', { name: 'Anna' }));
  await expectGood(page);
  await page.close();
  await expect.poll(() => statesOf(ids), { timeout: 30_000 }).toEqual(['approved', 'underReview']);
});

test('a decision that a crash of the window kept from being sent is told by the next window (en)', async ({
  enter,
}) => {
  const t = translator(reviewTexts, 'en');
  const words = translator(listTexts, 'en');
  const company = `Crash Agro ${Date.now()}`;
  const ids = await waitingVisitors(company, ['Anna']);
  const page = await enter({ lang: 'en' });
  await openQueue(page, 'en', company);
  await page.getByRole('main').getByRole('link', { name: 'Anna', exact: true }).click();
  await page.keyboard.press('a');
  const approved = t('approvedOne', { name: 'Anna' });
  await expect(page.getByRole('status').filter({ hasText: approved })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // it answers nothing any more
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await page.context().newPage();
  await open(next, inLang('en', `/organizer/visitors?state=underReview&keyword=${encodeURIComponent(company)}`));
  await expect(next.getByText(words('lost', { decisions: approved }))).toBeVisible();
  expect(await statesOf(ids)).toEqual(['underReview']);
});
