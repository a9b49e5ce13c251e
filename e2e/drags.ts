import type { Locator, Page } from '@playwright/test';

/** A point of the window. */
export type At = { x: number; y: number };

export async function dragByMouse(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

export async function dragByFinger(page: Page, from: At, to: At): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: At[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  await touch('touchEnd', []);
  await session.detach();
}

/** The middle of a thing, as it stands in the window. */
export async function middleOf(thing: Locator): Promise<At> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
