import { own, receivedList } from '@fairbridge/contract/card/card.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { get as getVoucher } from '@fairbridge/contract/voucher/voucher.calls.ts';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cardTexts } from '../web/app/domains/card/card.texts.ts';
import { scanTexts } from '../web/app/domains/scan/scan.texts.ts';
import { contactFileTexts } from '../web/app/components/contact-file/contact-file.texts.ts';
import { scannerTexts } from '../web/app/components/scan/camera-scanner.texts.ts';
import { offlineCopyTexts } from '../web/app/shell/offline-copy.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import {
  DEMO,
  expect,
  expectGood,
  expectHydrated,
  goOffline,
  goOnline,
  guardOf,
  inLang,
  LANGS,
  open,
  test,
} from './fixtures.ts';
import { showToCamera } from './qr-film.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

/** As the camera of this browser sees it. */
async function lookThrough(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: translator(scannerTexts, lang)('start') }).click();
}

for (const lang of LANGS) {
  test(`cards are exchanged by camera, and shown without a network (${lang})`, async ({ enter, apiAs }) => {
    const t = translator(cardTexts, lang);
    const name = lang === 'zh' ? '周名片' : 'Card Walker';
    const visitor = await newVisitor('card', { name });
    const staff = await apiAs(DEMO.staff, 'actor');
    const { code, values } = await staff.call(own, {});
    const page = await enter({ lang, size: 'phone' });
    await keepSession(page, visitor.session);
    await open(page, inLang(lang, '/visiting-card'));
    const face = page.getByRole('article', { name: t('own') });

    await test.step('the visitor scans the card of an exhibitor’s employee', async () => {
      await expect(face.getByRole('img', { name: t('qr') })).toBeVisible();
      await expectGood(page);
      await showToCamera(`https://fair.example/visiting-card?code=${code}`);
      await lookThrough(page, lang);
      const list = page.getByRole('table', { name: t('received') });
      await expect(list).toContainText(lang === 'zh' ? values.name.zh : values.name.en || values.name.zh);
      await page.getByRole('button', { name: translator(scannerTexts, lang)('stop') }).click();
    });

    await test.step('and the employee has the card of the visitor, at a desk', async () => {
      const { list } = await staff.call(receivedList, { keyword: name });
      expect(list.map(({ card }) => card?.email)).toEqual([visitor.email]);
      const desk = await enter({ lang });
      await beginAs(desk, { type: 'actor', account: DEMO.staff });
      await open(desk, inLang(lang, '/visiting-card'));
      const row = desk
        .getByRole('table', { name: t('received') })
        .getByRole('row')
        .filter({ hasText: name });
      await expect(row).toHaveCount(1);
      await expectGood(desk);
      const saving = desk.waitForEvent('download');
      const acts = translator(listTexts, lang)('actsOf', { name: t('rowOf', { name }) });
      await row.getByRole('button', { name: acts, exact: true }).click();
      await desk.getByRole('button', { name: translator(contactFileTexts, lang)('save'), exact: true }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`${name}.vcf`);
      const card = readFileSync(await file.path(), 'utf8');
      expect(card).toContain(`\r\nFN:${name}\r\n`);
      expect(card).toContain(`\r\nEMAIL;TYPE=INTERNET,WORK:${visitor.email}\r\n`);
    });

    await test.step('what stands on the card is chosen, and what is withdrawn is gone', async () => {
      await page.getByRole('checkbox', { name: t('Email') }).click();
      await expect(face).not.toContainText(visitor.email);
      await expect
        .poll(async () => (await staff.call(receivedList, { keyword: name })).list.map(({ card }) => card?.email))
        .toEqual(['']);
    });

    await test.step('the own card opens without a network', async () => {
      await expect(page.getByText(translator(offlineCopyTexts, lang)('kept'))).toBeVisible();
      guardOf(page).allow(/Failed to fetch/);
      await goOffline(page);
      await page.reload();
      await expectHydrated(page);
      await expect(face.getByRole('img', { name: t('qr') })).toBeVisible();
      await goOnline(page);
    });
  });

  test(`a badge is scanned without a network, and sent when it is back (${lang})`, async ({ enter }) => {
    const t = translator(scanTexts, lang);
    const name = lang === 'zh' ? '吴胸卡' : 'Badge Walker';
    const visitor = await newVisitor('scan', { name });
    const { badge } = await visitor.client.call(getVoucher, {});
    const page = await enter({ lang, size: 'phone' });
    await beginAs(page, { type: 'actor', account: DEMO.staff });
    await open(page, inLang(lang, '/badge-scans'));
    await expect(page.getByText(translator(offlineCopyTexts, lang)('kept'))).toBeVisible();
    await expectGood(page);

    await test.step('noted on this device', async () => {
      guardOf(page).allow(/Failed to fetch/);
      await goOffline(page);
      await showToCamera(badge?.qr ?? '');
      await lookThrough(page, lang);
      await page.getByRole('radio', { name: t('hot') }).click();
      await page.getByRole('textbox', { name: t('note') }).fill('要报价 quote');
      await page.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(page.getByText(t('waiting', { count: 1 }))).toBeVisible();
    });

    await test.step('still there after a reload', async () => {
      await page.reload();
      await expectHydrated(page);
      await expect(page.getByText(t('waiting', { count: 1 }))).toBeVisible();
    });

    await test.step('sent by itself when the network is back', async () => {
      await goOnline(page);
      await expect(page.getByText(t('allSent'))).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('要报价 quote');
      await expect(row).toContainText(t('hot'));
    });

    await test.step('what the server does not take says why, and can be removed', async () => {
      guardOf(page).allow(/^404 POST .*badgeScan/);
      await page.getByRole('textbox', { name: t('typed') }).fill('V26-0000000');
      await page.getByRole('button', { name: t('take') }).click();
      await page.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(page.getByText(t('refusedTitle'))).toBeVisible();
      await page.getByRole('button', { name: t('Remove'), exact: true }).click();
      await expect(page.getByText(t('refusedTitle'))).toBeHidden();
    });
  });
}
