import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { end, list as ownLives, remove } from '@fairbridge/contract/live/own-live.calls.ts';
import type { Page } from '@playwright/test';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { ownLiveTexts } from '../web/app/domains/own-live/own-live.texts.ts';
import type { Client } from './client.ts';
import { expect, expectGood, open } from './fixtures.ts';
import { png } from './pictures.ts';

const COVER = { name: 'cover.png', mimeType: 'image/png', buffer: png(1280, 720, [30, 90, 60]) };
const say = translator(ownLiveTexts, 'zh');

/** What a field of day and time holds, in Beijing, in so many minutes. */
const beijingIn = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 16);

/** Takes back what an earlier try has left. */
export async function clearLives({ call }: Client, title: string): Promise<void> {
  const { list } = await call(ownLives, { keyword: title, pageSize: 100 });
  for (const { id, state } of list) {
    if (state === 'onLive') await call(end, { id });
    await call(remove, { id });
  }
}

async function addExhibit(page: Page, exhibit: string): Promise<void> {
  await page.getByRole('button', { name: say('addProducts') }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(exhibit);
  await picker.getByRole('checkbox', { name: exhibit }).check();
  await picker.getByRole('button', { name: say('done') }).click();
}

/** Plans the live by the form; answers its id. */
export async function planLive(page: Page, { title, exhibit }: { title: string; exhibit?: string }): Promise<string> {
  const add = page
    .getByRole('main')
    .getByRole('link', { name: say('add') })
    .first();
  // a media server that a test has just started says within moments that it is there; the page does not ask again
  await expect(async () => {
    await open(page, '/liveManage');
    await expect(add).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expectGood(page);
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: say('newTitle') })).toBeVisible();
  await expectGood(page);
  await page.locator('input[name="title.zh"]').fill(title);
  await page.locator('main input[type=file]').setInputFiles(COVER);
  await page.getByRole('button', { name: translator(cutTexts, 'zh')('use') }).click();
  await expect(page.getByRole('img', { name: say('cover') })).toBeVisible();
  await page.locator('input[name=startsAt]').fill(beijingIn(10));
  await page.locator('input[name=endsAt]').fill(beijingIn(70));
  if (exhibit !== undefined) await addExhibit(page, exhibit);
  await page.getByRole('button', { name: translator(sharedTexts, 'zh')('Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/liveManage\/control\/[A-Za-z0-9]{10,}$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Presses a button of the control page, and the same in the question that it asks. */
export async function confirm(page: Page, act: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
