import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { change, detail, own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { companyInfoTexts, companyPreviewTexts } from '../web/app/domains/exhibitor/company-info.texts.ts';
import { editConflictTexts } from '../web/app/ui/edit-conflict.texts.ts';
import { bring, button, field } from './company-form.ts';
import { expect, expectGood, guardOf, inLang, LANGS, test } from './fixtures.ts';
import { callThere, exhibitorThere, leaveThere, openThereAs } from './second-fair.ts';

/** The companies of the second fair are in nobody else's way; its one company is written here by one test after the other. */
test.describe.configure({ mode: 'serial' });

let session: SignedIn;
/** As the demo made it: what the test before wrote is taken back. */
test.beforeEach(async () => {
  session = await exhibitorThere();
  const call = callThere(session.token);
  const { form, version } = await call(own, {});
  const plain = { telephone: { areaCode: '', number: '' }, banners: form.banners.slice(0, 1) };
  await call(change, { ...change.input.parse({ ...form, version }), ...plain });
});
test.afterEach(() => leaveThere(session));

for (const lang of LANGS) {
  const t = translator(companyInfoTexts, lang);
  const preview = translator(companyPreviewTexts, lang);

  test(`an administrator completes the booth in both languages and sees it as buyers do (${lang})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    guardOf(page).allow(/^400 POST \/visitor\/v2\/exhibitor\/updateExhibitorBaseInfo/);
    await openThereAs(page, session, inLang(lang, '/company-info'));
    await expect(field(page, 'name.zh')).not.toHaveValue('');
    await expectGood(page);

    await field(page, 'productIntroduction.zh').fill('白砂糖与精制糖。');
    await field(page, 'productIntroduction.en').fill('White and refined sugar.');
    await field(page, 'abroadWarehouse.zh').fill('鹿特丹');
    await field(page, 'abroadWarehouse.en').fill('Rotterdam');
    await field(page, 'telephone.number').fill('0771-5288 1000');
    await field(page, 'contact.name').fill('李雷');
    await field(page, 'conferenceContact.name').fill('韩梅梅');
    await field(page, 'conferenceContact.email').fill('nobody');
    await button(page, t('save')).click();
    await expect(page.locator('main')).toContainText(RULES.companyAreaCode[lang === 'zh' ? 0 : 1]);
    await expect(page.locator('main')).toContainText(RULES.email[lang === 'zh' ? 0 : 1]);
    await field(page, 'telephone.areaCode').fill('+86');
    await page.getByRole('option').first().click();
    await field(page, 'conferenceContact.email').fill(`fair-${lang}@company.example`);

    await bring(page, t('logo'), 900, 420);
    const before = await page
      .getByRole('list', { name: t('banners') })
      .getByRole('listitem')
      .count();
    await bring(page, t('banners'), 1300, 1900);
    await expect(page.getByRole('list', { name: t('banners') }).getByRole('listitem')).toHaveCount(before + 1);
    await expectGood(page);
    await button(page, t('save')).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    await expect(page.locator('main').getByText(t('unsaved'))).toHaveCount(0);

    await page
      .locator('main')
      .getByRole('link', { name: t('preview') })
      .click();
    await expect(page.locator('main')).toContainText(preview('lead'));
    const seen = page.locator('main').getByText(lang === 'zh' ? '白砂糖与精制糖。' : 'White and refined sugar.');
    await expect(seen).toBeVisible();
    await expect(page.locator('main').getByText('+86 0771-5288 1000')).toHaveCount(0);
    await expectGood(page);
    await page.getByRole('link', { name: preview('pool'), exact: true }).click();
    await expect(page.locator('main').getByText('+86 0771-5288 1000')).toBeVisible();
    await expectGood(page);

    // what a guest gets is the same page without what is for the registered
    const { id } = await callThere(session.token)(own, {});
    expect(await callThere(null)(detail, { id })).toMatchObject({
      productIntroduction: { zh: '白砂糖与精制糖。', en: 'White and refined sugar.' },
      reach: null,
    });
  });

  if (lang === 'en')
    test(`of two who edit at once the later is told, and keeps what was written (${lang})`, async ({ enter }) => {
      const conflict = translator(editConflictTexts, lang);
      const page = await enter({ lang });
      guardOf(page).allow(/^409 POST \/visitor\/v2\/exhibitor\/updateExhibitorBaseInfo/);
      await openThereAs(page, session, inLang(lang, '/company-info'));
      await field(page, 'brand').fill('我写的');
      const { form, version } = await callThere(session.token)(own, {});
      await callThere(session.token)(change, { ...change.input.parse({ ...form, version }), brand: `同事 ${lang}` });
      await button(page, t('save')).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(conflict('title'));
      await expectGood(page);
      await dialog.getByRole('button', { name: conflict('keep') }).click();
      await expect(field(page, 'brand')).toHaveValue('我写的');
      await button(page, t('save')).click();
      await dialog.getByRole('button', { name: conflict('latest') }).click();
      await expect(field(page, 'brand')).toHaveValue(`同事 ${lang}`);
    });
}
