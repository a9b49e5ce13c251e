import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { change, own as ownCompany } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { own } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { productTexts } from '../web/app/components/product/product.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { videoTexts } from '../web/app/components/upload/video.texts.ts';
import { publishChanges } from './editor.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { unfold } from './exhibit-form.ts';
import { ownExhibits } from './own-exhibits.ts';
import { png } from './pictures.ts';
import { grainyVideo, plainVideo, played } from './videos.ts';
import { beginAs } from './registered.ts';

/** One company's exhibits are changed, one test after the other. */
test.describe.configure({ mode: 'serial' });

/** Where the film lies: the browser reads it from there, so that 9 MB need not travel to it first. */
let film: string;
test.beforeAll(() => {
  film = path.join(mkdtempSync(path.join(tmpdir(), 'fairbridge-film-')), 'field-trial.mp4');
  writeFileSync(film, grainyVideo());
});
test.afterAll(() => rmSync(path.dirname(film), { recursive: true }));

const PARTS = '**/upload/resumable/*';

/** Lets the first part arrive nowhere: the line is down for that moment. */
async function dropOnePart(page: Page): Promise<void> {
  guardOf(page).allow(/^net::ERR_CONNECTION_RESET PATCH /);
  let dropped = false;
  await page.route(PARTS, async (route) => {
    if (dropped || route.request().method() !== 'PATCH') return route.continue();
    dropped = true;
    await route.abort('connectionreset');
  });
}

/** Holds every part back until it is let go. */
async function holdParts(page: Page): Promise<() => Promise<void>> {
  let letGo: () => void = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(PARTS, async (route) => {
    if (route.request().method() === 'PATCH') await free;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

for (const lang of LANGS) {
  const t = translator(videoTexts, lang);
  const says = translator(uploadTexts, lang);
  const exhibit = translator(ownProductTexts, lang);
  const size = lang === 'zh' ? 'desktop' : 'phone';

  test(`an exhibit gets a video over a line that breaks, and a guest plays it (${lang})`, async ({ enter, apiAs }) => {
    const exhibits = ownExhibits(await apiAs(DEMO.exhibitor, 'actor'), 'video');
    await exhibits.clear();
    const client = await apiAs(DEMO.exhibitor, 'actor');
    const id = await exhibits.publish({ zh: `视频展品 ${lang}`, en: `Filmed ${lang}` });
    try {
      const page = await enter({ lang, size });
      await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
      await open(page, inLang(lang, `/exhibit/${id}`));
      await unfold(page, 'media');
      const part = page.getByRole('group', { name: exhibit('video') });
      const input = part.locator('input[type=file]').first();
      await part.scrollIntoViewIfNeeded();

      // what it is by its bytes is told before anything is sent
      await input.setInputFiles({ name: 'no.mp4', mimeType: 'video/mp4', buffer: png(8, 8, [1, 2, 3]) });
      await expect(part.getByRole('alert')).toContainText('mp4/avi/flv');
      await part.getByRole('button', { name: says('dismiss', { name: 'no.mp4' }) }).click();

      const letGo = await holdParts(page);
      await input.setInputFiles(film);
      await expect(part.getByRole('progressbar')).toBeVisible();
      await expect(part.getByText('0% ·')).toBeVisible();
      await part.getByRole('button', { name: t('pause') }).click();
      await expect(part.getByText(t('paused'))).toBeVisible();
      await expectGood(page);
      await part.getByRole('button', { name: says('cancel', { name: 'field-trial.mp4' }) }).click();
      await expect(part.getByRole('progressbar')).toHaveCount(0);
      await letGo();

      await dropOnePart(page);
      await input.setInputFiles(film);
      await expect(part.getByLabel(t('play', { number: 1 }))).toBeVisible({ timeout: 60_000 });
      await expectGood(page);
      await part.scrollIntoViewIfNeeded();

      await part.locator('input[type=file]').setInputFiles({
        name: 'cover.png',
        mimeType: 'image/png',
        buffer: png(960, 720, [20, 90, 60]),
      });
      // the part that is kept is known once the picture stands there
      await expect(async () => {
        await page.getByRole('dialog').getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 3_000 });
      }).toPass();
      await page.getByRole('button', { name: exhibit('save'), exact: true }).click();
      await publishChanges(page, lang);
      await expect(page).toHaveURL(/\/my-exhibit-list/);
      await open(page, inLang(lang, `/exhibit-detail/${id}`));
      await page.locator('main video').scrollIntoViewIfNeeded();
      await expectGood(page);
      const { form } = await client.call(own, { id });
      expect([form.video === null, form.videoCover === null]).toEqual([false, false]);

      const guest = await enter({ lang, size });
      await open(guest, inLang(lang, `/find-exhibit/detail/${id}`));
      const video = guest.locator('main video');
      await video.scrollIntoViewIfNeeded();
      await expect(guest.getByRole('heading', { name: translator(productTexts, lang)('video') })).toBeVisible();
      await expect.poll(() => played(video)).toBeGreaterThanOrEqual(2);
      await expectGood(guest);
    } finally {
      await exhibits.remove(id);
    }
  });

  test(`a company shows a video at its booth (${lang})`, async ({ enter, apiAs }) => {
    const client = await apiAs(DEMO.exhibitor, 'actor');
    const { form, id } = await client.call(ownCompany, {});
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/company-info'));
    const t2 = translator(videoTexts, lang);
    const part = page.locator('fieldset').filter({ hasText: t2('resumes') });
    try {
      await part
        .locator('input[type=file]')
        .last()
        .setInputFiles({ name: 'company.mp4', mimeType: 'video/mp4', buffer: plainVideo() });
      const number = form.videos.length + 1;
      await expect(page.getByLabel(t('play', { number }))).toBeVisible({ timeout: 60_000 });
      await expectGood(page);
      await page.getByLabel(t('play', { number })).scrollIntoViewIfNeeded();
      await page.locator('main form button[type=submit]').click();
      await publishChanges(page, lang);
      await expect.poll(async () => (await client.call(ownCompany, {})).videos.length).toBe(number);
      const guest = await enter({ lang });
      await open(guest, inLang(lang, `/find-exhibitor/detail/${id}`));
      const video = guest.locator('main video').last();
      await video.scrollIntoViewIfNeeded();
      await expect.poll(() => played(video)).toBeGreaterThanOrEqual(2);
      await expectGood(guest);
    } finally {
      const { version } = await client.call(ownCompany, {});
      await client.call(change, change.input.parse({ ...form, version }));
    }
  });
}
