import { browse } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { exhibitorRecordTexts } from '../web/app/domains/exhibitor-record/exhibitor-record.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { expect, expectGood, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const [at, lang] of LANGS.entries()) {
  const size = at === 0 ? 'desktop' : 'phone';
  test(
    `an exhibitor is added, found, disabled and enabled (${lang}, ${size})`,
    inGate(lang === 'en'),
    async ({ enter, apiAs }) => {
      const t = translator(exhibitorRecordTexts, lang);
      const words = translator(listTexts, lang);
      const page = await enter({ lang, size });
      const name = lang === 'zh' ? '停启测试机械有限公司' : 'Halt and Resume Machinery';
      const guest = await apiAs(null);
      const shown = async (): Promise<number> =>
        (await guest.call(browse, { keyword: name, pageSize: 50 })).list.filter((one) => one.name[lang] === name)
          .length;

      await keepSession(page, await staffSession(STAFF.owner));
      await open(page, inLang(lang, '/organizer/exhibitors'));
      await expect(page.getByRole('table', { name: t('Exhibitors') })).toBeVisible();
      await expectGood(page);

      // a booth that is taken is said at its field
      const plate = await page
        .getByRole('table', { name: t('Exhibitors') })
        .locator('.plate')
        .first()
        .textContent();
      const [, hall = '', number = ''] = /^(\S+) .*· (\S+)$/.exec((plate ?? '').replaceAll(/\s+/g, ' ').trim()) ?? [];
      await page.getByRole('button', { name: t('add') }).click();
      const sheet = page.getByRole('main');
      await sheet.locator(`input[name="name.${lang}"]`).fill(name);
      await sheet.locator('select[name="hall"]').selectOption(hall);
      await sheet.locator('input[name="boothNumber"]').fill(number);
      guardOf(page).allow(/^409 POST \/organizer\/v1\/exhibitor\/add$/);
      await sheet.getByRole('button', { name: t('addAct') }).click();
      await expect(sheet.locator('.field-error')).toContainText(number);
      await sheet.locator('input[name="boothNumber"]').fill(`Q9${at}`);
      await sheet.getByRole('button', { name: t('addAct') }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect.poll(shown).toBe(1);
      await expectGood(page);

      await page.getByRole('button', { name: t('disable') }).click();
      await page.getByRole('dialog').locator('textarea').fill('退展');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('disableAct') })
        .click();
      await expect(page.getByText('退展')).toBeVisible();
      await expect.poll(shown).toBe(0);
      await expectGood(page);

      await open(page, inLang(lang, `/organizer/exhibitors?state=disabled&keyword=${encodeURIComponent(name)}`));
      if (size === 'phone') await expect(page.getByRole('button', { name: words('filters') })).toBeVisible();
      await expect(page.getByText(t('found', { count: 1 }))).toBeVisible();
      await expectGood(page);
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: t('enable') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('enableAct') })
        .click();
      await expect(page.getByRole('button', { name: t('disable') })).toBeVisible();
      await expect.poll(shown).toBe(1);
    },
  );
}
