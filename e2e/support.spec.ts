import { decide, list } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { setPasswordTexts } from '../web/app/domains/account/set-password.texts.ts';
import { correctionTexts } from '../web/app/domains/account/correction.texts.ts';
import { supportTexts } from '../web/app/components/support/support.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { newEmail, readMail } from './outbox.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

test.describe.configure({ timeout: 180_000 });

/** The visitor's id in the console; approved. */
async function approved(email: string): Promise<string> {
  const reviewer = clientOf((await staffSession(STAFF.reviewer)).token);
  const [visitor] = (await reviewer.call(list, { keyword: email })).list;
  const { id = '', version = 0, state } = visitor ?? {};
  if (state !== 'approved')
    await reviewer.call(decide, { selection: { records: [{ id, version }] }, state: 'approved', reason: '' });
  return id;
}

/** Letters are written in the language of the account, which is Chinese here. */
const pathOf = (link: string | null): string => {
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};

for (const lang of LANGS) {
  test(
    `support sends a password link and the badge, corrects an address and keeps a note (${lang})`,
    inGate(lang === 'en'),
    async ({ enter }) => {
      const t = translator(supportTexts, lang);
      const c = translator(correctionTexts, lang);
      const visitor = await newVisitor('support');
      const id = await approved(visitor.email);
      const desk = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      await keepSession(desk, await staffSession(STAFF.support));
      await open(desk, inLang(lang, `/organizer/visitors/${id}`));
      const main = desk.getByRole('main');
      const dialog = desk.getByRole('dialog');
      await expect(main.getByRole('heading', { name: t('title'), exact: true })).toBeVisible();
      await expectGood(desk);

      await test.step('the link to a new password reaches the account’s address alone', async () => {
        await main.getByRole('button', { name: t('reset'), exact: true }).click();
        await expectGood(desk);
        await dialog.getByRole('button', { name: t('resetAct'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        const { link } = await readMail(
          (mail) => mail.to === visitor.email && mail.link?.includes('password') === true,
        );
        const page = await enter({ lang });
        await open(page, inLang(lang, pathOf(link)));
        await expect(page.getByText(translator(setPasswordTexts, lang)('title')).first()).toBeVisible();
      });

      await test.step('the badge is sent again', async () => {
        await main.getByRole('button', { name: t('badge'), exact: true }).click();
        await dialog.getByRole('button', { name: t('badgeAct'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await readMail((mail) => mail.to === visitor.email && mail.link?.endsWith('/voucher') === true);
      });

      await test.step('a note is written and deleted', async () => {
        const note = '来电询问入场时间 / Asked about opening hours';
        await main.locator('textarea[name=text]').fill(note);
        await main.getByRole('button', { name: t('noteSave'), exact: true }).click();
        await expect(main.getByText(note)).toBeVisible();
        await expect(main.locator('textarea[name=text]')).toHaveValue('');
        await expectGood(desk);
        await main.getByRole('button', { name: new RegExp(t('noteDeleteOf', { at: '.*' })) }).click();
        await dialog.getByRole('button', { name: t('Delete'), exact: true }).click();
        await expect(main.getByText(note)).toHaveCount(0);
      });

      const ask = async (email: string): Promise<void> => {
        await main.getByRole('button', { name: t('correct'), exact: true }).click();
        await expectGood(desk);
        await dialog.getByRole('button', { name: t('correctAct'), exact: true }).click();
        await expect(dialog.locator('.field-error').first()).toBeVisible();
        await dialog.locator('input[name=email]').fill(email);
        await dialog.locator('textarea[name=reason]').fill('来电：邮箱写错 / Misspelt e-mail');
        await dialog.getByRole('button', { name: t('correctAct'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(main.getByRole('button', { name: t('withdraw'), exact: true })).toBeVisible();
        // from its head: a button that lies half under the bar of the console is no small one
        await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      };

      await test.step('a correction is stopped from the old address', async () => {
        await ask(newEmail('wrong'));
        await expectGood(desk);
        const { link } = await readMail(
          (mail) => mail.to === visitor.email && mail.link?.includes('correction') === true,
        );
        const page = await enter({ lang, size: 'phone' });
        await open(page, inLang(lang, pathOf(link)));
        await expectGood(page);
        await page.getByRole('button', { name: c('stop'), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(c('stopped'));
        await expectGood(page);
        guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/readCorrection$/);
        await open(page, inLang(lang, pathOf(link)));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(c('LinkInvalid'));
      });

      await test.step('another is confirmed from the new one, and the record says so', async () => {
        const email = newEmail('right');
        await open(desk, inLang(lang, `/organizer/visitors/${id}`));
        await expect(main.getByRole('button', { name: t('withdraw'), exact: true })).toHaveCount(0);
        await ask(email);
        const { link } = await readMail((mail) => mail.to === email);
        const page = await enter({ lang });
        await open(page, inLang(lang, pathOf(link)));
        await expect(page.getByText(email)).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: c('confirm'), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(c('confirmed'));
        await expectGood(page);
        await readMail((mail) => mail.to === visitor.email && mail.link?.includes('/account/take-back') === true);
        await open(desk, inLang(lang, `/organizer/visitors/${id}`));
        await expect(main.getByText(email)).toBeVisible();
      });
    },
  );
}
