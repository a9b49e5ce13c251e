import { encoder, end, start } from '@fairbridge/contract/live/own-live.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Locator } from '@playwright/test';
import { playerTexts } from '../web/app/components/live/player.texts.ts';
import { liveRoomTexts } from '../web/app/domains/live/live-room.texts.ts';
import { ownLiveTexts } from '../web/app/domains/own-live/own-live.texts.ts';
import { expectMoving, publish, startMedia } from './broadcast.ts';
import { DEMO, expect, expectGood, inLang, open, test } from './fixtures.ts';
import { clearLives, planLive } from './own-lives.ts';
import { beginAs } from './registered.ts';

const TITLE = '旅程直播：只有声音';
const say = translator(ownLiveTexts, 'zh');
const player = translator(playerTexts, 'en');
/** Each encoder is watched for so long. */
const WATCHED_SECONDS = 6;

const secondsOf = (video: Locator): Promise<{ played: number; length: number; isOver: boolean }> =>
  video.evaluate((element) =>
    element instanceof HTMLVideoElement
      ? { played: element.currentTime, length: element.duration, isOver: element.ended }
      : { played: 0, length: 0, isOver: false },
  );

/** The video plays on for so long. */
async function watch(video: Locator): Promise<void> {
  const { played: from } = await secondsOf(video);
  const on = async (): Promise<number> => (await secondsOf(video)).played - from;
  await expect.poll(on, { timeout: 60_000 }).toBeGreaterThan(WATCHED_SECONDS);
}

test('an encoder without sound, and one without a picture, are told to both sides; between encoders the host is away; the replay plays all of it', async ({
  enter,
  apiAs,
}) => {
  test.setTimeout(300_000);
  const staff = await apiAs(DEMO.staff, 'actor');
  await clearLives(staff, TITLE);
  const media = await startMedia();
  const host = await enter({ lang: 'zh' });
  await beginAs(host, { type: 'actor', account: DEMO.staff });
  const id = await planLive(host, { title: TITLE });
  const { server, key } = await staff.call(encoder, { id });

  let publisher = publish(server, key, 'picture');
  await expectMoving(host.locator('[data-stage] video'));
  await expect(host.locator('[data-sending=true]')).toContainText(say('onlyPicture'));
  await staff.call(start, { id });
  const guest = await enter({ lang: 'en' });
  await open(guest, inLang('en', `/live/${id}`));
  const video = guest.locator('[data-live-screen] video');
  await expectMoving(video);
  await expect(guest.locator('[data-missing=sound]')).toHaveText(player('soundless'));
  await expectGood(guest);
  await watch(video);
  await publisher.stop();
  await expect(guest.getByText(player('away'))).toBeVisible({ timeout: 30_000 });
  const late = await enter({ lang: 'en', size: 'phone' });
  await open(late, inLang('en', `/live/${id}`));
  await expect(late.getByText(player('away'))).toBeVisible({ timeout: 30_000 });
  await expectGood(late);

  publisher = publish(server, key, 'sound');
  await expect(guest.locator('[data-missing=picture]')).toContainText(player('soundOnly'), { timeout: 30_000 });
  await expect(late.locator('[data-missing=picture]')).toContainText(player('soundOnly'), { timeout: 30_000 });
  await expect(host.locator('[data-sending=true]')).toContainText(say('onlySound'));
  await expectGood(host);
  await expectGood(late);
  await watch(video);
  await publisher.stop();

  publisher = publish(server, key);
  await expectMoving(video);
  await expect(guest.locator('[data-missing]')).toHaveCount(0);
  await watch(video);
  await staff.call(end, { id });
  await publisher.stop();
  await guest.getByRole('button', { name: translator(liveRoomTexts, 'en')('playReplay') }).click({ timeout: 30_000 });
  await expect.poll(async () => (await secondsOf(video)).isOver, { timeout: 90_000, intervals: [500] }).toBe(true);
  const { played, length } = await secondsOf(video);
  expect(length).toBeGreaterThan(3 * WATCHED_SECONDS);
  expect(Math.round(played)).toBe(Math.round(length));
  for (const page of [host, guest, late]) await open(page, '/');
  await media.stop();
  await clearLives(staff, TITLE);
});
