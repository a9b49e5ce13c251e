import { browse, detail } from '@fairbridge/contract/product/product.calls.ts';
import { ownList } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { addresses } from '@fairbridge/contract/upload/upload.calls.ts';
import type { Page } from '@playwright/test';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs } from './registered.ts';

const SIGNED = /(\/files\/[A-Za-z0-9]+)\.[0-9a-z]+\.[\w-]+/g;

/** As if the page had been open for more than five minutes: the addresses this call gave have run out. */
async function outlive(page: Page, path: string): Promise<{ asked: () => number }> {
  guardOf(page).allow(/^404 (GET|HEAD) \/files\//);
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(SIGNED, '$1.1.AAAAAAAAAAAAAAAAAAAAAA');
    await route.fulfill({ response: answer, body });
  });
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(addresses.path)) asked += 1;
  });
  return { asked: () => asked };
}

/** How many pictures of the page's main part are in sight, and how many of them show nothing. */
const pictures = (page: Page) =>
  page.locator('main img').evaluateAll((all) => {
    const seen = all.filter(
      (one): one is HTMLImageElement =>
        one instanceof HTMLImageElement && one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
    );
    return { some: seen.length > 0, broken: seen.filter((one) => !one.complete || one.naturalWidth === 0).length };
  });

for (const lang of LANGS) {
  const size = lang === 'zh' ? 'desktop' : 'phone';

  test(`a company's list that stood open for long shows its pictures (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    const { asked } = await outlive(page, ownList.path);
    await open(page, inLang(lang, '/my-exhibit-list'));
    await expect.poll(asked).toBeGreaterThan(0);
    await expect.poll(() => pictures(page)).toEqual({ some: true, broken: 0 });
    await expectGood(page);
  });

  test(`an exhibit that not everybody may see shows its pictures to whoever may, and later too (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const buyer = await apiAs(DEMO.visitor);
    const { list } = await buyer.call(browse, { pageSize: 100 });
    // an old one of the demo: what other tests add shares its pictures with exhibits that everybody may see
    const restricted = list.findLast(({ scope }) => scope === 2);
    const nobody = await apiAs(null);
    const cover = restricted?.cover ?? '';
    expect(cover).toMatch(SIGNED);
    const page = await enter({ lang, size });
    expect((await page.request.get(`${cover}/w400.webp`)).status()).toBe(200);
    expect((await page.request.get(`${cover.replace(SIGNED, '$1')}/w400.webp`)).status()).toBe(404);
    expect(JSON.stringify(await nobody.call(browse, { pageSize: 100 }))).not.toMatch(SIGNED);
    await beginAs(page, { account: DEMO.visitor });
    const { asked } = await outlive(page, detail.path);
    await open(page, inLang(lang, `/find-exhibit/detail/${restricted?.id}`));
    await expect.poll(asked).toBeGreaterThan(0);
    await expect.poll(() => pictures(page)).toEqual({ some: true, broken: 0 });
    await expectGood(page);
  });
}
