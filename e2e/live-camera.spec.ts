import { translator } from '@fairbridge/contract/text.ts';
import { cameraTexts } from '../web/app/domains/own-live/camera.texts.ts';
import { ownLiveTexts } from '../web/app/domains/own-live/own-live.texts.ts';
import { dialogActionsTexts } from '../web/app/ui/dialog-actions.texts.ts';
import { expectMoving, startMedia } from './broadcast.ts';
import { DEMO, expect, expectGood, goOffline, goOnline, guardOf, inLang, open, test } from './fixtures.ts';
import { clearLives, confirm, planLive } from './own-lives.ts';
import { beginAs } from './registered.ts';

const TITLE = '旅程直播：本机摄像头';
const say = translator(ownLiveTexts, 'zh');
const camera = translator(cameraTexts, 'zh');

test('an exhibitor goes live with the camera of the browser, a guest watches; a lost network is caught up, and leaving the page asks first', async ({
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
  await host.getByRole('button', { name: camera('open') }).click();
  await expectMoving(host.locator('[data-camera] video'));
  await expectGood(host);
  await host.getByRole('button', { name: camera('send') }).click();
  await expect(host.locator('[data-line=good]')).toContainText('kbit/s');
  await expectMoving(host.locator('[data-stage] video'));
  await confirm(host, say('go'));

  const guest = await enter({ lang: 'en' });
  await open(guest, inLang('en', `/live/${id}`));
  const video = guest.locator('[data-live-screen] video');
  await expectMoving(video);
  // a recording begins anew where the server has given it up meanwhile
  guardOf(host).allow(/^409 POST .*sendCamera$/);
  await goOffline(host);
  await expect(host.locator('[data-line=slow], [data-line=poor]')).toBeVisible();
  await goOnline(host);
  await expect(host.locator('[data-line=good]')).toBeVisible();
  await expectMoving(video);
  await expectGood(host);

  await host.getByRole('link', { name: say('Edit') }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: translator(dialogActionsTexts, 'zh')('cancel') })
    .click();
  // on the air the settings are folded away
  await host.locator('[data-settings] > summary').click();
  await host.getByRole('button', { name: camera('stop') }).click();
  await expect(host.locator('[data-sending=false]')).toBeVisible();
  await confirm(host, say('end'));
  await expect(host.getByRole('link', { name: say('see') }).first()).toBeVisible();
  for (const page of [host, guest]) await open(page, '/');
  await media.stop();
  await clearLives(staff, TITLE);
});
