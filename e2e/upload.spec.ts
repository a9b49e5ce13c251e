import { own, ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { companyInfoTexts } from '../web/app/domains/exhibitor/company-info.texts.ts';
import { ownPostTexts } from '../web/app/domains/newsfeed/own-post.texts.ts';
import { longPictureTexts } from '../web/app/domains/own-product/long-picture.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { videoTexts } from '../web/app/components/upload/video.texts.ts';
import { pictureCropTexts } from '../web/app/ui/picture-crop.texts.ts';
import { pictureOpenTexts } from '../web/app/ui/picture-open.texts.ts';
import { coloursOf, drawPicture, handOver, onItsSide, type PictureFile } from './browser-pictures.ts';
import { exhibitPictureInputs, unfold } from './exhibit-form.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { ownExhibits } from './own-exhibits.ts';
import { png } from './pictures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { plainVideo } from './videos.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const plain = (name: string, edge = 800): PictureFile => ({
  name,
  mimeType: 'image/png',
  buffer: png(edge, edge, [40, 70, 130]),
});

/** Of the form: what a preview beside it shows has the same name. */
const listOf = (page: Page, label: string): Locator =>
  page.locator('main form').getByRole('list', { name: label, exact: true }).getByRole('listitem');

/** Where each picture is shown from, in their order. */
const addresses = (list: Locator): Promise<(string | null)[]> =>
  list.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));

/** Files of every kind that phones and programs write, each large enough. */
async function giveOfEachKind(page: Page, lang: Lang): Promise<void> {
  const [input] = exhibitPictureInputs(page, lang);
  const t = translator(uploadTexts, lang);
  const list = listOf(page, translator(ownProductTexts, lang)('mainPictures'));
  const colour = '#2e8b57';
  const photo = await drawPicture(page, { name: 'photo.jpg', kind: 'image/jpeg', width: 4_800, height: 3_600, colour });
  expect(photo.buffer.length).toBeGreaterThan(2_000_000);
  const web = await drawPicture(page, { name: 'web.webp', kind: 'image/webp', width: 900, height: 900, colour });
  await input.setInputFiles([onItsSide(photo), plain('bottle.png'), web]);
  await expect(list).toHaveCount(3);
  // as it was held: upright, though its file lies on its side; what was black at the top left is at the top right
  const first = list.first().locator('img');
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalHeight / Math.max(1, image.naturalWidth)))
    .toBeCloseTo(4 / 3, 1);
  const [left = [], right = []] = await coloursOf(page, t('picture', { number: 1 }), [
    [0.1, 0.1],
    [0.95, 0.1],
  ]);
  expect([Math.max(...left) > 60, Math.max(...right) < 40]).toEqual([true, true]);

  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  const refused = page.getByRole('alert').filter({ hasText: 'notes.jpg' });
  await expect(refused).toContainText(translator(pictureOpenTexts, lang)('noPicture'));
  await page.getByRole('button', { name: t('dismiss', { name: 'notes.jpg' }) }).click();
  await expect(refused).toHaveCount(0);
}

/** Brings the rest: pasted, dropped, and chosen, two more than there is room for. */
async function giveTheRest(page: Page, lang: Lang): Promise<void> {
  const [input] = exhibitPictureInputs(page, lang);
  const t = translator(uploadTexts, lang);
  const list = listOf(page, translator(ownProductTexts, lang)('mainPictures'));
  await handOver(page, { how: 'paste', at: 'body', files: [plain('pasted.png')] });
  await expect(list).toHaveCount(4);
  const zone = 'main fieldset:has(input[accept^="image/jpeg"]) .border-dashed >> nth=0';
  await handOver(page, { how: 'drop', at: zone, files: [plain('dropped.png'), plain('dropped too.png')] });
  await expect(list).toHaveCount(6);
  await input.setInputFiles(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => plain(`${name}.png`)));
  const max = LIMITS.productPicturesMax;
  await expect(list).toHaveCount(max);
  const over = page.getByRole('alert').filter({ hasText: t('tooMany', { max }) });
  await expect(over).toContainText('e.png');
  await expect(over).toContainText('f.png');
  await expectGood(page);
}

/** By keys, by the mouse, and by a button; each move is said. */
async function changeOrder(page: Page, lang: Lang): Promise<void> {
  const t = translator(uploadTexts, lang);
  const list = listOf(page, translator(ownProductTexts, lang)('mainPictures'));
  const before = await addresses(list);
  await list
    .last()
    .getByRole('button', { name: t('grip', { number: 10 }) })
    .press('Home');
  await expect(page.getByText(t('moved', { number: 1, count: 10 }))).toBeAttached();
  expect(await addresses(list)).toEqual([before.at(-1), ...before.slice(0, -1)]);
  await expect(list.first().getByRole('button', { name: t('grip', { number: 1 }) })).toBeFocused();
  await list.first().scrollIntoViewIfNeeded();
  await list.first().locator('img').hover();
  await page.mouse.down();
  await list.nth(1).locator('img').hover();
  await page.mouse.up();
  await expect.poll(() => addresses(list)).toEqual([before[0], before.at(-1), ...before.slice(1, -1)]);
  await list
    .nth(1)
    .getByRole('button', { name: t('moveOn', { number: 2 }) })
    .click();
  await expect.poll(() => addresses(list)).toEqual([...before.slice(0, 2), before.at(-1), ...before.slice(2, -1)]);
}

/** Of chosen pictures after a look at them, and then of all with one press. */
async function makeLongPicture(page: Page, lang: Lang): Promise<void> {
  const t = translator(longPictureTexts, lang);
  const long = listOf(page, translator(ownProductTexts, lang)('longPictures'));
  await page.getByRole('button', { name: t('choose') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: t('Preview') })).toBeVisible();
  await expectGood(page);
  await dialog.getByRole('checkbox').last().uncheck();
  await dialog.getByRole('button', { name: t('addMany', { count: 2 }) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(long).toHaveCount(2);
  const width = (): Promise<number> =>
    long
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.getByRole('button', { name: t('make') }).click();
  await expect(long).toHaveCount(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectGood(page);
}

for (const lang of LANGS) {
  const size = lang === 'zh' ? 'desktop' : 'phone';

  test(`an exhibit takes pictures however they come, in any kind and size, and makes a long one of them (${lang})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/add-exhibit'));
    await giveOfEachKind(page, lang);
    await giveTheRest(page, lang);
    await changeOrder(page, lang);
    await makeLongPicture(page, lang);
  });

  test(`nine pictures of a post are one dialog (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    const author = await newVisitor(`nine-${lang}`);
    await keepSession(page, author.session);
    await open(page, inLang(lang, '/opportunity-manage/publish'));
    const t = translator(cutTexts, lang);
    const crop = translator(pictureCropTexts, lang);
    const label = translator(ownPostTexts, lang)('pictures');
    const files = Array.from({ length: 9 }, (_, at) => ({
      name: `${at + 1}.png`,
      mimeType: 'image/png',
      buffer: png(600, 400 + at, [20 * at, 90, 60]),
    }));
    await page.getByLabel(label, { exact: true }).and(page.locator('input[type=file]')).setInputFiles(files);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: t('chosen') }).getByRole('listitem')).toHaveCount(9);
    await dialog.getByRole('button', { name: t('one', { number: 3, count: 9, name: '3.png' }) }).click();
    await dialog.getByRole('radio', { name: crop('margin') }).check();
    await dialog.getByRole('radio', { name: crop('white') }).check();
    await expectGood(page);
    await dialog.getByRole('button', { name: t('useAll', { count: 9 }) }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(listOf(page, label)).toHaveCount(9);
    // whole, with white above and below; the others are cut, and show what is at their edge
    const third = translator(uploadTexts, lang)('picture', { number: 3 });
    const fourth = translator(uploadTexts, lang)('picture', { number: 4 });
    const top = [[0.5, 0.03]] as const;
    await expect.poll(async () => Math.min(...((await coloursOf(page, third, top))[0] ?? []))).toBeGreaterThan(250);
    expect(Math.min(...((await coloursOf(page, fourth, top))[0] ?? []))).toBeLessThan(245);
    await expectGood(page);
  });

  test(`a wordmark keeps all its letters as a logo (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/company-info'));
    const label = translator(companyInfoTexts, lang)('logo');
    const crop = translator(pictureCropTexts, lang);
    const wordmark = { name: 'wordmark.png', mimeType: 'image/png', buffer: png(900, 300, [180, 30, 30]) };
    const shown = page.locator('main').getByRole('img', { name: label, exact: true });
    const before = await shown.getAttribute('src').catch(() => null);
    await page.getByLabel(label, { exact: true }).and(page.locator('input[type=file]')).setInputFiles(wordmark);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: crop('margin') })).toBeChecked();
    await expectGood(page);
    await dialog.getByRole('button', { name: translator(cutTexts, lang)('use') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => shown.getAttribute('src')).not.toBe(before);
    const [above = [], middle = []] = await coloursOf(page, label, [
      [0.5, 0.1],
      [0.5, 0.5],
    ]);
    expect([Math.min(...above) > 250, (middle[0] ?? 0) > (middle[1] ?? 255) + 60]).toEqual([true, true]);
  });
}

test('a picture that did not arrive says so by its name, and is sent again alone', async ({ enter }) => {
  const lang = 'zh';
  const page = await enter({ lang });
  await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
  await open(page, '/add-exhibit');
  guardOf(page).allow(/^net::ERR_CONNECTION_RESET POST \/upload\/stream$/);
  let broken = false;
  await page.route('**/upload/stream*', async (route) => {
    if (broken) return route.continue();
    broken = true;
    return route.abort('connectionreset');
  });
  const t = translator(sharedTexts, lang);
  const [input] = exhibitPictureInputs(page, lang);
  await input.setInputFiles(plain('bottle.png'));
  const refused = page.getByRole('alert').filter({ hasText: 'bottle.png' });
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: t('TryAgain') }).click();
  await expect(listOf(page, translator(ownProductTexts, lang)('mainPictures'))).toHaveCount(1);
  await expect(refused).toHaveCount(0);
});

test('an exhibit is saved while its film is on its way, and the film joins it', async ({ enter, apiAs }) => {
  const lang = 'en';
  const exhibits = ownExhibits(await apiAs(DEMO.exhibitor, 'actor'), 'joining');
  await exhibits.clear();
  const client = await apiAs(DEMO.exhibitor, 'actor');
  const id = await exhibits.publish({ zh: '影片随后到', en: 'Film to follow' });
  try {
    const page = await enter({ lang, size: 'phone' });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, `/exhibit/${id}`));
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/upload/resumable/*', async (route) => {
      if (route.request().method() === 'PATCH') await free;
      await route.continue().catch(() => undefined);
    });
    const t = translator(videoTexts, lang);
    const exhibit = translator(ownProductTexts, lang);
    const part = page.getByRole('group', { name: exhibit('video') });
    await unfold(page, 'media');
    const film = { name: 'trial.mp4', mimeType: 'video/mp4', buffer: plainVideo() };
    await part.locator('input[type=file]').setInputFiles(film);
    await expect(part.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: exhibit('save'), exact: true }).click();
    await expect(page).toHaveURL(/\/my-exhibit-list/);
    const joining = page.getByRole('region', { name: t('joining') });
    await expect(joining).toContainText('Film to follow');
    await expectGood(page);
    expect((await client.call(own, { id })).form.video).toBeNull();
    letGo();
    await expect(page.getByText(t('joined', { title: 'Film to follow' }))).toBeVisible({ timeout: 60_000 });
    await expect(joining).toHaveCount(0);
    const { form } = await client.call(own, { id });
    expect([form.video === null, form.videoCover === null]).toEqual([false, false]);
    expect((await client.call(ownList, { keyword: 'Film to follow' })).list).toHaveLength(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } finally {
    await exhibits.remove(id);
  }
});
