import { create, get as getPost, like } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import { list as notices } from '@fairbridge/contract/notice/notice.calls.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { newsfeedTexts } from '../web/app/domains/newsfeed/newsfeed.texts.ts';
import { ownPostTexts } from '../web/app/domains/newsfeed/own-post.texts.ts';
import { postReviewTexts } from '../web/app/domains/newsfeed/post-review.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { videoTexts } from '../web/app/components/upload/video.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { png } from './pictures.ts';
import { plainVideo, played } from './videos.ts';
import { beginAs, keepSession, newVisitor, type Registered } from './registered.ts';
import { staffSession } from './staff-session.ts';

// one after the other: a list that is looked at must not lose the post of another journey
test.describe.configure({ mode: 'default', timeout: 420_000 });

/** Not square: cut on the way, so that it is not refused for its shape. */
const PICTURE = { name: 'sample.png', mimeType: 'image/png', buffer: png(900, 600, [150, 90, 40]) };

const t = (lang: Lang) => translator(newsfeedTexts, lang);
const post = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });

const pictureInput = (page: Page, lang: Lang): Locator =>
  page.getByLabel(translator(ownPostTexts, lang)('pictures'), { exact: true }).and(page.locator('input[type=file]'));

/** Begins a post with a picture. */
async function begin(page: Page, lang: Lang, text: string): Promise<void> {
  const say = translator(ownPostTexts, lang);
  await open(page, inLang(lang, '/opportunity-manage/publish'));
  await expect(page.getByText(say('room', { used: 0, max: 10 }))).toBeVisible();
  await page.getByRole('textbox', { name: say('text') }).fill(text);
  await pictureInput(page, lang).setInputFiles(PICTURE);
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  const cut = page.getByRole('dialog').getByRole('button', { name: translator(cutTexts, lang)('use') });
  await cut.click();
  await expect(
    page.getByRole('img', { name: translator(uploadTexts, lang)('picture', { number: 1 }), exact: true }),
  ).toBeVisible();
}

/** Writes a post with a picture by the form, and comes to the list of the own ones. */
async function publish(page: Page, lang: Lang, text: string): Promise<void> {
  const say = translator(ownPostTexts, lang);
  await begin(page, lang, text);
  await expectGood(page);
  // what is written survives a reload
  await page.reload();
  await expect(page.getByRole('textbox', { name: say('text') })).toHaveValue(text);
  await page.getByRole('button', { name: say('publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('title') })).toBeVisible();
  await expect(page.getByText(say('room', { used: 1, max: 10 }))).toBeVisible();
  await expectGood(page);
}

/** A guest finds it, sees the picture large, and is asked to log in before liking. */
async function readAsGuest(page: Page, lang: Lang, text: string, author: Registered): Promise<string> {
  const say = t(lang);
  await open(page, inLang(lang, '/find-opportunity'));
  const found = post(page, text);
  await expect(found).toBeVisible();
  await expect(found.getByText(author.company)).toBeVisible();
  await expect(found.getByText(author.name, { exact: true })).toHaveCount(0);
  await expectGood(page);
  await found.getByRole('button', { name: say('openPicture', { number: 1 }) }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectGood(page);
  await page.keyboard.press('Escape');
  await found.getByRole('button', { name: new RegExp(`^${say('like')}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await found.getByRole('link', { name: new RegExp(say('permalink')) }).click();
  await expect(page).toHaveURL(/\?post=/);
  await expect(page.getByRole('link', { name: say('backToAll') })).toBeVisible();
  return new URL(page.url()).searchParams.get('post') ?? '';
}

/** Opens a post and likes it while the page is still being loaded for its reader: what was read before the like comes after it. */
async function likeWhileLoading(page: Page, lang: Lang, id: string): Promise<void> {
  const say = t(lang);
  const { promise: liked, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**${getPost.path}**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"likes":0', '"likes":41');
    await liked;
    await route.fulfill({ response, body });
  });
  await open(page, inLang(lang, `/find-opportunity?post=${id}`));
  const answered = page.waitForResponse(`**${like.path}**`);
  const liking = page.getByRole('button', { name: new RegExp(`^${say('like')}`) });
  await liking.click();
  expect((await answered).status()).toBe(200);
  letGo();
  await expect(liking).toHaveAccessibleName(new RegExp(say('likes', { count: 42 })));
  await expect(liking).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'wait' });
}

async function answerAsExhibitor(page: Page, lang: Lang, id: string, comment: string): Promise<void> {
  const say = t(lang);
  await beginAs(page, { type: 'actor', account: DEMO.staff });
  await likeWhileLoading(page, lang, id);
  await page.getByRole('textbox', { name: say('commentLabel') }).fill(comment);
  await page.getByRole('button', { name: say('send'), exact: true }).click();
  await expect(page.getByRole('region', { name: say('comments') }).getByText(comment)).toBeVisible();
  await expectGood(page);
}

/** The notice leads to the post, where its author can take comments down. */
async function followNotice(page: Page, lang: Lang, author: Registered, comment: string): Promise<void> {
  const unread = async () => (await author.client.call(notices, { kind: 'comment' })).list.length;
  await expect.poll(unread).toBe(1);
  await open(page, inLang(lang, '/mail'));
  await page.getByText(lang === 'zh' ? '您的商圈动态有新评论' : 'New comments on your post').click();
  await page.getByRole('link', { name: translator(sharedTexts, lang)('View'), exact: true }).click();
  await expect(page.getByText(comment)).toBeVisible();
  await expect(page.getByRole('button', { name: t(lang)('removeComment') })).toBeVisible();
}

async function removeAsOrganizer(page: Page, lang: Lang, text: string): Promise<void> {
  const say = translator(postReviewTexts, lang);
  await open(page, inLang(lang, `/organizer/posts?keyword=${encodeURIComponent(text)}`));
  await expect(page.getByText(say('found', { count: 1 }))).toBeVisible();
  await expectGood(page);
  await page.getByRole('link', { name: text }).click();
  await page.getByRole('button', { name: say('remove') }).click();
  // over the post, which lies over the list on a phone
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill(lang === 'zh' ? '与展会无关' : 'Not about the fair');
  await expectGood(page);
  await dialog.getByRole('button', { name: say('removeAct'), exact: true }).click();
  // who goes on to the whole record sends what was decided
  await expect(page.getByText(say('removed')).first()).toBeVisible();
  await page.getByRole('link', { name: translator(listTexts, lang)('wholeRecord'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('restore') })).toBeVisible();
  await expectGood(page);
}

/** Chooses a video in the place of the picture, and waits until it is ready. */
async function takeVideo(page: Page, lang: Lang): Promise<void> {
  const say = translator(ownPostTexts, lang);
  const publishing = page.getByRole('button', { name: say('publish'), exact: true });
  await page.getByRole('radio', { name: say('mediumVideo') }).check();
  await expect(pictureInput(page, lang)).toBeHidden();
  await publishing.click();
  await expect(page.getByText(say('videoNeeded'))).toBeVisible();
  await page.getByRole('button', { name: say('backToPictures') }).click();
  await expect(
    page.getByRole('img', { name: translator(uploadTexts, lang)('picture', { number: 1 }), exact: true }),
  ).toBeVisible();
  await page.getByRole('radio', { name: say('mediumVideo') }).check();
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/upload/resumable/*', async (route) => {
    if (route.request().method() === 'PATCH') await free;
    await route.continue().catch(() => undefined);
  });
  const part = page.getByRole('group', { name: say('video'), exact: true });
  await part
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'trial.mp4', mimeType: 'video/mp4', buffer: plainVideo() });
  await expect(part.getByRole('progressbar')).toBeVisible();
  await expectGood(page);
  letGo();
  await expect(part.getByLabel(translator(videoTexts, lang)('play', { number: 1 }))).toBeVisible({ timeout: 60_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectGood(page);
}

for (const lang of LANGS) {
  test(`a post with a video is played by a guest and seen by the organizer (${lang})`, async ({ enter }) => {
    const size = lang === 'zh' ? 'phone' : 'desktop';
    const text = `${lang === 'zh' ? '田间试验视频' : 'A filmed field trial'} ${Date.now()}`;
    const author = await newVisitor(`film-${lang}`, { name: '林之远', company: `远山农资${lang}` });
    const own = await enter({ lang, size });
    await keepSession(own, author.session);
    await begin(own, lang, text);
    await takeVideo(own, lang);
    // the draft holds the video, and the picture that waits
    await own.reload();
    const say = translator(ownPostTexts, lang);
    await expect(own.getByRole('button', { name: say('backToPictures') })).toBeVisible();
    await own.getByRole('button', { name: say('publish'), exact: true }).click();
    await expect(own.getByText(say('room', { used: 1, max: 10 }))).toBeVisible();
    await expectGood(own);
    const guest = await enter({ lang, size });
    await open(guest, inLang(lang, '/find-opportunity'));
    const shown = post(guest, text);
    await expect(shown.getByRole('list', { name: t(lang)('pictures') })).toHaveCount(0);
    const video = shown.locator('video');
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => played(video)).toBeGreaterThanOrEqual(2);
    await expectGood(guest);
    const staff = await enter({ lang, size });
    await keepSession(staff, await staffSession('editor@fair.example'));
    await open(staff, inLang(lang, `/organizer/posts?keyword=${encodeURIComponent(text)}`));
    await expect(staff.getByText(translator(postReviewTexts, lang)('withVideo'))).toBeVisible();
    await staff.getByRole('link', { name: text }).click();
    await expect(staff.locator('main video')).toBeVisible();
    await expectGood(staff);
  });
}

for (const lang of LANGS) {
  test(`own posts are found by their words, and several are withdrawn at once (${lang})`, async ({ enter }) => {
    const say = translator(ownPostTexts, lang);
    const words = translator(listTexts, lang);
    const author = await newVisitor(`posts-${lang}`, { name: '林之远', company: `远山农资${lang}` });
    for (const text of ['Seed treatment wanted', 'Looking for a distributor', '求购草铵膦'])
      await author.client.call(create, { lang: 'en', text });
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, author.session);
    await open(page, inLang(lang, '/opportunity-manage/list'));
    const rows = page.locator('main tbody > tr');
    await expect(rows).toHaveCount(3);
    await expectGood(page);
    await page.getByRole('searchbox', { name: say('search') }).fill('for a');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(say('found', { count: 1 }), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: words('resetFilters'), exact: true }).click();
    await expect(rows).toHaveCount(3);
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
    await expectGood(page);
    await page
      .getByRole('region', { name: words('bulk') })
      .getByRole('button', { name: say('withdraw') })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('withdrawManyTitle', { count: 2 }));
    await dialog.getByRole('button', { name: say('withdraw'), exact: true }).click();
    await expect(page.getByText(say('withdrawDone'))).toBeVisible();
    await expect(rows.nth(0).getByRole('checkbox')).toHaveCount(0);
    await expect(rows.nth(2).getByRole('checkbox')).toHaveCount(1);
    // what is done with one of them stands in its menu
    await rows
      .nth(2)
      .getByRole('button', { name: /Seed treatment/ })
      .click();
    await expect(rows.nth(2).getByRole('link', { name: say('copy'), exact: true })).toBeVisible();
    await expectGood(page);
  });
}

for (const lang of LANGS) {
  test(`a buyer's post is seen, answered, told of, and removed by the organizer (${lang})`, async ({ enter }) => {
    const size = lang === 'en' ? 'phone' : 'desktop';
    const text = `${lang === 'zh' ? '求购端到端样品' : 'Looking for a journey sample'} ${Date.now()}`;
    const comment = lang === 'zh' ? '可供样品，请到展位取。' : 'We have samples at our stand.';
    const author = await newVisitor(`circle-${lang}`, { name: '林之远', company: `远山农资${lang}` });
    const own = await enter({ lang, size });
    await keepSession(own, author.session);
    await publish(own, lang, text);
    const guest = await enter({ lang, size });
    const id = await readAsGuest(guest, lang, text, author);
    await answerAsExhibitor(await enter({ lang, size }), lang, id, comment);
    await followNotice(own, lang, author, comment);
    const staff = await enter({ lang, size });
    await keepSession(staff, await staffSession('editor@fair.example'));
    await removeAsOrganizer(staff, lang, text);
    guardOf(guest).allow(/^404 GET/);
    await guest.reload();
    await expect(guest.getByText(text)).toHaveCount(0);
    await open(own, inLang(lang, '/opportunity-manage/list'));
    await expect(own.getByText(translator(ownPostTexts, lang)('removed'), { exact: true }).last()).toBeVisible();
  });
}
