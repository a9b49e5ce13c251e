import { readFileSync } from 'node:fs';
import { translator } from '@fairbridge/contract/text.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { own, ownList, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { Download, Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ownCompanyTexts } from '../web/app/domains/exhibitor/own-company.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { sheetColumnsTexts } from '../web/app/components/sheet-import/sheet-columns.texts.ts';
import { productImportTexts } from '../web/app/domains/product-import/product-import.texts.ts';
import type { Client } from './client.ts';
import { exhibitPictureInputs } from './exhibit-form.ts';
import { EXAMPLE_SHEET, FIRST_SHEET } from './exhibit-sheets.ts';
import { expect, expectGood, guardOf, inGate, inLang, LANGS, open } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';
import { test } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';

const PATH = '/my-exhibit-import';

/** What a spreadsheet program would do to a file: puts another text into every cell that holds this one. */
function edited(file: Buffer, cells: Readonly<Record<string, string>>): Buffer {
  const parts = unzipSync(file);
  let sheet = strFromU8(parts[FIRST_SHEET] ?? new Uint8Array());
  for (const [from, to] of Object.entries(cells)) sheet = sheet.replaceAll(`>${from}</t>`, `>${to}</t>`);
  return Buffer.from(zipSync({ ...parts, [FIRST_SHEET]: strToU8(sheet) }));
}

/** The rows of a sheet, as many as there are, each as the texts of its cells. */
function rowsOf(file: Buffer): string[][] {
  const sheet = strFromU8(unzipSync(file)[FIRST_SHEET] ?? new Uint8Array());
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text),
  );
}

const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return bytesOf(download);
}

const upload = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

const MARK = 'SHEET-';

async function publish({ call, upload: send }: Client, name: { zh: string; en: string }): Promise<string> {
  const { main, long } = exhibitPictures([40, 120, 70]);
  const pictures = [await send('product', main.buffer)];
  const longPictures = [await send('productLong', long.buffer)];
  const codes = {
    articleNumber: MARK + name.en.replaceAll(/[^A-Za-z0-9]+/g, '-'),
    categoryCode: 'herbicides',
    tags: ['herbicides'],
  };
  return (await call(save, { pictures, longPictures, name, ...codes, scope: 2 })).id;
}

for (const lang of LANGS) {
  test.describe(`exhibits by spreadsheet (${lang})`, () => {
    const t = translator(productImportTexts, lang);

    if (lang === 'zh')
      test('an export is changed in one cell and comes back; a bad file is reported row by row', async ({
        enter,
        newExhibitor,
      }) => {
        const { client, session } = await newExhibitor('import');
        const name = { zh: `表格展品 ${lang}`, en: `Sheet exhibit ${lang}` };
        const id = await publish(client, name);
        const page = await enter({ lang });
        guardOf(page).allow(/^415 POST \/visitor\/v2\/product\/lookAtImport/);
        await keepSession(page, session);

        // from the list, filtered
        await open(page, inLang(lang, `/my-exhibit-list?keyword=${encodeURIComponent(name[lang])}`));
        await page.getByRole('link', { name: translator(ownProductTexts, lang)('bySheet') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
        await expectGood(page);
        const file = await saved(page, () => page.getByRole('button', { name: t('exportFiltered') }).click());
        expect(rowsOf(file).length).toBe(2);

        // another kind of file is told as what it is, where it was dropped
        await upload(page, 'list.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
        await expect(page.getByRole('region', { name: t('uploadTitle') }).getByText(CODES.sheetOld.zh)).toBeVisible();

        // a sheet of one's own: what its columns are taken for is seen and changed before it is checked
        const of = translator(sheetColumnsTexts, lang);
        await upload(page, 'own.csv', Buffer.from('货号,名称,牌号\nA-1,草铵膦,示例\n合计,1\n'));
        await expect(page.getByRole('heading', { name: of('title') })).toBeVisible();
        await expect(page.getByRole('checkbox')).toHaveCount(1);
        await expectGood(page);
        await page.getByLabel(of('fieldOf', { head: '牌号' })).selectOption({ label: '品牌（中文）' });
        await page.getByLabel('可见范围').selectOption({ label: '仅客户池' });
        await page.getByRole('button', { name: of('go') }).click();
        await expect(page.getByText(of('leftTotals', { rows: '3' }))).toBeVisible();
        await expect(page.getByRole('button', { name: t('confirm', { count: 1 }) })).toBeVisible();
        await expectGood(page);
        // it can be changed after the check as well
        await page.getByRole('button', { name: of('change') }).click();
        await expect(page.getByLabel(of('fieldOf', { head: '牌号' }))).toBeVisible();
        await page.getByRole('button', { name: of('Cancel') }).click();
        await page.getByRole('button', { name: t('discard') }).click();

        // nothing was changed: there is nothing to do
        await upload(page, 'same.xlsx', file);
        await expect(page.getByText(t('checkedSame'))).toBeVisible();

        await page.getByRole('button', { name: t('dismiss') }).click();
        await upload(page, 'changed.xlsx', edited(file, { [name[lang]]: `${name[lang]} ★` }));
        // every value is seen before it is taken in
        await page.getByText(t('values')).click();
        await expect(page.getByRole('definition').filter({ hasText: `${name[lang]} ★` })).toBeVisible();
        await expectGood(page);
        await page.getByRole('button', { name: t('confirm', { count: 1 }) }).click();
        await expect(page.getByRole('heading', { name: t('doneTitle') })).toBeVisible();
        await expectGood(page);
        expect((await client.call(own, { id })).form.name).toEqual({ ...name, [lang]: `${name[lang]} ★` });

        // a bad file: what is wrong, nothing done, the report to mend
        await page.getByRole('button', { name: t('another') }).click();
        const category = lang === 'zh' ? '除草剂' : 'Herbicides';
        await upload(page, 'bad.xlsx', edited(file, { [category]: 'no such thing' }));
        await expect(page.getByRole('heading', { name: t('checkedBad', { count: 1 }) })).toBeVisible();
        await expect(page.getByRole('row').filter({ hasText: 'no such thing' })).toBeVisible();
        await expect(page.getByRole('button', { name: t('confirm', { count: 1 }) })).toHaveCount(0);
        await expectGood(page);
        const report = await saved(page, () => page.getByRole('button', { name: t('report') }).click());
        expect(rowsOf(report)[1]?.join(' ')).toContain('no such thing');
        expect(rowsOf(report)[0]?.[0]).toBe('错误 / Errors');
        // corrected in place it is a sheet like any other, which brings back the name of before
        await upload(page, 'corrected.xlsx', edited(report, { 'no such thing': category }));
        await page.getByRole('button', { name: t('confirm', { count: 1 }) }).click();
        await expect(page.getByRole('heading', { name: t('doneTitle') })).toBeVisible();
        expect((await client.call(own, { id })).form.name).toEqual(name);
      });

    if (lang === 'en')
      test(
        'a new row becomes a draft that the form publishes, on a phone',
        inGate(),
        async ({ enter, newExhibitor }) => {
          const own = translator(ownProductTexts, lang);
          const { client, session } = await newExhibitor('import');
          const page = await enter({ lang, size: 'phone' });
          await keepSession(page, session);
          await open(page, inLang(lang, PATH));
          // how many may still be added is told before anything is uploaded
          await expect(page.getByRole('definition').first()).toHaveText('5,000');
          await expectGood(page);
          const template = await saved(page, () => page.getByRole('button', { name: t('template') }).click());
          // the example of the third sheet, as somebody would copy it into the first
          const parts = unzipSync(template);
          const number = `${MARK}new-${lang}`;
          const filled = edited(
            Buffer.from(zipSync({ ...parts, [FIRST_SHEET]: parts[EXAMPLE_SHEET] ?? new Uint8Array() })),
            { 'EX-0001': number },
          );
          await upload(page, 'new.xlsx', filled);
          await page.getByRole('button', { name: t('confirm', { count: 1 }) }).click();
          await page.getByRole('link', { name: t('toDrafts') }).click();
          await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
          await expectGood(page);

          // it is counted with the exhibits and at the company, and both lead back to it
          for (const [at, name] of [
            ['/company-management', translator(ownCompanyTexts, lang)('needPictures', { count: 1 })],
            ['/my-exhibit-list', own('stateDrafts')],
          ] as const) {
            await open(page, inLang(lang, at));
            const counted = page.getByRole('main').getByRole('link', { name });
            await expect(counted).toContainText('1');
            await expectGood(page);
            await counted.click();
            await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
          }

          await page
            .getByRole('row')
            .filter({ hasText: number })
            .getByRole('link', { name: own('complete') })
            .click();
          const form = page.locator('main form');
          await expect(form.locator('input[name=articleNumber]')).toHaveValue(number);
          const { main, long } = exhibitPictures([40, 70, 130]);
          const [pictures, longPictures] = exhibitPictureInputs(page, lang);
          await pictures.setInputFiles(main);
          await longPictures.setInputFiles(long);
          const removeFirst = translator(uploadTexts, lang)('remove', { number: 1 });
          await expect(form.getByRole('button', { name: removeFirst })).toHaveCount(2);
          await form.locator('button[type=submit]').click();
          await expect(page).toHaveURL(/\/exhibit-detail\//);
          const { list } = await client.call(ownList, { keyword: number });
          expect(list.map(({ articleNumber: stored }) => stored)).toEqual([number]);
          await open(page, inLang(lang, `${PATH}?tab=drafts`));
          await expect(page).toHaveURL(inLang(lang, '/my-exhibit-list?state=drafts'));
          await expect(page.getByText(own('draftsEmpty'))).toBeVisible();
        },
      );
  });
}
