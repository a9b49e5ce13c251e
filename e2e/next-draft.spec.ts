import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { setDraftPictures } from '@fairbridge/contract/own-product/product-draft.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { exhibitPictureInputs, unfold } from './exhibit-form.ts';
import { clearSheets, draftsBeginning, importDrafts } from './exhibit-sheets.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';
import { beginAs } from './registered.ts';

const MARK = 'WALK-';

test.describe.configure({ mode: 'serial' });

for (const lang of LANGS)
  test(`publishing a draft leads to the next that lacks something, until none is left (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const t = translator(ownProductTexts, lang);
    const client = await apiAs(DEMO.exhibitor, 'actor');
    await clearSheets(client, MARK);
    await importDrafts(
      client,
      [1, 2, 3, 4].map((number) => `${MARK}${number}`),
    );
    // the second is complete: nobody needs to look at it
    const second = (await draftsBeginning(client, MARK)).find(({ articleNumber }) => articleNumber === `${MARK}2`);
    const { main, long } = exhibitPictures([60, 90, 120]);
    await client.call(setDraftPictures, {
      drafts: [
        {
          id: second?.id ?? '',
          pictures: [await client.upload('product', main.buffer)],
          longPictures: [await client.upload('productLong', long.buffer)],
        },
      ],
    });
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/my-exhibit-list?state=drafts'));
    await page
      .getByRole('row')
      .filter({ hasText: `${MARK}1` })
      .getByRole('link', { name: t('complete') })
      .click();
    const form = page.locator('main form');
    const number = form.locator('input[name=articleNumber]');
    const publish = async (): Promise<void> => {
      const [pictures, longPictures] = exhibitPictureInputs(page, lang);
      await pictures.setInputFiles(main);
      await longPictures.setInputFiles(long);
      const removeFirst = translator(uploadTexts, lang)('remove', { number: 1 });
      await expect(form.getByRole('button', { name: removeFirst })).toHaveCount(2);
      await form.locator('button[type=submit]').click();
    };
    await expect(number).toHaveValue(`${MARK}1`);
    await expect(page.getByText(t('draftsLeft', { count: 2 }))).toBeVisible();
    await expect(form.getByRole('button', { name: t('publishNext') })).toBeVisible();
    await expectGood(page);
    await publish();
    await expect(number).toHaveValue(`${MARK}3`);
    await expect(page.getByText(t('draftsLeft', { count: 1 }))).toBeVisible();

    // what is typed into one that is skipped is there again
    await unfold(page, 'listing');
    await form.locator('input[name="brand.en"]').fill('Kept for later');
    await page.getByRole('link', { name: t('skipDraft') }).click();
    await expect(number).toHaveValue(`${MARK}4`);
    await publish();
    await expect(number).toHaveValue(`${MARK}3`);
    await expect(form.locator('input[name="brand.en"]')).toHaveValue('Kept for later');
    // the last is published as any other
    await expect(form.getByRole('button', { name: t('publish'), exact: true })).toBeVisible();
    await publish();
    await expect(page).toHaveURL(/\/exhibit-detail\//);
    expect((await draftsBeginning(client, MARK)).map(({ articleNumber }) => articleNumber)).toEqual([`${MARK}2`]);
    const published = (await client.call(ownList, { keyword: MARK })).list;
    expect(published.map(({ articleNumber }) => articleNumber).toSorted()).toEqual(
      [1, 3, 4].map((at) => `${MARK}${at}`),
    );

    // the address of one that is published leads to those that are left
    guardOf(page).allow(/^404 POST \/visitor\/v2\/product\/get(Next)?Draft$/);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get('state') === 'drafts');
    await clearSheets(client, MARK);
  });
