import { fetchFile, sendBytes } from '@fairbridge/contract/client.ts';
import { ownList, remove } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { drafts, removeDrafts } from '@fairbridge/contract/own-product/product-draft.calls.ts';
import {
  confirmImport,
  currentImport,
  dropImport,
  importTemplate,
  startImport,
} from '@fairbridge/contract/product-import/product-import.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { draftPicturesTexts } from '../web/app/domains/own-product/draft-pictures.texts.ts';
import { publishDraftsTexts } from '../web/app/domains/own-product/publish-drafts.texts.ts';
import { uploadTexts } from '../web/app/parts/upload/upload.texts.ts';
import { callerOf, type Client } from './client.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';
import { beginAs } from './registered.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const EXAMPLE = 'xl/worksheets/sheet4.xml';
/** Marks what these tests add. */
const MARK = 'ZIP-';

/** The template with its example once for each article number. */
function filled(template: Uint8Array, articleNumbers: readonly string[]): Uint8Array {
  const parts = unzipSync(template);
  const example = strFromU8(parts[EXAMPLE] ?? new Uint8Array());
  const row = /<row r="2".*?<\/row>/s.exec(example)?.[0] ?? '';
  const rows = articleNumbers.map((number, at) =>
    row
      .replaceAll('EX-0001', number)
      .replace('<row r="2"', `<row r="${at + 2}"`)
      .replaceAll(/ r="([A-Z]+)2"/g, ` r="$1${at + 2}"`),
  );
  return zipSync({ ...parts, [SHEET]: strToU8(example.replace(row, rows.join(''))) });
}

async function importDrafts(client: Client, articleNumbers: readonly string[]): Promise<void> {
  const { file } = await fetchFile(importTemplate, { lang: 'zh' }, callerOf(client.token));
  const sheet = filled(new Uint8Array(await file.arrayBuffer()), articleNumbers);
  const { id } = await sendBytes(
    startImport,
    { fileName: 'exhibits.xlsx' },
    new Blob([new Uint8Array(sheet)]),
    callerOf(client.token),
  );
  const state = async (): Promise<string | undefined> => (await client.call(currentImport, {})).current?.state;
  await expect.poll(state).toBe('checked');
  await client.call(confirmImport, { id });
  await expect.poll(state).toBe('done');
}

const ownDrafts = async ({ call }: Client) =>
  (await call(drafts, { pageSize: 100 })).list.filter(({ articleNumber }) => articleNumber.startsWith(MARK));

async function clear(client: Client): Promise<void> {
  const { call } = client;
  const { current } = await call(currentImport, {});
  if (current !== null) await call(dropImport, { id: current.id });
  const ids = (await ownDrafts(client)).map(({ id }) => id);
  if (ids.length > 0) await call(removeDrafts, { ids });
  for (const { id } of (await call(ownList, { keyword: MARK, pageSize: 100 })).list) await call(remove, { id });
}

test.describe.configure({ mode: 'serial' });

for (const lang of LANGS)
  test(`drafts take their pictures from an archive by article number, and are published together (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const t = translator(draftPicturesTexts, lang);
    const publishing = translator(publishDraftsTexts, lang);
    const client = await apiAs(DEMO.exhibitor, 'actor');
    await clear(client);
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
    const given = await ownDrafts(client);
    expect(
      given.map(({ articleNumber, pictures, longPictures }) => [articleNumber, pictures, longPictures]).toSorted(),
    ).toEqual([
      [`${MARK}1`, 2, 1],
      [`${MARK}2`, 1, 1],
      [`${MARK}3`, 0, 0],
    ]);
    await expectGood(page);

    await page.getByRole('button', { name: publishing('publishAll') }).click();
    await expect(page.getByRole('dialog').getByText(publishing('stay', { count: 1 }))).toBeVisible();
    await expectGood(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: publishing('publish') })
      .click();
    await expect(page.getByText(publishing('done', { count: 2 }))).toBeVisible();
    expect((await ownDrafts(client)).map(({ articleNumber }) => articleNumber)).toEqual([`${MARK}3`]);
    const published = (await client.call(ownList, { keyword: MARK })).list;
    expect(published.map(({ articleNumber }) => articleNumber).toSorted()).toEqual([`${MARK}1`, `${MARK}2`]);
    await clear(client);
  });
