import { redeemAuthCode } from '@fairbridge/contract/login/code.calls.ts';
import {
  answer,
  badge as colleagueBadge,
  list,
  save as saveColleague,
  sendConfirmation,
} from '@fairbridge/contract/preregistration/preregistration.calls.ts';
import { get as getVoucher, verify } from '@fairbridge/contract/voucher/voucher.calls.ts';
import { inLang as say, translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { writeSheet } from '../server/src/platform/spreadsheet/write-sheet.ts';
import { colleagueReviewTexts } from '../web/app/domains/preregistration/colleague-review.texts.ts';
import { preregistrationTexts } from '../web/app/domains/preregistration/preregistration.texts.ts';
import { offlineCopyTexts } from '../web/app/shell/offline-copy.texts.ts';
import { voucherTexts } from '../web/app/components/voucher/voucher.texts.ts';
import { checkInTexts } from '../web/app/domains/check-in/check-in.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { clientOf } from './client.ts';
import {
  expect,
  expectGood,
  expectHydrated,
  goOffline,
  goOnline,
  guardOf,
  inGate,
  inLang,
  LANGS,
  open,
  test,
} from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { newEmail, readMail } from './outbox.ts';
import { PREREGISTRATION } from './server.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; head: string }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    head: readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  };
}

/** What the browser keeps of this portal for times without a network. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('fairbridge-'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

for (const lang of LANGS) {
  test(
    `the voucher shows the badge, also without a network, until the log-out (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const t = translator(voucherTexts, lang);
      const visitor = await newVisitor('voucher');
      const { badge, fair } = await visitor.client.call(getVoucher, {});
      const page = await enter({ lang, size: 'phone' });
      await keepSession(page, visitor.session);
      const code = page.getByRole('img', { name: t('code') });

      await test.step('badge and papers', async () => {
        await open(page, inLang(lang, '/voucher'));
        await expect(page.getByRole('article')).toContainText(visitor.name);
        await expect(page.getByRole('article')).toContainText(badge?.number ?? '-');
        await expect(page.getByRole('article')).toContainText(say(fair.venue, lang));
        await expect(code).toBeVisible();
        await expectGood(page);
        for (const [name, ending] of [
          [t('badge'), badge?.number],
          [t('confirmationZh'), `确认函-${badge?.number}`],
          [t('confirmationEn'), `Confirmation-${badge?.number}`],
        ] as const) {
          const file = await saved(page, () => page.getByRole('button', { name }).click());
          expect([file.head, file.name]).toEqual(['%PDF-', expect.stringContaining(`${ending}.pdf`)]);
        }
      });

      await test.step('only this page and its files are kept, no answer of the API', async () => {
        await expect(page.getByText(translator(offlineCopyTexts, lang)('kept'))).toBeVisible();
        await expect
          .poll(async () => (await keptPages(page)).filter((at) => !at.includes('/assets/')).toSorted())
          .toEqual(['/en/voucher', '/voucher']);
      });

      await test.step('opens without a network', async () => {
        guardOf(page).allow(/Failed to fetch/);
        await goOffline(page);
        const answer = await page.reload();
        expect(answer?.fromServiceWorker()).toBe(true);
        await expectHydrated(page);
        const [beforeTime = ''] = voucherTexts.offline[lang === 'zh' ? 0 : 1].split('{at}');
        await expect(page.getByText(beforeTime.trim())).toBeVisible();
        await expect(page.getByRole('article')).toContainText(badge?.number ?? '-');
        await expect(code).toBeVisible();
        await goOnline(page);
      });

      await test.step('and nothing is left after the log-out', async () => {
        await open(page, inLang(lang, '/voucher'));
        await expect(code).toBeVisible();
        await page
          .getByRole('button', { name: translator(shellTexts, lang)('menu') })
          .first()
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: translator(shellTexts, lang)('logout') })
          .click();
        await expect.poll(() => keptPages(page)).toEqual([]);
        expect(await page.evaluate(() => localStorage.getItem('fairbridge.voucher'))).toBeNull();
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      });
    },
  );

  if (lang === 'en')
    test(`colleagues are entered by spreadsheet, confirm by e-mail and have badges (${lang})`, async ({ enter }) => {
      const t = translator(preregistrationTexts, lang);
      const visitor = await newVisitor('group', { name: 'Anna Berg' });
      const page = await enter({ lang });
      await keepSession(page, visitor.session);
      const emails = [newEmail('first'), newEmail('second')] as const;
      const sheet = (rows: readonly (readonly string[])[]) =>
        writeSheet({
          sheet: 'x',
          lang,
          columns: (['name', 'email', 'position'] as const).map((key) => ({
            key,
            header: {
              zh: { name: '姓名', email: '邮箱', position: '职务' }[key],
              en: { name: 'Name', email: 'E-mail', position: 'Position' }[key],
            },
          })),
          rows: rows.map(([name, email, position]) => ({ name, email, position })),
        });
      const file = async (rows: readonly (readonly string[])[]) => ({
        name: 'colleagues.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await sheet(rows),
      });

      await test.step('a preview tells row by row, and saves nothing', async () => {
        await open(page, inLang(lang, '/preRegistration/group'));
        await expectGood(page);
        await page.getByRole('button', { name: t('import') }).click();
        const dialog = page.getByRole('dialog');
        const empty = await saved(page, () => dialog.getByRole('button', { name: t('template') }).click());
        expect(empty.name).toMatch(/\.xlsx$/);
        await dialog.locator('input[type=file]').setInputFiles(
          await file([
            ['周静', emails[0], '专员'],
            ['吴涛', emails[1], '经理'],
            ['重复', emails[0], '专员'],
            ['无邮箱', 'nobody', '专员'],
          ]),
        );
        await expect(dialog.getByText(t('previewSome', { good: 2, bad: 2 }))).toBeVisible();
        await expect(dialog.getByText(t('duplicateInFile'))).toBeVisible();
        await expectGood(page);
        expect((await visitor.client.call(list, {})).total).toBe(0);
        await dialog.getByRole('button', { name: t('importGood', { good: 2 }) }).click();
        await expect(page.getByRole('row')).toHaveCount(3);
        await expectGood(page);
      });

      await test.step('another one is entered by hand; the same address twice is refused', async () => {
        await page.getByRole('link', { name: t('add') }).click();
        await page.locator('input[name=name]').fill('郑手');
        await page.locator('input[name=email]').fill(emails[0]);
        await page.locator('input[name=position]').fill('经理');
        guardOf(page).allow(/^409 POST .*preRegistration\/save/);
        await page.getByRole('button', { name: t('Save'), exact: true }).click();
        await expect(page.getByText(t('duplicateInList'))).toBeVisible();
        await page.locator('input[name=email]').fill(newEmail('third'));
        await expectGood(page);
        await page.getByRole('button', { name: t('Save'), exact: true }).click();
        await expect(page.getByRole('row')).toHaveCount(4);
      });

      await test.step('the e-mail is sent, and the colleague confirms on the phone', async () => {
        await page.getByRole('button', { name: t('sendOf', { name: '周静' }) }).click();
        const mail = await readMail(({ to }) => to === emails[0]);
        const phone = await enter({ lang, size: 'phone' });
        await open(phone, new URL(mail.link ?? '').pathname);
        await expect(phone.getByRole('main')).toContainText(visitor.company);
        await expectGood(phone);
        await phone.getByRole('button', { name: t('confirm'), exact: true }).click();
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('confirmedTitle'));
        await expectGood(phone);
      });

      await test.step('badge and letter are there, alone and all together', async () => {
        await open(page, inLang(lang, '/preRegistration/group'));
        await expectGood(page);
        for (const name of [t('badgeOf', { name: '周静' }), t('letterOf', { name: '周静' }), t('allBadges')])
          expect((await saved(page, () => page.getByRole('button', { name }).click())).head).toBe('%PDF-');
        const [row] = (await visitor.client.call(list, {})).list.filter(({ state }) => state === 'pending');
        const refused = visitor.client.call(colleagueBadge, { id: row?.id ?? '', lang });
        await expect(refused).rejects.toMatchObject({ status: 409 });
      });

      await test.step('a colleague is taken off', async () => {
        await page.getByRole('button', { name: t('RemoveOf', { name: '郑手' }) }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('Remove'), exact: true })
          .click();
        await expect(page.getByRole('row')).toHaveCount(3);
      });
    });
}

for (const lang of LANGS) {
  if (lang === 'zh')
    test(`the organizer sees who brought whom, and lets a colleague in (${lang})`, async ({ enter }) => {
      const t = translator(colleagueReviewTexts, lang);
      const own = translator(preregistrationTexts, lang);
      const visitor = await newVisitor('brings', { name: lang === 'zh' ? '王敏' : 'Anna Berg' });
      const entered = { name: '周静', email: newEmail('colleague'), position: '专员', country: 'CN' };
      const { id } = await visitor.client.call(saveColleague, entered);
      await visitor.client.call(sendConfirmation, { ids: [id] });
      const mail = await readMail(({ to }) => to === entered.email);
      const token = (mail.link ?? '').split('/').at(-1) ?? '';
      await clientOf(null).call(answer, { token, state: 'confirmed' });
      const page = await enter({ lang });
      await keepSession(page, await staffSession(STAFF.reviewer));
      const row = page.getByRole('row').filter({ hasText: entered.email });
      const find = async (standing: string): Promise<void> =>
        open(page, inLang(lang, `/organizer/colleagues?standing=${standing}&keyword=${entered.email}`));

      await test.step('the list says who entered whom, and finds by it', async () => {
        await find('all');
        await expect(row).toContainText(visitor.name);
        await expect(row).toContainText(visitor.company);
        await expectGood(page);
      });

      await test.step('who is not approved reads why, and so does who entered the colleague', async () => {
        await row.getByRole('button', { name: t('refuseOf', { name: entered.name }) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').fill('公司无法核实 / company not found');
        await expectGood(page);
        await dialog.getByRole('button', { name: t('Decline'), exact: true }).click();
        await expect(row).toContainText('company not found');
        const told = await readMail(({ to, text }) => to === entered.email && text.includes('company not found'));
        expect(told.text).not.toContain(visitor.name);
        const phone = await enter({ lang, size: 'phone' });
        await keepSession(phone, visitor.session);
        await open(phone, inLang(lang, '/preRegistration/group'));
        await expect(phone.getByText(own('notApproved'))).toBeVisible();
        await expect(phone.getByText('company not found')).toBeVisible();
        // nobody's papers are there, so that nothing offers them
        await expect(phone.getByRole('button', { name: own('allBadges') })).toHaveCount(0);
        await expectGood(phone);
        const refused = visitor.client.call(colleagueBadge, { id, lang });
        await expect(refused).rejects.toMatchObject({ status: 409 });
      });

      await test.step('corrected, the colleague waits again and is approved', async () => {
        await visitor.client.call(saveColleague, { ...entered, id, company: '禾田农资有限公司 Hetian' });
        await find('underReview');
        await expect(row).toContainText('Hetian');
        await row.getByRole('button', { name: t('approveOf', { name: entered.name }), exact: true }).click();
        await expect(page.getByText(t('emptyFilter'))).toBeVisible();
        const [paper, narrow] = [await enter({ lang }), await enter({ lang, size: 'phone' })];
        await keepSession(paper, visitor.session);
        await open(paper, inLang(lang, '/preRegistration/group'));
        const badge = paper.getByRole('button', { name: own('badgeOf', { name: entered.name }) });
        expect((await saved(paper, () => badge.click())).head).toBe('%PDF-');
        await keepSession(narrow, await staffSession(STAFF.support));
        await open(narrow, inLang(lang, `/organizer/colleagues?standing=approved&keyword=${entered.email}`));
        await expect(narrow.getByText(visitor.company).first()).toBeVisible();
        // support looks on
        await expect(narrow.getByRole('button', { name: t('refuseOf', { name: entered.name }) })).toHaveCount(0);
        await expectGood(narrow);
      });
    });
}

test('the door checks a badge, and a revoked one lets nobody in', async ({ enter }) => {
  test.setTimeout(180_000);
  const visitor = await newVisitor('door');
  const { badge } = await visitor.client.call(getVoucher, {});
  const support = await staffSession(STAFF.support);
  for (const lang of LANGS) {
    const t = translator(checkInTexts, lang);
    const page = await enter({ lang });
    await keepSession(page, support);
    await open(page, inLang(lang, '/organizer/badge'));
    const code = page.locator('input[name=asked]');
    await code.fill(lang === 'zh' ? (badge?.qr ?? '') : `${badge?.qr}x`);
    await code.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: t(lang === 'zh' ? 'valid' : 'forged') })).toBeVisible();
    await expectGood(page);
    if (lang === 'en') continue;
    await code.fill(badge?.number ?? '');
    await code.press('Enter');
    await expect(page.getByText(badge?.number ?? '-')).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: t('revoke') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('revokeAct'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: t('revoked') })).toBeVisible();
  }
  const again = await visitor.client.call(getVoucher, {});
  expect(again.badge?.qr).not.toBe(badge?.qr);
  expect(await clientOf(support.token).call(verify, { code: again.badge?.qr ?? '' })).toMatchObject({ valid: true });
});

test('the side menu leads to the external pre-registration site, which learns once who came', async ({ enter }) => {
  const visitor = await newVisitor('jump');
  const page = await enter();
  await keepSession(page, visitor.session);
  await page.route(`${PREREGISTRATION.site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pre-registration</title>' }),
  );
  await open(page, '/aboutus');
  await page
    .getByRole('navigation', { name: shellTexts.sideMenu[0] })
    .getByRole('link', { name: shellTexts.preRegistration[0] })
    .filter({ visible: true })
    .click();
  await page.waitForURL(`${PREREGISTRATION.site}/**`);
  const given = {
    code: new URL(page.url()).searchParams.get('code') ?? '',
    audience: PREREGISTRATION.site,
    key: PREREGISTRATION.key,
  };
  const site = clientOf(null);
  expect((await site.call(redeemAuthCode, given)).email).toBe(visitor.email);
  await expect(site.call(redeemAuthCode, given)).rejects.toThrow();
  await page.goBack();
  await expect(page).toHaveURL('/aboutus');
});
