import { translator } from '@fairbridge/contract/text.ts';
import { exhibitorImportTexts } from '../web/app/domains/exhibitor-record/exhibitor-import.texts.ts';
import { exhibitorLettersTexts } from '../web/app/domains/exhibitor-record/exhibitor-letters.texts.ts';
import { exhibitorRecordTexts } from '../web/app/domains/exhibitor-record/exhibitor-record.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { readMail } from './outbox.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

const COUNT = 20;

for (const [at, lang] of LANGS.entries()) {
  const size = at === 0 ? 'desktop' : 'phone';
  test(
    `twenty exhibitors are imported and all their administrators invited (${lang}, ${size})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const t = translator(exhibitorImportTexts, lang);
      const letters = translator(exhibitorLettersTexts, lang);
      const record = translator(exhibitorRecordTexts, lang);
      const words = translator(listTexts, lang);
      const mark = `${lang === 'zh' ? 'Zhanbiao' : 'Sheetwise'}${Date.now()}`;
      const mailOf = (row: number): string => `${mark}-${row}@sheet.example`.toLowerCase();
      /** One of the rows says this country. */
      const sheetOf = (country: string): Buffer => {
        const rows = Array.from({ length: COUNT }, (_row, row) => [
          `${mark}-${row}`,
          `${mark} Chemical ${row}`,
          row === 3 ? country : 'BR',
          'Ana Souza',
          mailOf(row),
        ]);
        const heads = ['Reference no.', 'Company name (English)', 'Country', 'Administrator', 'Administrator’s e-mail'];
        return Buffer.from([heads, ...rows].map((line) => line.join(',')).join('\n'));
      };
      const page = await enter({ lang, size });
      await keepSession(page, await staffSession(STAFF.editor));
      await open(page, inLang(lang, '/organizer/exhibitors'));
      await page.getByRole('link', { name: record('importSheet') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
      await expectGood(page);

      // a mistake is told at its row and column, and nothing is imported
      const file = (buffer: Buffer) => ({ name: 'exhibitors.csv', mimeType: 'text/csv', buffer });
      const choose = page.locator('input[type="file"]');
      await choose.setInputFiles(file(sheetOf('Atlantis')));
      await expect(page.getByText(t('correct', { count: 1 }))).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Atlantis' })).toContainText('5');
      await expectGood(page);
      await choose.setInputFiles(file(sheetOf('BR')));
      await page.getByRole('button', { name: t('importNow', { count: COUNT }) }).click();
      await expect(page.getByRole('heading', { level: 1, name: record('Exhibitors') })).toBeVisible();

      // words find them once the search documents are written, in the background
      await expect(async () => {
        await open(page, inLang(lang, `/organizer/exhibitors?keyword=${mark}&invitation=never`));
        await expect(page.getByText(record('found', { count: COUNT }))).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await page
        .getByRole('button', { name: record('letters') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(letters('invite', { count: COUNT }))).toBeChecked();
      await expectGood(page);
      await dialog.getByRole('button', { name: letters('send', { count: COUNT }) }).click();
      await expect(page.getByText(letters('sent', { count: COUNT }))).toBeVisible();
      for (const row of [0, COUNT - 1])
        expect((await readMail(({ to }) => to === mailOf(row))).subject).toContain(`${mark} Chemical ${row}`);

      // letters are written one after another, in the background
      await expect(async () => {
        await open(page, inLang(lang, `/organizer/exhibitors?keyword=${mark}&invitation=invited`));
        await expect(page.getByText(record('found', { count: COUNT }))).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      if (size === 'phone') await expect(page.getByRole('button', { name: words('filters') })).toBeVisible();
      await expectGood(page);
    },
  );
}
