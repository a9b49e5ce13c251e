import { CallFailed } from '@fairbridge/contract/client.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { register } from '@fairbridge/contract/registration/registration.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { fairTexts } from '../web/app/domains/fair/fair.texts.ts';
import { fairStateTexts } from '../web/app/shell/fair-state-notice.texts.ts';
import { callAt, get, origin } from './client.ts';
import { expect, inGate, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

const t = translator(fairTexts, 'en');
const notice = translator(fairStateTexts, 'en');

test('a fair is copied, shown by its preview link, opened, and archived', inGate(), async ({ enter }) => {
  test.setTimeout(180_000);
  const name = `next${Date.now().toString(36)}`;
  const there = `http://${name}.localhost:${new URL(origin()).port}`;
  const page = await enter({ lang: 'en', size: 'desktop' });
  // at the new fair nobody is signed in: a session of this one would be refused there
  await keepSession(page, await staffSession(STAFF.owner), origin());

  await open(page, '/en/organizer/fairs/new');
  const agro = await page
    .getByLabel(t('source'))
    .locator('option', { hasText: /^Copy of/ })
    .first()
    .getAttribute('value');
  await page.getByLabel(t('source')).selectOption(agro ?? '');
  await page.getByLabel(t('startsOn')).fill('2099-05-04');
  await page.getByLabel(t('endsOn')).fill('2099-05-06');
  await page.getByLabel(t('host')).fill(`${name}.localhost`);
  await page.getByLabel(t('code')).fill(name);
  await page.getByRole('button', { name: t('make') }).click();
  const card = page.locator('section.card', { hasText: `${name}.localhost` });
  await expect(card).toBeVisible({ timeout: 90_000 });
  await expect(card).toContainText(t('draft'));

  const guest = await enter({ lang: 'en', size: 'phone' });
  const refused = await get('/en/find/product', { host: new URL(there).host, accept: 'text/html' });
  expect([refused.status, refused.body.includes('/find-exhibit/detail/')]).toEqual([404, false]);

  await card.getByRole('button', { name: t('openConsole') }).click();
  await expect(page).toHaveURL(`${there}/en/organizer`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, `${there}/en/organizer/fair/state`);
  await page.getByRole('button', { name: t('makeLink') }).click();
  const link = await page.locator('.note button.num').textContent();
  await open(guest, link ?? '');
  await open(guest, `${there}/en/find/product`);
  await expect(guest.getByText(notice('draft'))).toBeVisible();
  await expect(guest.locator('a[href*="/find-exhibit/detail/"]').first()).toBeVisible({ timeout: 60_000 });

  await page
    .getByRole('button', { name: t('openNow') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('openNow') })
    .click();
  await expect(page.getByText(t('openLead'))).toBeVisible();
  const visitor = await enter({ lang: 'en', size: 'desktop' });
  await open(visitor, `${there}/en/find/product`);
  await expect(visitor.locator('a[href*="/find-exhibit/detail/"]').first()).toBeVisible();

  await page
    .getByRole('button', { name: t('archiveNow') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('archiveNow') })
    .click();
  await expect(page.getByText(t('archivedLead'))).toBeVisible();
  await open(visitor, `${there}/en/`);
  await expect(visitor.getByText(notice('archived'))).toBeVisible();
  const answer = await callAt(there, null)(register, register.example).then(
    () => null,
    (error: unknown) => (error instanceof CallFailed ? error.code : error),
  );
  expect(answer).toBe(CODES.fairArchived.code);
});
