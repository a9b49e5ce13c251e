import { clientOf } from './client.ts';
import { listLinks } from '@fairbridge/contract/home/home.calls.ts';
import { list as rules } from '@fairbridge/contract/compliance/compliance.calls.ts';
import { inLang, open, test } from './fixtures.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

test('shots', async ({ enter }) => {
  test.setTimeout(240_000);
  const staff = await staffSession('editor@fair.example');
  const client = clientOf(staff.token);
  const rule = (await client.call(rules, {})).list[0]?.id ?? '';
  const link = (await client.call(listLinks, {})).places[0]?.links[0]?.id ?? '';
  const at: [string, string][] = [
    ['page', '/organizer/pages/about'],
    ['rule', `/organizer/compliance/${rule}?keyword=x`],
    ['rules', '/organizer/compliance'],
    ['link', `/organizer/home/links/${link}?place=banner`],
    ['collection', '/organizer/home/collections/new'],
    ['sections', '/organizer/home/sections'],
    ['programme', '/organizer/programmes/new'],
    ['announcement', '/organizer/announcements/new'],
    ['question', '/organizer/questionnaire/new?site=visit'],
  ];
  for (const [lang, size] of [
    ['zh', 'desktop'],
    ['en', 'phone'],
  ] as const) {
    const page = await enter({ lang, size });
    await keepSession(page, staff);
    for (const [name, address] of at) {
      await open(page, inLang(lang, address));
      await page.locator('main h1').first().waitFor();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/orgshots/${name}-${lang}-${size}.png`, fullPage: size === 'desktop' });
    }
  }
});
