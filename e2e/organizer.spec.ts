import { CODES } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { organizerLoginTexts } from '../web/app/domains/organizer/organizer-login.texts.ts';
import { reviewTexts } from '../web/app/domains/visitor-review/visitor-review.texts.ts';
import { REASONS, refusalReasonTexts } from '../web/app/domains/visitor-review/refusal-reasons.texts.ts';
import { reasonTexts } from '../web/app/ui/reason-dialog.texts.ts';
import { staffTexts } from '../web/app/domains/organizer/staff.texts.ts';
import { menuOf } from '../web/app/shell/organizer/organizer-menu.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { organizerShellTexts } from '../web/app/shell/organizer/organizer-shell.texts.ts';
import { dialogActionsTexts } from '../web/app/ui/dialog-actions.texts.ts';
import { expect, expectGood, expectHydrated, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { enterConsole, STAFF } from './organizer-console.ts';
import { newEmail, readMail } from './outbox.ts';

/** Each language decides about visitors from its own end of the queue, so that both may run at once. */
const QUEUE: Record<Lang, string> = {
  zh: '/organizer/visitors?sort=oldest',
  en: '/organizer/visitors?sort=newest',
};
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The name and the address of a visitor in the queue. */
async function person(page: Page, index: number): Promise<{ name: string; email: string }> {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(index + 1);
  const name = await row.getByRole('link').innerText();
  const email = (await row.innerText()).match(/\S+@\S+/)?.[0] ?? '';
  return { name, email };
}

/** An owner adds a member of staff, changes the role and removes them; the last owner stays. In Chinese. */
async function staffComeAndGo(page: Page): Promise<void> {
  const t = translator(staffTexts, 'zh');
  const shell = translator(organizerShellTexts, 'zh');
  const name = '林小满';
  const email = newEmail('staff');
  const dialog = page.getByRole('dialog');
  await open(page, '/organizer/staff');
  await page.getByRole('button', { name: t('add') }).click();
  await dialog.getByRole('button', { name: t('invite') }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: t('email') }).fill(email);
  await dialog.getByRole('textbox', { name: t('Name') }).fill(name);
  await expectGood(page);
  await dialog.getByRole('button', { name: t('invite') }).click();
  await expect(rowOf(page, email)).toContainText(shell('reviewer'));
  await readMail((mail) => mail.to === email);

  await rowOf(page, email)
    .getByRole('button', { name: t('changeOf', { name }) })
    .click();
  await dialog.getByRole('radio', { name: shell('editor') }).check();
  await dialog.getByRole('button', { name: t('Save') }).click();
  await expect(rowOf(page, email)).toContainText(shell('editor'));
  await rowOf(page, email)
    .getByRole('button', { name: t('removeOf', { name }) })
    .click();
  await dialog.getByRole('button', { name: t('Remove') }).click();
  await expect(rowOf(page, email)).toHaveCount(0);

  guardOf(page).allow(/^409 POST \/organizer\/v1\/staff\/remove$/);
  await rowOf(page, STAFF.owner)
    .getByRole('button', { name: t('Remove') })
    .click();
  await dialog.getByRole('button', { name: t('Remove') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(CODES.lastOwner.zh);
  await dialog.getByRole('button', { name: translator(dialogActionsTexts, 'zh')('cancel') }).click();
}

for (const lang of LANGS) {
  const t = translator(reviewTexts, lang);
  const shell = translator(organizerShellTexts, lang);
  const login = translator(organizerLoginTexts, lang);
  const email = lang === 'zh' ? STAFF.owner : STAFF.reviewer;

  test(`staff log in by two steps and review visitors, ${lang}`, inGate(lang === 'zh'), async ({ enter }) => {
    const page = await enter({ lang });
    guardOf(page).allow(/^400 POST \/organizer\/v1\/account\/logOn$/);
    // Whoever is not signed in is led to the console's own log-in, and afterwards to where they wanted to go.
    await page.goto(inLang(lang, QUEUE[lang]));
    await expect(page).toHaveURL(inLang(lang, '/organizer/login'));
    await expectHydrated(page);
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill('Wrong26x');
    await page.getByRole('button', { name: login('next') }).click();
    await expect(page.getByRole('alert')).toHaveText(login('wrong'));
    await enterConsole(page, { lang, email, seen: () => expectGood(page) });
    await expect(page).toHaveURL(inLang(lang, QUEUE[lang]));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Visitors'));
    await expectGood(page);

    const approved = await person(page, 0);
    await rowOf(page, approved.email)
      .getByRole('button', { name: t('approveOf', { name: approved.name }), exact: true })
      .click();
    // held for ten seconds, in which it could be taken back
    await expect(page.getByText(t('approvedOne', { name: approved.name }))).toBeVisible();
    await expect(rowOf(page, approved.email)).toHaveCount(0, { timeout: 30_000 });
    await readMail((mail) => mail.to === approved.email);

    const refused = await person(page, 0);
    await rowOf(page, refused.email).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: translator(listTexts, lang)('bulk') })
      .getByRole('button', { name: t('refuseDots') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('Decline'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(translator(reasonTexts, lang)('reasonMissing'));
    await dialog.getByRole('button', { name: translator(refusalReasonTexts, lang)('presetCompany') }).click();
    await expectGood(page);
    await dialog.getByRole('button', { name: t('Decline'), exact: true }).click();
    await expect(page.getByText(t('refusedOne', { name: refused.name }))).toBeVisible();
    await expect(rowOf(page, refused.email)).toHaveCount(0, { timeout: 30_000 });
    const told = await readMail((mail) => mail.to === refused.email);
    for (const line of REASONS.presetCompany.split('\n')) expect(told.text).toContain(line);

    // The record says how the review went, and by whom.
    await open(
      page,
      inLang(lang, `/organizer/visitors?state=notApproved&keyword=${encodeURIComponent(refused.email)}`),
    );
    await page.getByRole('link', { name: refused.name }).click();
    // the panel is titled by whom it shows
    await expect(page.getByRole('heading', { level: 2, name: refused.name })).toBeVisible();
    await page.getByRole('link', { name: translator(listTexts, lang)('wholeRecord'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(refused.name);
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: t('notApproved') })
        .first(),
    ).toBeVisible();
    await expectGood(page);

    if (lang === 'en') {
      // A reviewer has no audit log, neither in the menu nor by its address.
      guardOf(page).allow(/^403 POST \/organizer\/v1\/audit\/list$/);
      const menu = page.getByRole('navigation', { name: shell('menu') });
      await expect(menu.getByRole('link')).toContainText(menuOf('reviewer').map(({ title }) => title.en));
      await open(page, inLang(lang, '/organizer/audit'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell('notYours'));
    } else {
      await page
        .getByRole('navigation', { name: shell('menu') })
        .getByRole('link', { name: '操作日志' })
        .click();
      const entries = page.getByRole('main').locator('tbody > tr');
      await expect(entries.filter({ hasText: `拒绝了观众 ${refused.name}` })).toHaveCount(1);
      await expect(entries.filter({ hasText: `通过了观众 ${approved.name}` })).toHaveCount(1);
      await expectGood(page);
      await open(page, '/en/organizer/audit');
      await expect(entries.filter({ hasText: `approved the visitor ${approved.name}` })).toHaveCount(1);
      await expect(entries.filter({ hasText: `declined the visitor ${refused.name}` })).toHaveCount(1);
      await expectGood(page);
      await staffComeAndGo(page);
    }

    await page
      .getByRole('banner')
      .getByRole('button', { name: shell('logOut') })
      .click();
    await expect(page).toHaveURL(inLang(lang, '/organizer/login'));
    await page.goto(inLang(lang, '/organizer/visitors'));
    await expect(page).toHaveURL(inLang(lang, '/organizer/login'));
  });
}

test('on a phone the console has its menu in a drawer, and every room fits', async ({ enter }) => {
  const page = await enter({ lang: 'en', size: 'phone' });
  const shell = translator(organizerShellTexts, 'en');
  await enterConsole(page, { lang: 'en', email: STAFF.support, seen: () => expectGood(page) });
  await expect(page).toHaveURL('/en/organizer');
  await expectGood(page);
  await page.getByRole('button', { name: shell('openMenu') }).click();
  await expectGood(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Visitors' }).click();
  await expect(page).toHaveURL('/en/organizer/visitors');
  // Support looks on: nothing to choose, nothing to decide.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expectGood(page);
});
