import { errorText } from '@fairbridge/contract/codes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { reasonTexts } from '../web/app/ui/reason-dialog.texts.ts';
import { vipReviewTexts } from '../web/app/domains/vip/vip-review.texts.ts';
import { vipTexts } from '../web/app/domains/vip/vip.texts.ts';
import { expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { readMail } from './outbox.ts';
import { photoPng } from './pictures.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

// a code goes to the reviewer once a minute
test.describe.configure({ timeout: 180_000 });

const NAME = { zh: 'WANG MIN', en: 'ANNA BERG' } as const;
const picker = (page: Page, at: number) => page.locator('main input[type=file]').nth(at);

for (const lang of LANGS) {
  test(`a visitor applies for VIP, is refused, applies again, passes and has the letter (${lang})`, async ({
    enter,
  }) => {
    const t = translator(vipTexts, lang);
    const r = translator(vipReviewTexts, lang);
    const visitor = await newVisitor('vip', { name: lang === 'zh' ? '王敏' : 'Anna Berg' });
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, visitor.session);
    const send = page.getByRole('main').getByRole('button', { name: t('send'), exact: true });

    await test.step('nothing is sent while something is missing', async () => {
      await open(page, inLang(lang, '/vip'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
      await expectGood(page);
      await send.click();
      for (const rule of ['passport', 'passportPhoto', 'avatarPhoto', 'photoDeclaration'] as const)
        await expect(page.getByText(ruleText(rule, lang), { exact: true })).toBeVisible();
      await expectGood(page);
    });

    await test.step('a photo that is too small or grey is refused in words', async () => {
      await picker(page, 0).setInputFiles(photoPng('small', 60, 60));
      await expect(page.getByText(errorText('pictureTiny', lang, { kilobytes: 30 }))).toBeVisible();
      guardOf(page).allow(/^400 POST \/upload\/stream/);
      await picker(page, 0).setInputFiles(photoPng('grey', 260, 200, true));
      await expect(page.getByText(errorText('pictureGrey', lang))).toBeVisible();
    });

    const fillIn = async (): Promise<void> => {
      await picker(page, 0).setInputFiles(photoPng('passport', 320, 240));
      await picker(page, 1).setInputFiles(photoPng('avatar', 200, 250));
      await expect(page.locator('main form img')).toHaveCount(2);
      await page.locator('input[name=passportNumber]').fill('e12345678');
      await page.locator('input[name=name]').fill(NAME[lang]);
      await page.locator('input[name=photoDeclaration]').check();
      await expectGood(page);
      await send.click();
      await expect(page.getByRole('heading', { level: 2, name: t('pending') })).toBeVisible();
    };
    await test.step('handed in', async () => {
      await fillIn();
      await expect(page.getByText('E1*****78')).toBeVisible();
      await expect(page.locator('main figure img')).toHaveCount(2);
      await expectGood(page);
    });

    const desk = await enter({ lang });
    await keepSession(desk, await staffSession(STAFF.reviewer));
    await test.step('the reviewer looks at the photos and refuses with a reason', async () => {
      await open(desk, inLang(lang, `/organizer/vip?keyword=${encodeURIComponent(visitor.email)}`));
      await expectGood(desk);
      await desk.getByRole('main').getByRole('link', { name: visitor.name }).click();
      await expect(desk.locator('main figure img')).toHaveCount(2);
      await expectGood(desk);
      await desk.getByRole('button', { name: r('fail') }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('button', { name: r('Decline'), exact: true }).click();
      await expect(dialog.getByText(translator(reasonTexts, lang)('reasonMissing'))).toBeVisible();
      await dialog.locator('textarea').fill('护照照片缺角 / A corner of the passport is missing');
      await dialog.getByRole('button', { name: r('Decline'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('main').getByText(r('failed'), { exact: true }).first()).toBeVisible();
    });

    await test.step('the visitor reads why, and applies again', async () => {
      const mail = await readMail(({ to, link }) => to === visitor.email && link?.endsWith('/vip') === true);
      expect(mail.text).toContain('A corner of the passport is missing');
      await open(page, inLang(lang, '/vip'));
      await expect(page.getByRole('blockquote')).toContainText('护照照片缺角');
      await expectGood(page);
      await fillIn();
    });

    await test.step('and passes', async () => {
      await open(desk, inLang(lang, `/organizer/vip?keyword=${encodeURIComponent(visitor.email)}`));
      const { name } = visitor;
      await desk.getByLabel(translator(listTexts, lang)('chooseRow', { name })).check();
      await desk
        .getByRole('region', { name: translator(listTexts, lang)('bulk') })
        .getByRole('button', { name: r('pass'), exact: true })
        .click();
      await expect(desk.getByText(r('empty')).or(desk.getByText(r('emptyFilter')))).toBeVisible();
    });

    await test.step('the letter comes in both languages, and its code is genuine', async () => {
      await open(page, inLang(lang, '/vip'));
      await expect(page.getByRole('heading', { level: 2, name: t('passed') })).toBeVisible();
      await expectGood(page);
      for (const button of [t('letterZh'), t('letterEn')]) {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: button }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/IL-\d{4}-[A-Z2-9]{8}\.pdf$/);
        expect(
          readFileSync(await file.path())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
      }
    });
  });
}

test('whoever holds a letter that is none is told so', async ({ enter }) => {
  for (const lang of LANGS) {
    const page = await enter({ lang, size: 'phone' });
    await open(page, inLang(lang, '/vip/letter/FBL1.IL-2026-ABCDEFGH.AAAAAAAAAAAAAAAAAAAAAA'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(vipTexts, lang)('notGenuine'));
    await expectGood(page);
  }
});
