import type { Page } from '@playwright/test';
import { translator } from '@fairbridge/contract/text.ts';
import { schemeTexts } from '../web/app/ui/scheme-select.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { beginAs, keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

/** How light the page's words are, 0 to 255, as they are painted. */
const ink = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) return -1;
    canvas.fillStyle = getComputedStyle(document.body).color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[1] ?? -1;
  });
const isDark = async (page: Page): Promise<boolean> => (await ink(page)) > 150;

for (const lang of LANGS) {
  const t = translator(schemeTexts, lang);
  const choice = (page: Page) => page.getByRole('combobox', { name: t('appearance'), exact: true });

  test(`a guest chooses dark, light or the device’s own, before any login, for every page (${lang})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop', colorScheme: 'light' });
    await open(page, inLang(lang, '/me'));
    await expect(choice(page)).toHaveValue('device');
    expect(await isDark(page)).toBe(false);
    await choice(page).selectOption({ label: t('dark') });
    expect(await isDark(page)).toBe(true);
    await expectGood(page);

    // marked in the document itself, before any script of the page has come
    await page.goto(inLang(lang, '/'), { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
    await open(page, inLang(lang, '/'));
    expect(await isDark(page)).toBe(true);
    await expectGood(page);

    await open(page, inLang(lang, '/me'));
    await expect(choice(page)).toHaveValue('dark');
    await choice(page).selectOption({ label: t('light') });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await isDark(page)).toBe(false);
    await expectGood(page);
    await choice(page).selectOption({ label: t('device') });
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);
  });
}

test('whoever is logged in finds it too, and a logout leaves it', async ({ enter }) => {
  const page = await enter({ colorScheme: 'light' });
  await beginAs(page, { account: DEMO.visitor });
  await open(page, '/me');
  const choice = page.getByRole('combobox', { name: schemeTexts.appearance[0], exact: true });
  await choice.selectOption('dark');
  await expectGood(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fairbridge.')) localStorage.removeItem(key);
  });
  await open(page, '/login/person');
  expect(await isDark(page)).toBe(true);
});

test('an exhibitor chooses it in the workbench', async ({ enter }) => {
  const page = await enter({ colorScheme: 'light' });
  await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
  await open(page, '/company-management');
  await page.getByRole('combobox', { name: schemeTexts.appearance[0], exact: true }).selectOption('dark');
  expect(await isDark(page)).toBe(true);
  await expectGood(page);
});

test('staff of the organizer choose it in the console', async ({ enter }) => {
  const page = await enter({ colorScheme: 'light' });
  await keepSession(page, await staffSession(STAFF.support));
  await open(page, '/organizer');
  const choice = page.getByRole('combobox', { name: schemeTexts.appearance[0], exact: true });
  await choice.selectOption('dark');
  expect(await isDark(page)).toBe(true);
  await expectGood(page);
});
