import { add as addFavourite } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { create as inquire } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { copyButtonTexts } from '../web/app/ui/copy-button.texts.ts';
import { reportPageTexts } from '../web/app/domains/report/report-page.texts.ts';
import { expect, expectGood, guardOf, inGate, inLang, LANGS, open } from './fixtures.ts';
import { test } from './own-exhibitor.ts';
import { keepSession, newVisitor } from './registered.ts';

const sizeOf = (lang: Lang) => (lang === 'zh' ? 'desktop' : 'phone');

/** Makes a secret address on a page of a report and answers its path; the dialog stays open. */
async function share(page: Page, lang: Lang): Promise<string> {
  const t = translator(reportPageTexts, lang);
  await page.getByRole('button', { name: t('share'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('shareTitle') });
  await expectGood(page);
  await dialog.getByRole('button', { name: t('makeAddress'), exact: true }).click();
  await expect(dialog.getByText(t('onlyOnce'))).toBeVisible();
  await expectGood(page);
  const copy = translator(copyButtonTexts, lang)('copy', { what: '' }).trim();
  const address = await dialog.getByRole('button', { name: copy }).innerText();
  expect(new URL(address).pathname).toMatch(/\/report\/shared\/[\w-]{20,}$/);
  return new URL(address).pathname;
}

for (const lang of LANGS) {
  const [t, words] = [translator(reportPageTexts, lang), translator(reportTexts, lang)];

  test(
    `a visitor takes the report along and shows it to a guest, until the address is closed (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      const company = await newExhibitor(`report${lang}`);
      const visitor = await newVisitor(`report${lang}`, { name: '李航', company: '绿川农资' });
      await visitor.client.call(addFavourite, { collectionSubjectType: 'ACTOR', id: company.id });
      const question = { exhibitorIds: [company.id], productIds: [], question: 'FOB Shanghai?' };
      await visitor.client.call(inquire, { ...question, requestId: `report-${lang}-0001` });
      const page = await enter({ lang, size: sizeOf(lang) });
      await keepSession(page, visitor.session);
      await open(page, inLang(lang, '/report/personReport'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('visitorTitle'));
      await expect(main.getByText('李航 · 绿川农资')).toBeVisible();
      const missing = main.locator('section').filter({ hasText: words('unanswered') });
      await expect(missing.getByRole('link', { name: company.name[lang] })).toBeVisible();
      await expectGood(page);
      const saving = page.waitForEvent('download');
      await main.getByRole('button', { name: t('pdf'), exact: true }).click();
      const pdf = await readFile(await (await saving).path());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

      const path = await share(page, lang);
      const guest = await enter({ lang, size: sizeOf(lang) });
      await open(guest, path);
      const seen = guest.getByRole('main');
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText(words('visitorTitle'));
      await expect(seen.getByRole('link', { name: company.name[lang] })).toBeVisible();
      // nobody asked for the name to be shown, and what was asked is nobody else's
      await expect(seen.getByText(t('sharedVisitor'))).toBeVisible();
      for (const secret of ['李航', '绿川农资', 'FOB Shanghai?', words('unanswered')])
        await expect(seen.getByText(secret)).toHaveCount(0);
      await expectGood(guest);

      await page.reload();
      await page.getByRole('button', { name: t('share'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('shareTitle') });
      await expect(dialog.getByText(t('opened', { count: 1 }))).toBeVisible();
      await dialog.getByRole('button', { name: t('closeAddress'), exact: true }).click();
      await expect(page.getByText(t('closed'))).toBeVisible();
      guardOf(guest).allow(/^404 POST .*\/report\/shared$/);
      await guest.reload();
      await expect(seen.getByRole('heading', { name: t('invalid') }).first()).toBeVisible();
      await expectGood(guest);
    },
  );

  test(`an exhibitor shows the company's report to a guest, without leads and medians (${lang})`, async ({
    enter,
    newExhibitor,
  }) => {
    const company = await newExhibitor(`report${lang}`);
    const visitor = await newVisitor(`report${lang}`, { name: '李航', company: '绿川农资' });
    await visitor.client.call(addFavourite, { collectionSubjectType: 'ACTOR', id: company.id });
    const page = await enter({ lang, size: sizeOf(lang) });
    await keepSession(page, company.session);
    await open(page, inLang(lang, '/report/actorIndex'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('companyTitle'));
    await expect(main.getByText(words('open'), { exact: true })).toBeVisible();
    await expectGood(page);
    const path = await share(page, lang);
    const guest = await enter({ lang, size: sizeOf(lang) });
    await open(guest, path);
    const seen = guest.getByRole('main');
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(words('companyTitle'));
    await expect(seen.getByText(company.name[lang]).first()).toBeVisible();
    for (const secret of ['李航', '绿川农资', words('open'), words('leads')])
      await expect(seen.getByText(secret, { exact: true })).toHaveCount(0);
    await expectGood(guest);
  });
}
