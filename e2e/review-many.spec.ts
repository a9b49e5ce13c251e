import { list } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { reviewTexts } from '../web/app/domains/visitor-review/visitor-review.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { countPresses } from './click-count.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';
import { waitingVisitors } from './waiting-visitors.ts';

/** As many as a morning brings; what is pressed does not depend on it. */
const WAITING = 30;

test('thirty visitors who wait are approved by four presses and one question', async ({ enter }) => {
  const t = translator(reviewTexts, 'zh');
  const company = `批量审核农资 ${Date.now()}`;
  const names = Array.from({ length: WAITING }, (_visitor, at) => `审核${String.fromCodePoint(0x4e00 + at)}`);
  await waitingVisitors(company, names);
  const page = await enter();
  const main = page.getByRole('main');
  const counted = await countPresses(page);
  await keepSession(page, await staffSession(STAFF.reviewer));
  await open(page, '/organizer');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('Visitors'), exact: false })
    .first()
    .click();
  await main.getByRole('searchbox', { name: t('Search') }).click();
  await page.keyboard.type(company);
  await page.keyboard.press('Enter');
  await expect(main.getByText(t('found', { count: WAITING }), { exact: true })).toBeVisible();
  await main.getByRole('button', { name: t('approveAllFiltered', { count: WAITING }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(company);
  await dialog.getByRole('button', { name: t('approveAll', { count: WAITING }) }).click();
  await expect(page.getByText(t('approvedCount', { count: WAITING }))).toBeVisible();
  await expectGood(page);
  expect(await counted()).toEqual({ presses: 4, dialogs: 1 });
  const staff = clientOf((await staffSession(STAFF.reviewer)).token);
  const { list: all, counts } = await staff.call(list, { keyword: company, pageSize: 100 });
  expect(new Map(all.map(({ name, state }) => [name, state]))).toEqual(
    new Map(names.map((name) => [name, 'approved'])),
  );
  expect(counts.underReview).toBe(0);
});
