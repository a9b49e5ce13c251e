import type { Page } from '@playwright/test';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { SITE_MAP, type Address } from '../web/app/site-map.ts';
import { get } from './client.ts';
import { expect, expectGood, go, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { styleOf, tagsOf } from './html.ts';
import { filledPath, publicIds } from './public-ids.ts';

/** What a page of guests may carry, in bytes as the browser reads them. */
const STYLE_MAX = 40_000;

const GUESTS: ReadonlySet<Address['group']> = new Set([
  'everyone',
  'guestOrVisitor',
  'guestOrExhibitor',
  'signedOut',
  'registration',
]);

const sheetsNamedIn = (html: string): string[] =>
  tagsOf(html, 'link').flatMap((tag) => (tag['rel'] === 'stylesheet' ? [tag['href'] ?? ''] : []));

for (const lang of LANGS)
  test(
    `each page of guests carries the rules that it can show, and at most 40 kB of them (${lang})`,
    inGate(),
    async () => {
      const ids = await publicIds();
      for (const { path } of SITE_MAP.filter(({ group }) => GUESTS.has(group))) {
        const address = inLang(lang, filledPath(path, ids));
        const { body } = await get(address);
        const style = Buffer.byteLength(styleOf(body));
        // the frame alone takes more than this
        expect.soft(style, address).toBeGreaterThan(15_000);
        expect.soft(style, address).toBeLessThanOrEqual(STYLE_MAX);
        expect.soft(sheetsNamedIn(body), address).toEqual([]);
      }
    },
  );

test('a page of whoever works here names the whole sheet, which is kept for good and travels packed', async () => {
  const ids = await publicIds();
  const named = new Set<string>();
  for (const { path } of SITE_MAP.filter(({ group }) => !GUESTS.has(group))) {
    const { body } = await get(filledPath(path, ids));
    expect.soft(styleOf(body), path).toBe('');
    expect.soft(sheetsNamedIn(body), path).toHaveLength(1);
    for (const sheet of sheetsNamedIn(body)) named.add(sheet);
  }
  expect([...named]).toHaveLength(1);
  const [sheet = ''] = named;
  for (const encoding of ['br', 'gzip']) {
    const { status, headers } = await get(sheet, { 'accept-encoding': encoding });
    expect.soft(status).toBe(200);
    expect.soft(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect.soft(headers['content-type']).toBe('text/css; charset=utf-8');
    expect.soft(headers['content-encoding']).toBe(encoding);
  }
  // of the consoles alone
  expect((await get(sheet)).body).toContain('.hotspot-draft');
});

/** Whether the whole sheet stood in the page when its heading changed; noted as the page changes, so that nothing is too early or too late. */
async function noteSheetAtNextHeading(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const whole = document.getElementById('css')?.dataset['whole'] ?? '';
    const watching = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading === undefined || heading === before) return;
      watching.disconnect();
      const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${whole}"]`);
      document.documentElement.dataset['sheetAtHeading'] = String((link?.sheet ?? null) !== null);
    });
    watching.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    await page.waitForFunction(() => document.documentElement.dataset['sheetAtHeading'] !== undefined);
    return page.evaluate(() => document.documentElement.dataset['sheetAtHeading'] === 'true');
  };
}

test('whoever goes on from a page of guests gets the whole sheet, and no page shows before it is there', async ({
  enter,
}) => {
  const page = await enter({ lang: 'en' });
  await open(page, '/en/aboutus');
  const stood = await noteSheetAtNextHeading(page);
  const asked = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/assets/app-*.css', async (route) => {
    asked.resolve(undefined);
    await answer.promise;
    await route.continue();
  });
  const screenCame = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  const gone = go(page, '/en/suggest');
  await asked.promise;
  await screenCame;
  // were it shown without its rules, it would be by now
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  answer.resolve(undefined);
  await gone;
  expect(await stood()).toBe(true);
  await expectGood(page);
  await page.unrouteAll();
});

test('a sheet that does not come is told like any part of the page, and loading again brings it', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  await open(page, '/en/aboutus');
  guardOf(page).allow(/\/assets\/app-[^ ]+\.css/);
  await page.route('**/assets/app-*.css', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellTexts.loadFailed[1]);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/News/);
  await expectGood(page);
});
