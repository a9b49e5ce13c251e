import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { inLang as textIn } from '@fairbridge/contract/text.ts';
import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { Page } from '@playwright/test';
import { liveChatTexts } from '../web/app/components/live/live-chat.texts.ts';
import { liveTexts } from '../web/app/components/live/live.texts.ts';
import { playerTexts } from '../web/app/components/live/player.texts.ts';
import { liveRoomTexts } from '../web/app/domains/live/live-room.texts.ts';
import { ownLiveTexts } from '../web/app/domains/own-live/own-live.texts.ts';
import { expectMoving, publish, startMedia } from './broadcast.ts';
import { DEMO, expect, expectGood, inLang, open, test } from './fixtures.ts';
import { isJourneys } from './own-exhibits.ts';
import { clearLives, confirm, planLive } from './own-lives.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

const TITLE = '旅程直播：水稻田除草';
const say = translator(ownLiveTexts, 'zh');

/** Server and key, as they stand on the control page; the key is not seen before it is asked for. */
async function encoderOf(page: Page): Promise<{ server: string; key: string }> {
  const key = page.locator('[data-stream-key]');
  await expect(key).not.toContainText('key=');
  await page.getByRole('button', { name: say('showKey') }).click();
  await expect(key).toContainText('?key=');
  const server = page.getByText(/^rtmp:\/\//);
  return { server: await server.innerText(), key: await key.innerText() };
}

async function write(page: Page, lang: Lang, words: string): Promise<void> {
  const t = translator(liveChatTexts, lang);
  await page.getByRole('textbox', { name: t('write') }).fill(words);
  await page.getByRole('button', { name: t('send'), exact: true }).click();
}

test('an exhibitor goes live by an encoder, a buyer watches, likes, asks and sees the pinned exhibit; the encoder is lost and comes back; the replay plays', async ({
  enter,
  apiAs,
}) => {
  test.setTimeout(300_000);
  const staff = await apiAs(DEMO.staff, 'actor');
  await clearLives(staff, TITLE);
  const exhibit = (await staff.call(ownList, { pageSize: 100, scope: 0 })).list.find(
    ({ articleNumber }) => !isJourneys(articleNumber),
  );
  if (exhibit === undefined) throw new Error('the demo exhibitor shows nothing');
  const media = await startMedia();
  const host = await enter({ lang: 'zh' });
  await beginAs(host, { type: 'actor', account: DEMO.staff });
  const id = await planLive(host, { title: TITLE, exhibit: exhibit.name.zh });
  const { server, key } = await encoderOf(host);
  await expect(host.locator('[data-sending=false]')).toBeVisible();
  await expectGood(host);

  const { session } = await newVisitor('lives');
  const buyer = await enter({ lang: 'en' });
  await keepSession(buyer, session);
  const room = translator(liveRoomTexts, 'en');
  await open(buyer, inLang('en', `/live/${id}`));
  await expect(buyer.getByRole('timer')).toBeVisible();
  await expectGood(buyer);
  await buyer.getByRole('button', { name: translator(liveTexts, 'en')('remindOf', { title: TITLE }) }).click();
  await expect(buyer.locator('[data-audience]')).toHaveText('1 interested');

  let publisher = publish(server, key);
  const preview = host.locator('[data-stage] video');
  await expectMoving(preview);
  await confirm(host, say('go'));
  const video = buyer.locator('[data-live-screen] video');
  await expectMoving(video);
  await expect(buyer.locator('[data-audience]')).toHaveText('1 watching');

  await buyer.getByRole('button', { name: /^Like/ }).click();
  await expect(buyer.getByRole('button', { name: 'Liked 1' })).toBeVisible();
  await write(buyer, 'en', 'Which registration does it have?');
  await expect(host.getByRole('log')).toContainText('Which registration does it have?');
  await write(host, 'zh', '2026 年的登记证');
  await expect(buyer.getByRole('log')).toContainText('2026 年的登记证');

  await host.getByRole('button', { name: say('pinOf', { name: exhibit.name.zh }) }).click();
  const pinned = buyer.locator('[data-pinned]').first();
  await expect(pinned).toContainText(textIn(exhibit.name, 'en'));
  await expect(
    pinned.getByRole('link', { name: room('orderOf', { name: textIn(exhibit.name, 'en') }) }),
  ).toHaveAttribute('href', `/en/find-exhibit/detail/${exhibit.id}#order`);
  await expectGood(buyer);

  await publisher.stop();
  await expect(buyer.getByText(translator(playerTexts, 'en')('away'))).toBeVisible({ timeout: 30_000 });
  await expect(host.locator('[data-sending=false]')).toBeVisible();
  publisher = publish(server, key);
  await expectMoving(video);

  await confirm(host, say('end'));
  await publisher.stop();
  const play = buyer.getByRole('button', { name: room('playReplay') });
  await expect(play).toBeVisible({ timeout: 30_000 });
  await play.click();
  await expectMoving(buyer.locator('[data-live-screen] video'));
  await expect(host.getByRole('link', { name: say('see') }).first()).toBeVisible();
  // whoever still looks at it would be told that it is gone
  for (const page of [host, buyer]) await open(page, '/');
  await media.stop();
  await clearLives(staff, TITLE);
});
