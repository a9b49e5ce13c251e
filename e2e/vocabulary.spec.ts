import { add } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { vocabularyTexts } from '../web/app/domains/vocabulary/vocabulary.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inGate, inLang, LANGS, open } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { test } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const t = translator(vocabularyTexts, lang);
  const list = translator(listTexts, lang);

  test(
    `a category is added by a sheet, renamed, seen in public, and gone from the form of exhibits once it is retired (${lang}, ${size})`,
    inGate(lang === 'en'),
    async ({ enter, newExhibitor }) => {
      const code = `journey-${lang}`;
      const names = { zh: `巡检设备${lang}`, en: `Inspection gear ${lang}` };
      const renamed = { zh: `智能巡检设备${lang}`, en: `Smart inspection gear ${lang}` };
      const session = await staffSession(STAFF.editor);
      const page = await enter({ lang, size });
      await keepSession(page, session);
      await open(page, inLang(lang, '/organizer/vocabulary'));
      await expectGood(page);

      await page.getByRole('button', { name: t('import') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'categories.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`代码,中文名称,英文名称\n${code},${names.zh},${names.en}\n`),
      });
      await dialog.getByRole('button', { name: t('importNow', { count: 1 }) }).click();
      await expect(dialog).toHaveCount(0);

      await page.getByRole('searchbox').fill(code);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: names[lang] }).click();
      const form = page.getByRole('main');
      await form.locator('input[name="form.name.zh"]').fill(renamed.zh);
      await form.locator('input[name="form.name.en"]').fill(renamed.en);
      await expectGood(page);
      await form.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(page).toHaveURL(inLang(lang, '/organizer/vocabulary'));

      const company = { zh: `词条展商${lang}`, en: `Entry company ${lang}` };
      const { id } = await clientOf(session.token).call(add, { name: company, country: 'CN', categories: [code] });
      const guest = await enter({ lang, size });
      await expect
        .poll(async () => {
          await open(guest, inLang(lang, `/find-exhibitor/detail/${id}`));
          return guest.getByText(renamed[lang]).count();
        })
        .toBeGreaterThan(0);

      const exhibitor = await newExhibitor('vocabulary');
      const work = await enter({ lang, size });
      await keepSession(work, exhibitor.session);
      const choice = work.locator(`select[name=categoryCode] option[value="${code}"]`);
      await open(work, inLang(lang, '/add-exhibit'));
      await expect(choice).toHaveCount(1);

      await open(page, inLang(lang, `/organizer/vocabulary?keyword=${code}`));
      await page.getByRole('button', { name: list('actsOf', { name: renamed[lang] }) }).click();
      await page.getByRole('button', { name: t('retire') }).click();
      await expect(dialog).toContainText(lang === 'zh' ? '展商 1' : '1 exhibitor');
      await expectGood(page);
      await dialog.getByRole('button', { name: t('retireNow'), exact: true }).click();
      await expect(page.locator('main .tag').filter({ hasText: t('retired') })).toBeVisible();
      await expect
        .poll(async () => {
          await open(work, inLang(lang, '/add-exhibit'));
          await expect(work.locator('select[name=categoryCode]')).toBeVisible();
          return choice.count();
        })
        .toBe(0);
      await open(guest, inLang(lang, `/find-exhibitor/detail/${id}`));
      await expect(guest.getByText(renamed[lang]).first()).toBeVisible();
    },
  );
}
