import { MAIL_FAILURES } from '@fairbridge/contract/mail/mail.failures.ts';
import { MAIL_KINDS } from '@fairbridge/contract/mail/mail.kinds.ts';
import { resendBadge } from '@fairbridge/contract/support/support.calls.ts';
import { translator, wordsIn } from '@fairbridge/contract/text.ts';
import { decide, list } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { mailTextTexts } from '../web/app/domains/mail/mail-text.texts.ts';
import { mailTexts } from '../web/app/domains/mail/mail.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inGate, inLang, open, test } from './fixtures.ts';
import { FULL_AT_FIRST } from './mail-server.ts';
import { STAFF } from './organizer-console.ts';
import { readMail } from './outbox.ts';
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

test(
  'the text of an e-mail is edited and previewed, and one that failed is seen in the log and sent again',
  inGate(),
  async ({ enter }) => {
    const lang = 'zh';
    const t = translator(mailTextTexts, lang);
    const log = translator(mailTexts, lang);
    const visitor = await newVisitor('mails');
    const id = await approved(visitor.email);
    const page = await enter({ lang, size: 'desktop' });
    await keepSession(page, await staffSession(STAFF.owner));
    const main = page.getByRole('main');
    const mark = `${FULL_AT_FIRST}-${Date.now().toString(36)}`;

    await test.step('a text without its link is refused, a right one is previewed and saved', async () => {
      await open(page, inLang(lang, '/organizer/mails/texts'));
      await expectGood(page);
      await main.getByRole('link', { name: wordsIn(MAIL_KINDS.badge.name, lang), exact: true }).click();
      await main.locator('input[name="subject.zh"]').fill(`胸卡 {number} ${mark}`);
      await main.locator('textarea[name="body.zh"]').fill('您的胸卡编号是 {number}。');
      await main.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(main.locator('.field-error')).toContainText('{link}');
      await main.locator('textarea[name="body.zh"]').fill('胸卡编号 {number}，凭此入场。\n\n{link}');
      await main.getByRole('button', { name: t('Preview'), exact: true }).click();
      const look = page.getByRole('dialog').frameLocator('iframe');
      await expect(look.getByText('胸卡编号 A000123，凭此入场。')).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await main.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(page.getByText(t('Saved')).first()).toBeVisible();
      await expectGood(page);
    });

    await test.step('the e-mail fails, which the log says, and is sent again with its text', async () => {
      const support = clientOf((await staffSession(STAFF.support)).token);
      await support.call(resendBadge, { id });
      const { text } = await readMail((mail) => mail.to === visitor.email && mail.subject.includes(mark));
      expect(text).toContain('凭此入场。');
      const address = `/organizer/mails?${new URLSearchParams({ keyword: visitor.email, kind: 'badge' })}`;
      const row = main.locator('tbody > tr').filter({ hasText: visitor.email });
      await expect(async () => {
        await open(page, inLang(lang, address));
        await expect(row).toContainText(wordsIn(MAIL_FAILURES.mailboxFull, lang));
      }).toPass();
      await expectGood(page);
      const act = translator(listTexts, lang)('actOf', { act: log('sendAgain'), name: visitor.email });
      await row.getByRole('button', { name: act, exact: true }).click();
      await expect(async () => {
        await open(page, inLang(lang, address));
        await expect(row).toContainText(log('sent'));
      }).toPass();
    });

    await test.step('the text of the house is put back', async () => {
      await open(page, inLang(lang, '/organizer/mails/texts/badge'));
      await main.getByRole('button', { name: t('reset'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('resetAct'), exact: true })
        .click();
      await expect(main.locator('input[name="subject.zh"]')).toHaveValue('【{fair}】您的参观胸卡');
      await expect(main.getByRole('button', { name: t('reset'), exact: true })).toHaveCount(0);
    });
  },
);
