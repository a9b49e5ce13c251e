import { checkChallenge, getChallenge } from '@fairbridge/contract/identity/identity.calls.ts';
import type { HumanCheckAction, Slide } from '@fairbridge/contract/identity/identity.shapes.ts';
import type { Page } from '@playwright/test';
import type { Client } from './client.ts';
import { expect } from './fixtures.ts';
import { readSolution } from './outbox.ts';

const MOMENTS = 12;
/** Between two moments, at the least: a hand that is there at once is none. */
const PAUSE_MILLISECONDS = 25;
/** How far a hand has come: quick in the middle, slow at both ends. */
const comeSoFar = (done: number): number => done * done * (3 - 2 * done);
const heightAt = (moment: number): number => Math.round(3 * Math.sin(moment / 2));

function slideTo(x: number): Slide {
  const track = Array.from({ length: MOMENTS + 1 }, (_, moment) => ({
    x: x * comeSoFar(moment / MOMENTS),
    y: 100 + heightAt(moment),
    t: 5_000 + moment * PAUSE_MILLISECONDS,
  }));
  return { x, by: 'pointer', track };
}

/** Passes a human check by the API, and answers the pass for one call of this action about this subject. */
export async function passByApi(
  client: Pick<Client, 'call'>,
  action: HumanCheckAction,
  subject: string,
): Promise<string> {
  const { id } = await client.call(getChallenge, { action, subject, kind: 'slider' });
  return (await client.call(checkChallenge, { id, ...slideTo(await readSolution(id)) })).token;
}

type Shown = { data: { id: string; slider: { width: number } } };

/**
 * Does what opens the human check, and drags the piece to its place with the mouse. The place stands in the outbox folder.
 * `await passHumanCheck(page, () => send.click())`
 */
export async function passHumanCheck(page: Page, open: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().endsWith(getChallenge.path));
  await open();
  const { data }: Shown = await (await asked).json();
  const { id, slider } = data;
  const piece = page.getByRole('dialog').locator('img[alt=""]');
  const picture = page.getByRole('dialog').locator('img:not([alt=""])');
  await expect(piece).toBeVisible();
  const [from, whole] = [await piece.boundingBox(), await picture.boundingBox()];
  if (from === null || whole === null) throw new Error('the picture has no place on the page');
  const way = ((await readSolution(id)) * whole.width) / slider.width;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moment = 1; moment <= MOMENTS; moment += 1) {
    await page.mouse.move(x + way * comeSoFar(moment / MOMENTS), y + heightAt(moment));
    await page.waitForTimeout(PAUSE_MILLISECONDS);
  }
  await page.mouse.up();
  // a dialog below may show pictures of its own
  const puzzle = page.getByRole('dialog').filter({ has: page.locator('img[alt=""]') });
  await expect(puzzle.filter({ has: page.locator('img:not([alt=""])') })).toHaveCount(0);
}
