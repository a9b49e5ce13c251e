import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { strToU8, zipSync } from 'fflate';
import { draftPicturesTexts } from '../web/app/domains/own-product/draft-pictures.texts.ts';
import { publishDraftsTexts } from '../web/app/domains/own-product/publish-drafts.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { clearSheets, draftsBeginning, importDrafts } from './exhibit-sheets.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';
import { beginAs } from './registered.ts';

/** Marks what these tests add. */
const MARK = 'ZIP-';

test.describe.configure({ mode: 'serial' });

for (const lang of LANGS)
  test(`drafts take their pictures from an archive by article number, and are published together (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const t = translator(draftPicturesTexts, lang);
    const publishing = translator(publishDraftsTexts, lang);
    const own = translator(ownProductTexts, lang);
    const client = await apiAs(DEMO.exhibitor, 'actor');
    await clearSheets(client, MARK);
    await importDrafts(client, [`${MARK}1`, `${MARK}2`, `${MARK}3`]);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/my-exhibit-list?state=drafts'));

    const bytes = (rgb: [number, number, number]) => exhibitPictures(rgb).main.buffer;
    const archive = zipSync(
      {
        [`${MARK}1-1.png`]: bytes([40, 120, 70]),
        [`${MARK}1-2.png`]: bytes([40, 70, 120]),
        [`${MARK}2/front.png`]: bytes([120, 70, 40]),
        [`${MARK}2/notes.txt`]: strToU8('no picture'),
        'OTHER-9.png': bytes([9, 9, 9]),
        [`${MARK}3-1.png`]: strToU8('not what its name says'),
      },
      { level: 0 },
    );
    await page
      .getByLabel(t('title'), { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
    await expect(page.getByText(t('found', { files: 4, drafts: 3 }))).toBeVisible();
    for (const [title, name] of [
      [t('nobodys', { count: 1 }), 'OTHER-9.png'],
      [t('others', { count: 1 }), `${MARK}2/notes.txt`],
    ] as const) {
      await page.getByText(title).click();
      await expect(page.getByText(name)).toBeVisible();
    }
    await expectGood(page);
    await page.getByRole('button', { name: t('upload', { count: 4 }) }).click();

    // the one that is no picture is named; the others have arrived, with a long picture made of them
    await expect(page.getByRole('alert').filter({ hasText: `${MARK}3-1.png` })).toBeVisible();
    await expect(page.getByText(translator(uploadTexts, lang)('progress', { done: 3, of: 3 }))).toBeAttached();
    const given = await draftsBeginning(client, MARK);
    // in the order of the sheet
    expect(given.map(({ articleNumber, pictures, longPictures }) => [articleNumber, pictures, longPictures])).toEqual([
      [`${MARK}1`, 2, 1],
      [`${MARK}2`, 1, 1],
      [`${MARK}3`, 0, 0],
    ]);
    await expectGood(page);

    const row = (number: number) => page.getByRole('row').filter({ hasText: `${MARK}${number}` });
    const lacks = [own('lacksPictures'), own('lacksLong')].join(lang === 'zh' ? '、' : ', ');
    await expect(row(3)).toContainText(own('draftLacks', { what: lacks }));
    await expect(row(2)).toContainText(own('draftReady'));

    // on the phone all that are complete at once, on the desktop one that is chosen, and then the rest
    const left = async () => (await draftsBeginning(client, MARK)).map(({ articleNumber }) => articleNumber);
    const publish = async (count: number, stay: readonly number[]): Promise<void> => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: publishing('publish'), exact: true })
        .click();
      await expect(page.getByText(publishing('done', { count }))).toBeVisible();
      await expect(row(1)).toHaveCount(0);
      // what is said of two publications may be the same
      await expect.poll(left).toEqual(stay.map((number) => `${MARK}${number}`));
    };
    if (lang === 'zh') {
      await row(1).getByRole('checkbox').check();
      const bulk = page.getByRole('region', { name: translator(listTexts, lang)('bulk') });
      await bulk.getByRole('button', { name: publishing('publish'), exact: true }).click();
      await publish(1, [2, 3]);
    }
    await page.getByRole('button', { name: publishing('publishAll') }).click();
    await expect(page.getByRole('dialog').getByText(publishing('stay', { count: 1 }))).toBeVisible();
    await expectGood(page);
    await publish(lang === 'zh' ? 1 : 2, [3]);
    const published = (await client.call(ownList, { keyword: MARK })).list;
    expect(published.map(({ articleNumber }) => articleNumber).toSorted()).toEqual([`${MARK}1`, `${MARK}2`]);
    await clearSheets(client, MARK);
  });
