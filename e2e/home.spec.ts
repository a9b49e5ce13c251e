import { listLinks, sortLinks } from '@fairbridge/contract/home/home.calls.ts';
import { page as pageCall } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { carouselTexts } from '../web/app/domains/home/carousel.texts.ts';
import { collectionTexts } from '../web/app/components/collection/collection.texts.ts';
import { videoTexts } from '../web/app/components/upload/video.texts.ts';
import { homeConfigTexts } from '../web/app/components/home/home-config.texts.ts';
import { clientOf } from './client.ts';
import { dragByFinger, middleOf } from './drags.ts';
import { DEMO, expect, expectGood, inLang, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { beginAs, keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';
import { plainVideo } from './videos.ts';

type Shown = 'ads' | 'banners';
/** A carousel by its name, in either language. */
const carouselOf = (page: Page, name: Shown = 'ads') =>
  page.getByRole('region', { name: new RegExp(`^(${carouselTexts[name].join('|')})$`) });
const shownSlide = (page: Page, name: Shown = 'ads') => carouselOf(page, name).getByRole('group');

test('the carousel turns every three seconds, stops for whoever reads it, and obeys keys; exhibitors see no advertising', async ({
  enter,
}) => {
  const t = translator(carouselTexts, 'en');
  const { carousel } = await clientOf(null).call(pageCall, {});
  const titles = carousel.map(({ title }) => title.en);
  const slide = (at: number): string => t('slideOf', { at: at + 1, all: titles.length, name: titles[at] ?? '' });

  const page = await enter({ lang: 'en', reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/en');
  const button = (name: 'stop' | 'start') => carouselOf(page).getByRole('button', { name: t(name) });
  await expect(button('stop')).toBeVisible();
  await expect(shownSlide(page)).toHaveAccessibleName(slide(0));
  await page.clock.runFor(3_100);
  await expect(shownSlide(page)).toHaveAccessibleName(slide(1));
  // the focus holds it, and so does the stop
  await button('stop').focus();
  await page.clock.runFor(7_000);
  await expect(shownSlide(page)).toHaveAccessibleName(slide(1));
  await page.keyboard.press('ArrowRight');
  await expect(shownSlide(page)).toHaveAccessibleName(slide(2));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(button('start')).toBeFocused();
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus();
  await page.clock.runFor(7_000);
  await expect(shownSlide(page)).toHaveAccessibleName(slide(1));

  // whoever wants no motion gets none, but may start it
  const steady = await enter({ size: 'phone' });
  await open(steady, '/');
  const start = carouselOf(steady).getByRole('button', { name: translator(carouselTexts, 'zh')('start') });
  await expect(start).toBeVisible();
  await expectGood(steady);

  const staff = await enter();
  await beginAs(staff, { type: 'actor', account: DEMO.staff });
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
  await keepSession(page, await staffSession(STAFF.editor));
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
  await expect(page.getByText(t('Saved'))).toBeVisible();
  expect((await sectionsShown()).slice(0, 2)).toEqual(['featured', 'guide']);
  await page.getByRole('button', { name: t('up', { name: '展馆导览' }) }).click();
  await page.getByRole('button', { name: t('saveSections') }).click();
  await expect.poll(sectionsShown).toEqual(before);

  await open(page, '/organizer/home?place=handbook');
  const edit = async (from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: t('editOf', { name: from }) }).click();
    const form = page.getByRole('main');
    await form.getByLabel(t('titleZh')).fill(to);
    await form.getByLabel(t('url'), { exact: false }).first().fill('javascript:alert(1)');
    await form.getByRole('button', { name: translator(sharedTexts, 'zh')('Save'), exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel(t('url'), { exact: false }).first().fill('/aboutus');
    await expectGood(page);
    await form.getByRole('button', { name: translator(sharedTexts, 'zh')('Save'), exact: true }).click();
    await expect(page).toHaveURL('/organizer/home?place=handbook');
  };
  await edit('参观指南', '到场须知');
  const guest = await enter();
  await open(guest, '/news');
  const link = guest.getByRole('contentinfo').getByRole('link', { name: '到场须知' });
  await link.click();
  await expect(guest).toHaveURL('/aboutus');
  await edit('到场须知', '参观指南');
});

test.describe('the banners', () => {
  // one of them adds a banner
  test.describe.configure({ mode: 'serial' });

  const bannersNow = async () => (await clientOf(null).call(pageCall, {})).banners;
  const namesOf = (banners: Awaited<ReturnType<typeof bannersNow>>, lang: Lang): string[] =>
    banners.map(({ title }, at) =>
      translator(carouselTexts, lang)('slideOf', { at: at + 1, all: banners.length, name: title[lang] }),
    );
  const filmOf = (page: Page) => shownSlide(page, 'banners').locator('video');
  const stateOf = (page: Page) =>
    filmOf(page).evaluate((film: HTMLVideoElement) => ({
      paused: film.paused,
      muted: film.muted,
      inline: film.playsInline,
    }));
  /** Turns until a banner with a video is shown; answers which it is. */
  async function turnToFilm(page: Page, lang: Lang): Promise<number> {
    const banners = await bannersNow();
    const at = banners.findIndex(({ video }) => video !== '');
    expect(at).toBeGreaterThan(0);
    const next = carouselOf(page, 'banners').getByRole('button', { name: carouselTexts.next[lang === 'zh' ? 0 : 1] });
    for (let turned = 0; turned < at; turned += 1) await next.click();
    await expect(shownSlide(page, 'banners')).toHaveAccessibleName(namesOf(banners, lang)[at] ?? '');
    return at;
  }

  for (const [lang, size] of [
    ['zh', 'desktop'],
    ['en', 'phone'],
  ] as const)
    test(`are all shown with their links, by button, key and finger (${lang}, ${size})`, async ({ enter }) => {
      const banners = await bannersNow();
      expect(banners.length).toBeGreaterThan(2);
      const names = namesOf(banners, lang);
      const page = await enter({ lang, size });
      await open(page, inLang(lang, '/'));
      const slide = shownSlide(page, 'banners');
      await slide.scrollIntoViewIfNeeded();
      for (const [at, { title, url }] of banners.entries()) {
        await expect(slide).toHaveAccessibleName(names[at] ?? '');
        await expect(slide.getByRole('link')).toHaveAttribute('href', inLang(lang, url));
        await expect(slide.getByText(title[lang])).toBeInViewport();
        await expect(slide.locator('img')).toBeInViewport();
        await expect
          .poll(() => slide.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
          .toBeGreaterThan(300);
        await expectGood(page);
        await carouselOf(page, 'banners')
          .getByRole('button', { name: translator(carouselTexts, lang)('next') })
          .click();
      }
      await page.keyboard.press('ArrowRight');
      await expect(slide).toHaveAccessibleName(names[1] ?? '');
      const box = await slide.boundingBox();
      if (box === null) throw new Error('no banner is shown');
      // where the words of the head do not lie over it
      const [x, y] = [box.x + box.width * 0.8, box.y + box.height * 0.4];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 90, y, { steps: 3 });
      await page.mouse.up();
      await expect(slide).toHaveAccessibleName(names[2] ?? '');
      await expect(page).toHaveURL(new RegExp(`${lang === 'zh' ? '/' : '/en'}$`));
    });

  test('play a video without sound to its end, and five seconds later the next one comes', async ({ enter }) => {
    const page = await enter({ lang: 'en', reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/en');
    const carousel = carouselOf(page, 'banners');
    await expect(carousel.getByRole('button', { name: carouselTexts.stop[1] })).toBeVisible();
    await carousel.getByRole('button', { name: carouselTexts.next[1] }).focus();
    const at = await turnToFilm(page, 'en');
    const names = namesOf(await bannersNow(), 'en');
    const film = filmOf(page);
    await expect(film).toHaveAttribute('data-seen', '');
    expect(await stateOf(page)).toEqual({ paused: false, muted: true, inline: true });
    // slow, so that it lasts through what follows
    await film.evaluate((element: HTMLVideoElement) => {
      element.playbackRate = 0.1;
    });
    // neither the pointer nor the focus holds it
    await page.mouse.move(5, 5);
    await page.getByRole('combobox').first().focus();
    await page.clock.runFor(12_000);
    await expect(shownSlide(page, 'banners')).toHaveAccessibleName(names[at] ?? '');
    await film.evaluate((element: HTMLVideoElement) => {
      element.playbackRate = 1;
      element.currentTime = element.duration;
    });
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
    await page.clock.runFor(3_000);
    await expect(shownSlide(page, 'banners')).toHaveAccessibleName(names[at] ?? '');
    await page.clock.runFor(2_500);
    await expect(shownSlide(page, 'banners')).toHaveAccessibleName(names[(at + 1) % names.length] ?? '');
  });

  test('show a video’s picture alone to whoever wants no motion or saves data, until play is pressed', async ({
    enter,
  }) => {
    const start = (page: Page) =>
      carouselOf(page, 'banners').getByRole('button', { name: carouselTexts.start[0], exact: true });
    const stop = (page: Page) =>
      carouselOf(page, 'banners').getByRole('button', { name: carouselTexts.stop[0], exact: true });
    const steady = await enter({ size: 'phone' });
    await open(steady, '/');
    await turnToFilm(steady, 'zh');
    await expect(shownSlide(steady, 'banners').locator('img')).toBeVisible();
    await expect(filmOf(steady)).toHaveCount(0);
    await start(steady).click();
    await expect(filmOf(steady)).toHaveAttribute('data-seen', '');
    await stop(steady).click();
    await expect.poll(() => stateOf(steady)).toEqual({ paused: true, muted: true, inline: true });

    const saving = await enter({ reducedMotion: 'no-preference' });
    await saving.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const fetched: string[] = [];
    saving.on('request', (request) => {
      if (request.url().endsWith('/video.mp4')) fetched.push(request.url());
    });
    await open(saving, '/');
    await stop(saving).focus();
    await turnToFilm(saving, 'zh');
    await expect(shownSlide(saving, 'banners').locator('img')).toBeVisible();
    await saving.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await stop(saving).click();
    await start(saving).click();
    await expect(filmOf(saving)).toHaveAttribute('data-seen', '');
    expect(fetched.length).toBeGreaterThan(0);
  });

  test('take a video from an editor, with its own picture for a cover', async ({ enter }) => {
    const t = translator(homeConfigTexts, 'zh');
    const v = translator(videoTexts, 'zh');
    const name = '剪彩现场';
    const page = await enter();
    await keepSession(page, await staffSession(STAFF.editor));
    await open(page, '/organizer/home?place=banner');
    await page.getByRole('button', { name: t('addLink') }).click();
    const form = page.getByRole('main');
    await form.getByLabel(t('titleZh')).fill(name);
    await form.getByLabel(t('url'), { exact: false }).first().fill('/news');
    const part = form.getByRole('group', { name: t('video') });
    await part
      .locator('input[type=file]')
      .setInputFiles({ name: 'opening.mp4', mimeType: 'video/mp4', buffer: plainVideo() });
    await expect(part.getByRole('button', { name: v('remove') })).toBeVisible({ timeout: 60_000 });
    await expectGood(page);
    await form.getByRole('button', { name: translator(sharedTexts, 'zh')('Save'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('editOf', { name }) })).toBeVisible();
    const banners = await bannersNow();
    expect(banners.at(-1)).toMatchObject({
      title: { zh: name },
      video: expect.stringMatching(/^\/files\/[A-Za-z0-9]+\/video\.mp4$/),
    });

    // also where it is the first, which is in the page as it is served
    const { call } = clientOf((await staffSession(STAFF.editor)).token);
    const place = (await call(listLinks, {})).places.find((one) => one.place === 'banner');
    const ids = place?.links.map(({ id }) => id) ?? [];
    await call(sortLinks, {
      place: 'banner',
      version: place?.version ?? 0,
      ids: [...ids.slice(-1), ...ids.slice(0, -1)],
    });
    const guest = await enter({ reducedMotion: 'no-preference' });
    await open(guest, '/');
    await expect(shownSlide(guest, 'banners')).toHaveAccessibleName(namesOf(await bannersNow(), 'zh')[0] ?? '');
    const cover = shownSlide(guest, 'banners').locator('img');
    await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
    await expect(filmOf(guest)).toHaveAttribute('data-seen', '');

    await open(page, '/organizer/home?place=banner');
    await page.getByRole('button', { name: t('removeOf', { name }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Delete') })
      .click();
    await expect(page.getByRole('button', { name: t('editOf', { name }) })).toHaveCount(0);
  });
});

// each at a place of its own: they run side by side, and put back what they moved
for (const [lang, place] of [
  ['zh', 'quickLink'],
  ['en', 'social'],
] as const)
  test(`what has an order is moved by a finger and by keys (${lang})`, async ({ enter }) => {
    const t = translator(homeConfigTexts, lang);
    const page = await enter({ lang, size: 'phone' });
    await keepSession(page, await staffSession(STAFF.editor));
    await open(page, inLang(lang, `/organizer/home?place=${place}`));
    const grips = page.getByRole('list', { name: t(place), exact: true }).locator('[data-grip]');
    const names = (): Promise<(string | null)[]> =>
      grips.evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')));
    await expect(grips.nth(1)).toBeVisible();
    /** The new order stands at once; whoever leaves the page waits until it is kept. */
    const kept = async (move: () => Promise<void>): Promise<void> => {
      const answered = page.waitForResponse((response) => response.url().endsWith(sortLinks.path));
      await move();
      await answered;
    };
    const before = await names();
    const [first = '', second = '', ...rest] = before;
    // both in sight, below the header
    await grips.nth(0).evaluate((grip) => {
      grip.scrollIntoView({ block: 'start' });
      window.scrollBy(0, -150);
    });
    const [from, to] = [await middleOf(grips.nth(0)), await middleOf(grips.nth(1))];
    await kept(() => dragByFinger(page, from, to));
    await expect.poll(names).toEqual([second, first, ...rest]);
    await page.reload();
    await expect.poll(names).toEqual([second, first, ...rest]);
    await kept(() => grips.nth(1).press('Home'));
    await expect.poll(names).toEqual(before);
    await expect(grips.nth(0)).toBeFocused();
    await page.reload();
    await expect.poll(names).toEqual(before);
    await expectGood(page);
  });
