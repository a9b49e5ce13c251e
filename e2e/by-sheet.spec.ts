import { readFileSync } from 'node:fs';
import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { draftPicturesTexts } from '../web/app/domains/own-product/draft-pictures.texts.ts';
import { publishDraftsTexts } from '../web/app/domains/own-product/publish-drafts.texts.ts';
import { productImportTexts } from '../web/app/domains/product-import/product-import.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { clearSheets, filledTemplate } from './exhibit-sheets.ts';
import { DEMO, expect, inLang, open, test } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';
import { beginAs } from './registered.ts';

const MARK = 'SHEETED-';
/** As many presses for fifty: none of them is about one exhibit. */
const EXHIBITS = 5;

/** Counts what a hand does: presses that the page hears from the browser itself, and choosers of files. */
async function countPresses(page: Page) {
  const counted = { presses: 0, choosers: 0 };
  await page.exposeFunction('pressed', () => void (counted.presses += 1));
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, ({ isTrusted }) => isTrusted && window.pressed(), { capture: true });
  });
  const choose = async (press: () => Promise<void>, name: string, buffer: Buffer): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
    counted.choosers += 1;
    await chooser.setFiles({ name, mimeType: '', buffer });
  };
  return { counted, choose };
}

declare global {
  interface Window {
    pressed: () => void;
  }
}

test('exhibits with their pictures take nine presses by a sheet, however many they are', async ({ enter, apiAs }) => {
  const lang = 'zh';
  const t = translator(productImportTexts, lang);
  const pictures = translator(draftPicturesTexts, lang);
  const publishing = translator(publishDraftsTexts, lang);
  const client = await apiAs(DEMO.exhibitor, 'actor');
  await clearSheets(client, MARK);
  const numbers = Array.from({ length: EXHIBITS }, (_exhibit, at) => `${MARK}${at + 1}`);
  const files = numbers.flatMap((number, at) => [
    [`${number}-1.png`, exhibitPictures([40 + at, 120, 70]).main.buffer] as const,
    [`${number}-2.png`, exhibitPictures([40, 70, 120 + at]).main.buffer] as const,
  ]);
  const archive = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  const page = await enter({ lang });
  await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
  const { counted, choose } = await countPresses(page);
  const press = (role: 'button' | 'link', name: string) => page.getByRole(role, { name, exact: true }).click();

  await open(page, inLang(lang, '/my-exhibit-list'));
  await press('link', translator(ownProductTexts, lang)('bySheet'));
  const template = page.waitForEvent('download');
  await press('button', t('template'));
  const sheet = filledTemplate(readFileSync(await (await template).path()), numbers);
  await choose(() => press('button', `${t('uploadTitle')}: ${t('choose')}`), 'exhibits.xlsx', sheet);
  await press('button', t('confirm', { count: EXHIBITS }));
  await press('link', t('toDrafts'));
  await choose(() => press('button', `${pictures('title')}: ${pictures('choose')}`), 'pictures.zip', archive);
  await press('button', pictures('upload', { count: files.length }));
  await expect(page.getByText(pictures('done', { count: EXHIBITS }))).toBeVisible({ timeout: 60_000 });
  await press('button', publishing('publishAll'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: publishing('publish'), exact: true })
    .click();
  await expect(page.getByText(publishing('done', { count: EXHIBITS }))).toBeVisible();

  expect(counted).toEqual({ presses: 9, choosers: 2 });
  const { list } = await client.call(ownList, { keyword: MARK, pageSize: 100 });
  expect(list.map(({ articleNumber }) => articleNumber).toSorted()).toEqual(numbers);
  await clearSheets(client, MARK);
});
