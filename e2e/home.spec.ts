import { page as pageCall } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { homeTexts } from '../web/app/domains/exhibition/home.texts.ts';
import { collectionTexts } from '../web/app/domains/collection/collection.texts.ts';
import { homeConfigTexts } from '../web/app/domains/home/home-config.texts.ts';
import { clientOf } from './client.ts';
import { DEMO, expect, expectGood, inLang, open, signIn, test } from './fixtures.ts';
import { enterConsole, STAFF } from './organizer-console.ts';

const carouselOf = (page: Page) => page.locator('section[aria-roledescription]');
const shownSlide = (page: Page) => carouselOf(page).getByRole('group');

test('the carousel turns every three seconds, stops for whoever reads it, and obeys keys; exhibitors see no advertising', async ({
  enter,
}) => {
  const t = translator(homeTexts, 'en');
  const { carousel } = await clientOf(null).call(pageCall, {});
  const titles = carousel.map(({ title }) => title.en);
  const slide = (at: number): string => t('slideOf', { at: at + 1, all: titles.length, name: titles[at] ?? '' });

  const page = await enter({ lang: 'en', reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/en');
  await expect(page.getByRole('button', { name: t('stopAds') })).toBeVisible();
  await expect(shownSlide(page)).toHaveAccessibleName(slide(0));
  await page.clock.runFor(3_100);
  await expect(shownSlide(page)).toHaveAccessibleName(slide(1));
  // the focus holds it, and so does the stop
  await page.getByRole('button', { name: t('stopAds') }).focus();
  await page.clock.runFor(7_000);
  await expect(shownSlide(page)).toHaveAccessibleName(slide(1));
  await page.keyboard.press('ArrowRight');
  await expect(shownSlide(page)).toHaveAccessibleName(slide(2));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('startAds') })).toBeFocused();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
  await page.clock.runFor(7_000);
  await expect(shownSlide(page)).toHaveAccessibleName(slide(1));

  // whoever wants no motion gets none, but may start it
  const steady = await enter({ size: 'phone' });
  await open(steady, '/');
  await expect(steady.getByRole('button', { name: translator(homeTexts, 'zh')('startAds') })).toBeVisible();
  await expectGood(steady);

  const staff = await enter();
  await signIn(staff, { type: 'actor', account: DEMO.staff });
  await open(staff, '/');
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(carouselOf(staff)).toHaveCount(0);
  await expect(staff.getByRole('complementary')).toHaveCount(0);
});

test('the themes lead to their exhibitors', async ({ enter }) => {
  for (const lang of ['zh', 'en'] as const) {
    const t = translator(collectionTexts, lang);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await open(page, inLang(lang, '/actorCollection'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expectGood(page);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${inLang(lang, '/actorCollection/')}[A-Za-z0-9]{10,}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectGood(page);
  }
});

test('an editor orders the sections and edits a link, and the home page follows', async ({ enter }) => {
  const t = translator(homeConfigTexts, 'zh');
  const page = await enter();
  await enterConsole(page, { lang: 'zh', email: STAFF.editor });
  await open(page, '/organizer/home/sections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await expectGood(page);
  const sectionsShown = async (): Promise<(string | null)[]> => {
    const guest = await enter();
    await open(guest, '/');
    const codes = await guest
      .locator('[data-section]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
    await guest.close();
    return codes;
  };
  const before = await sectionsShown();
  expect(before.slice(0, 2)).toEqual(['guide', 'featured']);
  await page.getByRole('button', { name: t('down', { name: '展馆导览' }) }).click();
  await page.getByRole('button', { name: t('saveSections') }).click();
  await expect(page.getByText(t('saved'))).toBeVisible();
  expect((await sectionsShown()).slice(0, 2)).toEqual(['featured', 'guide']);
  await page.getByRole('button', { name: t('up', { name: '展馆导览' }) }).click();
  await page.getByRole('button', { name: t('saveSections') }).click();
  await expect.poll(sectionsShown).toEqual(before);

  await open(page, '/organizer/home?place=handbook');
  const edit = async (from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: t('editOf', { name: from }) }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(t('titleZh')).fill(to);
    await form.getByLabel(t('url'), { exact: false }).first().fill('javascript:alert(1)');
    await form.getByRole('button', { name: t('save') }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel(t('url'), { exact: false }).first().fill('/aboutus');
    await expectGood(page);
    await form.getByRole('button', { name: t('save') }).click();
    await expect(form).toBeHidden();
  };
  await edit('参观指南', '到场须知');
  const guest = await enter();
  await open(guest, '/news');
  const link = guest.getByRole('contentinfo').getByRole('link', { name: '到场须知' });
  await link.click();
  await expect(guest).toHaveURL('/aboutus');
  await edit('到场须知', '参观指南');
});
