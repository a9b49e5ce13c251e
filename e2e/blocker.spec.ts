import { add, products } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page, Request } from '@playwright/test';
import { favouriteListTexts } from '../web/app/domains/favourite/favourite-list.texts.ts';
import { visitCountingTexts } from '../web/app/domains/page/visit-counting.texts.ts';
import { errorPageTexts } from '../web/app/shell/error-page.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { expect, expectGood, go, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { publicIds } from './public-ids.ts';
import { keepSession, newVisitor } from './registered.ts';

const COUNTING = '/burying';
const ALIASED = /\/visitor\/v2\/c\//;
/** What is told of a visit: the codes, each with what it is about. */
const codesIn = (request: Request): string[] =>
  [...(request.postData() ?? '').matchAll(/"event":"(\d+)".+?"prop":\{"id":"(\w*)"/g)].map(([, code = '', id = '']) =>
    `${code} ${id}`.trim(),
  );

/** Stops what a page asks for at such addresses, as blockers do; pages themselves still come. */
async function block(page: Page, ...patterns: (string | RegExp)[]): Promise<Request[]> {
  const stopped: Request[] = [];
  // what is asked instead is answered that there is nothing
  guardOf(page).allow(/ERR_BLOCKED_BY_CLIENT|Failed to fetch|^404 OPTIONS /);
  for (const pattern of patterns)
    await page.route(pattern, async (route, request) => {
      if (request.resourceType() === 'document') return route.continue();
      stopped.push(request);
      await route.abort('blockedbyclient');
    });
  return stopped;
}

/** As when the window is closed: what has been gathered is sent, once what sends it is there. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));

for (const lang of LANGS)
  test(`own favourites are there although a blocker stops calls by words in their addresses (${lang})`, async ({
    enter,
  }) => {
    const t = translator(favouriteListTexts, lang);
    const { product } = await publicIds();
    const visitor = await newVisitor(`blocked${lang}`);
    await visitor.client.call(add, { collectionSubjectType: 'PRODUCT', id: product });
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    const stopped = await block(page, '**/collection/**', `**${COUNTING}`, '**/*stat*');
    const elsewhere: Request[] = [];
    page.on('request', (request) => void (ALIASED.test(request.url()) && elsewhere.push(request)));
    await keepSession(page, visitor.session);
    await open(page, inLang(lang, '/collection/product'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(main.locator(`a[href$="/find-exhibit/detail/${product}"]`).first()).toBeVisible();
    await expectGood(page);
    // known by now: it goes there at once
    const before = stopped.filter((request) => request.url().endsWith(products.path)).length;
    await go(page, inLang(lang, '/find/product'));
    await go(page, inLang(lang, '/collection/product'));
    await expect(main.locator(`a[href$="/find-exhibit/detail/${product}"]`).first()).toBeVisible();
    expect(stopped.filter((request) => request.url().endsWith(products.path))).toHaveLength(before);
    // who stops that does not want to be counted, and is not counted by another way
    await expect(async () => {
      await leave(page);
      expect(stopped.map((request) => new URL(request.url()).pathname)).toContain(COUNTING);
    }).toPass();
    expect(elsewhere.filter((request) => request.postData()?.includes('000000001') === true)).toEqual([]);
  });

test('a call that is stopped at its alias too is named, and screens that can do without it do', async ({ enter }) => {
  const say = translator(shellTexts, 'en');
  const visitor = await newVisitor('stopped');
  const page = await enter({ lang: 'en' });
  await block(page, /\/visitor\/v2\/(?:exhibitor\/)?collection\//, ALIASED);
  await keepSession(page, visitor.session);
  await open(page, '/en');
  await expect(page.getByText(say('loadFailed'))).toHaveCount(0);
  await open(page, '/en/footprint/exhibitor');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('loadFailed'));
  await page.goto('/en/collection/product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('loadFailed'));
  await expect(page.getByText('/visitor/v2/collection/productList')).toBeVisible();
  await expect(page.getByText('500')).toHaveCount(0);
});

test('a guest’s visit is told of when they leave, and no more once they say so', async ({ enter }) => {
  const t = translator(visitCountingTexts, 'en');
  const { product } = await publicIds();
  const page = await enter({ lang: 'en' });
  const told: string[] = [];
  page.on('request', (request) => void (request.url().endsWith(COUNTING) && told.push(...codesIn(request))));
  await open(page, `/en/find-exhibit/detail/${product}`);
  await go(page, '/en/find/product');
  await expect(async () => {
    await leave(page);
    expect(told).toContain('001031002');
  }).toPass();
  // entered and left the fair, opened the list, opened and left the exhibit
  const exhibit = [`001032001 ${product}`, `001033001 ${product}`];
  expect(told.toSorted()).toEqual(['001021003', '001021004', '001031002', ...exhibit]);
  const before = told.length;
  await open(page, '/en/agreement#counting');
  await page.getByLabel(t('counted')).uncheck();
  await expectGood(page);
  await go(page, '/en/find/actor');
  await leave(page);
  await open(page, '/en/news');
  await leave(page);
  expect(told).toHaveLength(before);
  await expect(page.getByText(translator(errorPageTexts, 'en')('oops'))).toHaveCount(0);
});
