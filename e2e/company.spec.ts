import { change, detail, own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { companyInfoTexts, companyPreviewTexts } from '../web/app/domains/exhibitor/company-info.texts.ts';
import type { Page } from '@playwright/test';
import { logOff } from '@fairbridge/contract/session/session.calls.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { bring, button, field } from './company-form.ts';
import { publishChanges } from './editor.ts';
import { logInAgainTexts } from '../web/app/components/login/log-in-again.texts.ts';
import { sessionDialogsTexts } from '../web/app/shell/session-dialogs.texts.ts';
import {
  DEMO_PASSWORD,
  expect,
  expectGood,
  goOffline,
  goOnline,
  guardOf,
  inGate,
  inLang,
  LANGS,
  open,
} from './fixtures.ts';
import { clientOf } from './client.ts';
import { test, type OwnExhibitor } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';

let exhibitor: OwnExhibitor;
test.beforeEach(async ({ newExhibitor }) => {
  exhibitor = await newExhibitor('company');
});

/** Gives the company something that a change replaces. */
async function introduce(): Promise<void> {
  const { form, version } = await exhibitor.client.call(own, {});
  const introduction = { zh: '制糖企业。', en: 'A sugar mill.' };
  await exhibitor.client.call(change, { ...change.input.parse({ ...form, version }), introduction });
}

for (const lang of LANGS) {
  const t = translator(companyInfoTexts, lang);
  const preview = translator(companyPreviewTexts, lang);

  test(
    `an administrator completes the booth in both languages and sees it as buyers do (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
      guardOf(page).allow(/^400 POST \/visitor\/v2\/exhibitor\/updateExhibitorBaseInfo/);
      await keepSession(page, exhibitor.session);
      await open(page, inLang(lang, '/company-info'));
      await expect(field(page, 'name.zh')).not.toHaveValue('');
      await expectGood(page);

      await field(page, 'productIntroduction.zh').fill('白砂糖与精制糖。');
      await field(page, 'productIntroduction.en').fill('White and refined sugar.');
      await field(page, 'abroadWarehouse.zh').fill('鹿特丹');
      await field(page, 'abroadWarehouse.en').fill('Rotterdam');
      await field(page, 'telephone.number').fill('0771-5288 1000');
      // the dialling code is that of the company's country
      await expect(field(page, 'telephone.areaCode')).toHaveValue(/\+86/);
      await field(page, 'contact.name').fill('李雷');
      await field(page, 'conferenceContact.name').fill('韩梅梅');
      await field(page, 'conferenceContact.email').fill('nobody');
      await button(page, t('save')).click();
      await expect(page.locator('main')).toContainText(RULES.email[lang === 'zh' ? 0 : 1]);
      await field(page, 'conferenceContact.email').fill(`fair-${lang}@company.example`);

      await bring(page, t('logo'), 900, 420);
      const before = await page
        .getByRole('list', { name: t('banners') })
        .getByRole('listitem')
        .count();
      await bring(page, t('banners'), 1300, 1900);
      await expect(page.getByRole('list', { name: t('banners') }).getByRole('listitem')).toHaveCount(before + 1);
      await expectGood(page);
      // nothing stood there yet: what is filled in first is published by this press
      await button(page, t('save')).click();
      await expect(page.getByText(t('saved'))).toBeVisible();
      await expect(page.locator('main [data-saving]')).toHaveCount(0);

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
      const { id } = await exhibitor.client.call(own, {});
      expect(await clientOf(null).call(detail, { id })).toMatchObject({
        productIntroduction: { zh: '白砂糖与精制糖。', en: 'White and refined sugar.' },
        reach: null,
      });
    },
  );

  if (lang === 'en')
    test(`of two who edit at once nothing is lost: the rest is merged, and what both wrote stands side by side (${lang})`, async ({
      enter,
    }) => {
      const editing = translator(editingTexts, lang);
      const page = await enter({ lang });
      guardOf(page).allow(/^409 POST \/visitor\/v2\/exhibitor\/updateExhibitorBaseInfo/);
      await introduce();
      await keepSession(page, exhibitor.session);
      await open(page, inLang(lang, '/company-info'));
      const colleague = async (changed: Record<string, unknown>) => {
        const { form, version } = await exhibitor.client.call(own, {});
        await exhibitor.client.call(change, { ...change.input.parse({ ...form, version }), ...changed });
      };
      const stored = async () => (await exhibitor.client.call(own, {})).form;
      /** Saves, and waits until the page has read its record so many times: a colleague who saves earlier would be in the form already. */
      const saveAndRead = async (times: number): Promise<void> => {
        let seen = 0;
        const read = page.waitForResponse((response) => response.url().includes(own.path) && (seen += 1) === times);
        await button(page, t('save')).click();
        await publishChanges(page, lang);
        await read;
      };

      // what does not overlap is merged, and saved by the same press
      await field(page, 'fax').fill('0771-5288 2000');
      await colleague({ zipCode: '530000' });
      // once to catch up, once for what comes next
      await saveAndRead(2);
      await expect(page.getByText(t('saved'))).toBeVisible();
      expect(await stored()).toMatchObject({ fax: '0771-5288 2000', zipCode: '530000' });
      await expect(field(page, 'zipCode')).toHaveValue('530000');

      for (const [side, brand] of [
        ['takeOf', 'Colleague 1'],
        ['keepOf', 'Mine 2'],
      ] as const) {
        const round = side === 'takeOf' ? 1 : 2;
        await field(page, 'brand').fill(`Mine ${round}`);
        await colleague({ brand: `Colleague ${round}`, registeredCapital: `${round} million` });
        await button(page, t('save')).click();
        await publishChanges(page, lang);
        const notice = page.getByRole('alert', { name: editing('overlapsTitle', { count: 1 }) });
        await expect(notice).toContainText(`Colleague ${round}`);
        await expect(notice).toContainText(`Mine ${round}`);
        await expect(field(page, 'registeredCapital')).toHaveValue(`${round} million`);
        await expectGood(page);
        // nothing is saved over the colleague before somebody has chosen
        await button(page, t('save')).click();
        await expect(page.getByText(editing('chooseFirst'))).toBeVisible();
        expect(await stored()).toMatchObject({ brand: `Colleague ${round}` });
        await notice.getByRole('button', { name: editing(side, { label: t('brand') }) }).click();
        await expect(notice).toHaveCount(0);
        await expect(field(page, 'brand')).toHaveValue(brand);
        await field(page, 'attendTimes').fill(String(70 + round));
        await saveAndRead(1);
        expect(await stored()).toMatchObject({
          brand,
          attendTimes: 70 + round,
          registeredCapital: `${round} million`,
        });
      }
    });

  if (lang === 'zh')
    test('what is typed after saving stays in the form, however late the page has its record anew', async ({
      enter,
    }) => {
      const page = await enter({ lang });
      await introduce();
      await keepSession(page, exhibitor.session);
      await open(page, inLang(lang, '/company-info'));
      await field(page, 'attendTimes').fill('81');
      const before = await field(page, 'brand').elementHandle();
      let answer = (): void => undefined;
      const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${own.path}`, async (route) => {
        await mayAnswer;
        await route.continue();
      });
      const read = page.waitForRequest((request) => request.url().includes(own.path));
      await button(page, t('save')).click();
      await publishChanges(page, lang);
      await read;
      await field(page, 'brand').fill('On its way');
      // on the server by now, and in this browser no more
      await expect(page.locator('main [data-saving=kept]')).toBeVisible();
      answer();
      await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
      await expect(field(page, 'brand')).toHaveValue('On its way');
      await expect(page.locator('main [data-saving=kept]')).toBeVisible();
      await page.reload();
      await expect(field(page, 'brand')).toHaveValue('On its way');
    });
}

for (const lang of LANGS) {
  const t = translator(companyInfoTexts, lang);
  const editing = translator(editingTexts, lang);
  const kept = (page: Page) => page.locator('main [data-saving=kept]');

  test(`no word of the company is lost: reload, killed tab, ended session, no network, another window (${lang})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    guardOf(page).allow(/^401 |Failed to fetch/);
    const address = inLang(lang, '/company-info');
    await keepSession(page, exhibitor.session);
    await open(page, address);
    const stored = (await exhibitor.client.call(own, {})).form;
    await field(page, 'brand').fill('Typed');
    await expect(kept(page)).toBeVisible();

    // a reload, and a tab that is killed
    await page.reload();
    await expect(field(page, 'brand')).toHaveValue('Typed');
    await expect(page.getByRole('status').filter({ hasText: editing('drop') })).toBeVisible();
    await expectGood(page);
    await page.close();
    // another device of the same person
    const elsewhere = await enter({ lang });
    guardOf(elsewhere).allow(/^401 |Failed to fetch/);
    await keepSession(elsewhere, exhibitor.session);
    await open(elsewhere, address);
    await expect(field(elsewhere, 'brand')).toHaveValue('Typed');

    // a session that ends while somebody types: the log-in stands over the form, and the saving goes on
    // before the next keeping: once the log-in stands over the form, keys would go there
    await field(elsewhere, 'fax').fill('0771-5288 3000');
    await clientOf(exhibitor.session.token).call(logOff, {});
    const dialog = elsewhere.getByRole('dialog', { name: sessionDialogsTexts.expiredTitle[lang === 'zh' ? 0 : 1] });
    await dialog.locator('input[name=password]').fill(DEMO_PASSWORD);
    await expectGood(elsewhere);
    await dialog.getByRole('button', { name: translator(logInAgainTexts, lang)('again') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(kept(elsewhere)).toBeVisible();
    await expect(field(elsewhere, 'brand')).toHaveValue('Typed');
    await expect(field(elsewhere, 'fax')).toHaveValue('0771-5288 3000');

    // without a network it is kept on the device, also when the tab dies, and goes up later
    await goOffline(elsewhere);
    await field(elsewhere, 'zipCode').fill('530001');
    await expect(elsewhere.locator('main [data-saving=offline]')).toBeVisible();
    await expectGood(elsewhere);
    const context = elsewhere.context();
    await elsewhere.close();
    await goOnline(elsewhere);
    const again = await context.newPage();
    await open(again, address);
    await expect(field(again, 'zipCode')).toHaveValue('530001');
    await expect(field(again, 'fax')).toHaveValue('0771-5288 3000');
    await expect(kept(again)).toBeVisible();

    // another window of the same person: what either types is in both, and what both type is asked
    const window = await context.newPage();
    await open(window, address);
    await field(window, 'registeredCapital').fill('In the window');
    await expect(kept(window)).toBeVisible();
    await field(again, 'brand').fill('Typed on');
    await expect(field(again, 'registeredCapital')).toHaveValue('In the window');
    await expect(kept(again)).toBeVisible();
    await field(window, 'brand').fill('In the window');
    const asked = window.getByRole('alert', { name: editing('overlapsTitle', { count: 1 }) });
    await expect(asked).toContainText('Typed on');
    await asked.getByRole('button', { name: editing('takeOf', { label: t('brand') }) }).click();
    await expect(field(window, 'brand')).toHaveValue('Typed on');
    await expect(kept(window)).toBeVisible();

    // nothing of it is the company's before it is saved
    expect((await exhibitor.client.call(own, {})).form).toEqual(stored);
    // who leaves is asked, and may discard all of it
    await window
      .locator('main')
      .getByRole('link', { name: t('preview') })
      .click();
    await expectGood(window);
    await window
      .getByRole('dialog')
      .getByRole('button', { name: editing('discard') })
      .click();
    await expect(window).toHaveURL(/company-preview/);
    await again.close();
    await open(window, address);
    await expect(field(window, 'brand')).toHaveValue(stored.brand);
    await expect(window.locator('main [data-saving]')).toHaveCount(0);
  });
}
