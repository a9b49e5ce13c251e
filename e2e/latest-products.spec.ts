import { PACKAGE_LIMITS } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { ownLatest, saveLatest } from '@fairbridge/contract/latest-products/latest-products.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { latestSheet } from '../server/test/latest-sheet.ts';
import { packageTexts } from '../web/app/domains/exhibitor/package.texts.ts';
import { latestProductsTexts } from '../web/app/components/latest-products/latest-products.texts.ts';
import { readSheetTexts } from '../web/app/components/sheet-import/read-sheet.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { png } from './pictures.ts';
import { callThere, exhibitorThere, leaveThere, openThereAs, secondFair } from './second-fair.ts';

/** The company of the second fair has one list: one test after the other changes it. */
test.describe.configure({ mode: 'serial' });

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LINES = [
  { nameZh: '低聚异麦芽糖', nameEn: 'Isomaltooligosaccharide', content: 'IMO-900', packing: '25 kg' },
  { nameZh: '氯虫苯甲酰胺', nameEn: 'Chlorantraniliprole', content: '200 g/L SC', cas: '500008-45-7' },
] as const;

let session: SignedIn;
let kept: OutputOf<typeof ownLatest>;
test.beforeEach(async () => {
  session = await exhibitorThere();
  kept = await callThere(session.token)(ownLatest, {});
});
test.afterEach(async () => {
  const call = callThere(session.token);
  const { published, rows } = kept;
  const { version } = await call(ownLatest, {});
  await call(saveLatest, { version, published, rows, pictures: kept.pictures.map(({ id }) => id) });
  await leaveThere(session);
});

const sheet = async (lines: Parameters<typeof latestSheet>[0]) => ({
  name: 'latest.xlsx',
  mimeType: XLSX,
  buffer: await latestSheet(lines),
});

/** Another picture in place of the first. */
async function changePicture(page: Page, lang: Lang): Promise<void> {
  const t = translator(latestProductsTexts, lang);
  const says = translator(uploadTexts, lang);
  const pictures = page.getByRole('list', { name: t('pictures'), exact: true }).getByRole('listitem');
  const before = await pictures.count();
  await page.getByRole('button', { name: says('remove', { number: 1 }) }).click();
  await expect(pictures).toHaveCount(before - 1);
  const input = page.locator('main input[type=file][accept^=image]');
  await input.setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: png(600, 450, [120, 60, 20]) });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeVisible();
  await expectGood(page);
  await dialog.getByRole('button', { name: translator(cutTexts, lang)('use') }).click();
  await expect(pictures).toHaveCount(before);
  // to the front, where buyers look first
  for (let place = before; place > 1; place -= 1)
    await page.getByRole('button', { name: says('moveBack', { number: place }) }).click();
}

for (const lang of LANGS) {
  const t = translator(latestProductsTexts, lang);
  const size = lang === 'zh' ? 'desktop' : 'phone';

  test(`pictures and a spreadsheet become a block at the booth, and leave it again (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    await openThereAs(page, session, inLang(lang, '/latest-products'));
    const rows = page.getByRole('list', { name: t('rows'), exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(kept.rows.length);
    await expectGood(page);
    await changePicture(page, lang);

    const input = page.locator('input[type=file][accept^=".xlsx"]');
    await input.setInputFiles(await sheet([LINES[0], { ...LINES[1], cas: '500008-45-8' }]));
    await expect(page.getByRole('alert')).toContainText(translator(readSheetTexts, lang)('wrong', { count: 1 }));
    await expect(rows).toHaveCount(kept.rows.length);
    await expectGood(page);
    await input.setInputFiles(await sheet(LINES));
    await expect(rows).toHaveCount(LINES.length);
    await page.locator('input[name="rows.0.remark"]').fill(`MOQ 500 kg ${lang}`);
    await page.getByRole('button', { name: t('addRow') }).click();
    await page.locator('input[name="rows.2.name.en"]').fill('Allulose syrup');
    await page.locator('input[name="rows.2.name.zh"]').fill('阿洛酮糖浆');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(t('savedShown'))).toBeVisible();
    await expectGood(page);

    const { id } = await callThere(session.token)(own, {});
    const guest = await enter({ lang, size });
    const booth = secondFair() + inLang(lang, `/find-exhibitor/detail/${id}`);
    await open(guest, booth);
    const block = guest.getByRole('region', { name: t('title') });
    await block.scrollIntoViewIfNeeded();
    const shown = block.getByRole('listitem');
    await expect(shown).toHaveCount(3);
    await expect(shown.first()).toContainText(lang === 'zh' ? '低聚异麦芽糖' : 'Isomaltooligosaccharide');
    await expect(shown.first()).toContainText(`MOQ 500 kg ${lang}`);
    await expect(shown.nth(1)).toContainText('500008-45-7');
    const [first] = (await callThere(session.token)(ownLatest, {})).pictures;
    expect(kept.pictures.some((picture) => picture.id === first?.id)).toBe(false);
    await expect(block.locator(`img[src*="${first?.id ?? '-'}"]`)).toHaveCount(1);
    await expectGood(guest);
    await open(page, secondFair() + inLang(lang, '/company-preview'));
    await expect(page.getByRole('region', { name: t('title') }).getByRole('listitem')).toHaveCount(3);
    await expectGood(page);

    await open(page, secondFair() + inLang(lang, '/latest-products'));
    await page.locator('input[name=published]').uncheck();
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(t('saved'), { exact: true })).toBeVisible();
    // a public page may be some seconds old
    await expect(async () => {
      await open(guest, booth);
      expect(await block.count()).toBe(0);
    }).toPass();
  });

  test(`the workbench says how much of the package is used (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    await openThereAs(page, session, inLang(lang, '/company-management'));
    const say = translator(packageTexts, lang);
    const block = page.getByRole('region', { name: say('title') });
    await expect(block.getByRole('listitem')).toHaveCount(PACKAGE_LIMITS.length);
    await expect(block.getByRole('listitem').first()).toContainText(say('exhibits'));
    await expectGood(page);
  });
}
