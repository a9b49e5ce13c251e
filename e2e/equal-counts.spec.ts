import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { browse as browseExhibitors } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { number } from '../web/app/i18n/numbers.ts';
import { clientOf } from './client.ts';
import { DEMO, DEMO_PASSWORD, expect, expectGood, expectHydrated, test } from './fixtures.ts';
import { keepSession } from './registered.ts';

const INGREDIENT = 'glufosinate-ammonium';
/** Where numbers stand, and in which element. */
const SURFACES = [
  ['/', '#main dl'],
  ['/find/product', '#main [role=status]'],
  [`/find/product?ingredient=${INGREDIENT}`, '#main [role=status]'],
  [`/find/actor?ingredient=${INGREDIENT}`, '#main [role=status]'],
  [`/ingredient/${INGREDIENT}`, '#main p.num'],
] as const;

declare global {
  interface Window {
    /** What the reader has seen in an element, frame by frame, each once. */
    seen: string[];
  }
}

const figures = (text: string): string[] => text.match(/\d[\d,]*/g) ?? [];

test('a signed-in buyer sees one number of exhibits everywhere, and never the guest’s before it', async ({ enter }) => {
  test.setTimeout(180_000);
  const anonymous = clientOf(null);
  const session = await anonymous.call(logOn, { account: DEMO.visitor, password: DEMO_PASSWORD });
  const own = clientOf(session.token);
  const guest = await anonymous.call(browse, {});
  // else the test would say nothing
  expect((await own.call(browse, {})).total).toBeGreaterThan(guest.total);
  const all = async (): Promise<number> => (await own.call(browse, {})).total;
  const here = async (): Promise<number> => (await own.call(browse, { ingredient: [INGREDIENT] })).total;
  const makers = async (): Promise<number> => (await own.call(browseExhibitors, { ingredient: [INGREDIENT] })).total;
  const countOf = new Map([
    ['/', all],
    ['/find/product', all],
    [`/find/product?ingredient=${INGREDIENT}`, here],
    [`/find/actor?ingredient=${INGREDIENT}`, makers],
    [`/ingredient/${INGREDIENT}`, here],
  ]);

  const page = await enter({ lang: 'zh' });
  await keepSession(page, session);
  await page.addInitScript((surfaces) => {
    window.seen = [];
    const wanted = surfaces.find(([address]) => address === location.pathname + location.search)?.[1] ?? 'none';
    const look = (): void => {
      const found = document.querySelector(wanted);
      // text that is not shown is none
      const text = found instanceof HTMLElement ? found.innerText.trim() : '';
      if (text !== '' && window.seen.at(-1) !== text) window.seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, SURFACES);
  const seenNow = (): Promise<string[]> => page.evaluate(() => window.seen);
  for (const [address] of SURFACES) {
    // other journeys publish and hide exhibits meanwhile: what was counted before one came is counted again
    await expect(async () => {
      const wanted = number((await countOf.get(address)?.()) ?? 0, 'zh');
      await page.goto(address);
      await expectHydrated(page);
      await expect.poll(async () => figures((await seenNow()).at(-1) ?? ''), address).toContain(wanted);
    }).toPass({ timeout: 60_000 });
    // labels stand there before their numbers
    const seen = (await seenNow()).map((text) => figures(text).join(' ')).filter((text) => text !== '');
    expect.soft(new Set(seen).size, `${address}: ${seen.join(' → ')}`).toBe(1);
    await expectGood(page);
  }
  // '91 exhibits · all 80 exhibitors' says of both what their lists say
  await expect(async () => {
    const wanted = [await here(), await makers()].map((count) => number(count, 'zh'));
    await page.reload();
    await expect.poll(async () => figures(await page.locator('#main p.num').first().innerText())).toEqual(wanted);
  }).toPass({ timeout: 60_000 });
});
