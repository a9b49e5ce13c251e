import { readFile } from 'node:fs/promises';
import { translator } from '@fairbridge/contract/text.ts';
import { exhibitorRecordTexts } from '../web/app/domains/exhibitor-record/exhibitor-record.texts.ts';
import { auditTexts } from '../web/app/domains/organizer/audit.texts.ts';
import { reviewTexts } from '../web/app/domains/visitor-review/visitor-review.texts.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const places = [
    ['/organizer/visitors', translator(reviewTexts, lang)('exportList'), lang === 'zh' ? '观众.xlsx' : 'visitors.xlsx'],
    [
      '/organizer/exhibitors',
      translator(exhibitorRecordTexts, lang)('exportList'),
      lang === 'zh' ? '展商.xlsx' : 'exhibitors.xlsx',
    ],
    [
      '/organizer/audit',
      translator(auditTexts, lang)('exportList'),
      lang === 'zh' ? '操作日志.xlsx' : 'audit-log.xlsx',
    ],
  ] as const;

  test(`an owner saves the lists of visitors, exhibitors and the audit log as sheets (${lang}, ${size})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size });
    await keepSession(page, await staffSession(STAFF.owner));
    for (const [path, word, name] of places) {
      await open(page, inLang(lang, path));
      const saved = page.waitForEvent('download');
      await page.getByRole('main').getByRole('button', { name: word, exact: true }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(name);
      // a spreadsheet is a ZIP
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
      await expectGood(page);
    }
    // the log has written it down
    await page.reload();
    const log = page.getByRole('main');
    await expect(log).toContainText(lang === 'zh' ? '导出了操作日志' : 'exported the audit log');
    await expect(log).toContainText(lang === 'zh' ? '导出了观众列表' : 'exported the list of visitors');
  });
}
