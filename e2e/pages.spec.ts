import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import { own, ownList, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { productTexts } from '../web/app/components/product/product.texts.ts';
import { SITE_MAP, type Address } from '../web/app/site-map.ts';
import { clientOf, get, origin, type Client } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { alternatesOf, canonicalOf, countOf, jsonLdOf, langOf, locationsOf, metaOf, tagsOf, titleOf } from './html.ts';
import { isJourneys } from './own-exhibits.ts';
import { filledPath, publicIds } from './public-ids.ts';

/** Work screens are served as their frame: what is in them is personal and comes later (ruling 1.5). */
const isFrame = (html: string): boolean => html.includes('aria-busy="true"');

function expectHead(html: string, address: Address, path: string, lang: Lang): void {
  expect.soft(langOf(html)).toBe(lang === 'zh' ? 'zh-CN' : 'en');
  expect.soft(titleOf(html)).toMatch(lang === 'zh' ? /[\u4e00-\u9fff]/ : /^[^\u4e00-\u9fff]+$/);
  expect.soft(metaOf(html, 'description')).not.toBe('');
  expect.soft(countOf(html, 'h1')).toBe(isFrame(html) ? 0 : 1);
  if (address.indexable !== true && address.canonical === undefined) {
    expect.soft(metaOf(html, 'robots')).toBe('noindex');
    expect.soft(canonicalOf(html)).toBeNull();
    return;
  }
  expect.soft(metaOf(html, 'robots')).toBe('');
  const at = (one: Lang): string => origin() + inLang(one, path);
  expect.soft(canonicalOf(html)).toBe(at(lang));
  expect.soft(alternatesOf(html)).toEqual({ 'zh-CN': at('zh'), en: at('en'), 'x-default': at('zh') });
}

for (const lang of LANGS) {
  test(`every address of the site map answers with a whole page (${lang})`, inGate(), async () => {
    const ids = await publicIds();
    for (const address of SITE_MAP) {
      const path = filledPath(address.path, ids);
      await test.step(inLang(lang, path), async () => {
        const { status, body, headers } = await get(inLang(lang, path));
        expect.soft(status, path).toBe(200);
        expect.soft(headers['content-type'], path).toBe('text/html; charset=utf-8');
        expectHead(body, address, address.canonical === undefined ? path : filledPath(address.canonical, ids), lang);
      });
    }
  });
}

test(
  'a missing page answers 404 with a page that leads on, in the language of its address',
  inGate(),
  async ({ enter }) => {
    const { product } = await publicIds();
    const missing = [
      '/nothing/here',
      '/find-exhibit/detail/AAAAAAAAAAAAAAAA',
      '/find-exhibit/detail/short',
      '/find-exhibitor/detail/AAAAAAAAAAAAAAAA',
      '/news/AAAAAAAAAAAAAAAA',
      `/news/${product}`,
    ];
    for (const path of missing) {
      for (const lang of LANGS) {
        const { status, body } = await get(inLang(lang, path));
        expect.soft(status, inLang(lang, path)).toBe(404);
        expect.soft(langOf(body)).toBe(lang === 'zh' ? 'zh-CN' : 'en');
        expect.soft(body).toContain(lang === 'zh' ? '页面不存在' : 'Page not found');
        expect.soft(canonicalOf(body)).toBeNull();
      }
    }
    const page = await enter({ lang: 'en' });
    guardOf(page).allow(/^404 GET \/en\/nothing\/here$/);
    await open(page, '/en/nothing/here');
    await expectGood(page);
    await page.getByRole('main').getByRole('link', { name: 'Find exhibits' }).click();
    await expect(page).toHaveURL('/en/find/product');
  },
);

/** The same page asked for in different ways, all at once: another test may change the fair in between, so a difference must last. */
async function expectSamePage(path: string, ways: readonly Record<string, string>[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(ways.map((headers) => get(path, headers)));
    for (const other of others) {
      expect(other.body === first?.body, `${path} is the same for everybody`).toBe(true);
      expect(other.headers['etag']).toBe(first?.headers['etag']);
    }
  }).toPass({ timeout: 10_000 });
}

test('a page is byte for byte the same with a token, with cookies and without (G7)', inGate(), async ({ apiAs }) => {
  const [buyer, staff] = [await apiAs(DEMO.visitor), await apiAs(DEMO.staff, 'actor')];
  const restricted = await restrictedProducts(staff);
  const { product, exhibitor } = await publicIds();
  const ways = [
    {},
    { authorization: buyer.token ?? '' },
    { authorization: staff.token ?? '' },
    { authorization: `Bearer ${buyer.token}` },
    { cookie: `token=${buyer.token}; fairbridge.session=${staff.token}; lang=en` },
  ];
  const paths = [
    '/',
    '/find/product',
    '/find/actor',
    '/search-list?keyword=glufosinate',
    '/profile',
    '/potential-order',
    `/find-exhibit/detail/${product}`,
    `/find-exhibitor/detail/${exhibitor}`,
  ];
  for (const path of [...paths, ...restricted.slice(0, 2).map(({ id }) => `/find-exhibit/detail/${id}`)])
    for (const lang of LANGS) await expectSamePage(inLang(lang, path), ways);
});

async function restrictedProducts({ call }: Client) {
  const { list } = await call(ownList, { pageSize: 100 });
  const [pool, registered] = [list.find(({ scope }) => scope === 1), list.find(({ scope }) => scope === 2)];
  if (pool === undefined || registered === undefined) throw new Error('the demo exhibitor has no restricted exhibits');
  return [pool, registered];
}

test(
  'a restricted exhibit shows the product-tips notice, leads to its exhibitor and tells nothing of itself',
  inGate(),
  async ({ apiAs, enter }) => {
    const staff = await apiAs(DEMO.staff, 'actor');
    for (const { id, name, articleNumber, cover, scope } of await restrictedProducts(staff)) {
      for (const lang of LANGS) {
        const { body } = await get(inLang(lang, `/find-exhibit/detail/${id}`));
        expect.soft(body).toContain(productTexts.tipsTitle[lang === 'zh' ? 0 : 1]);
        for (const secret of [name.zh, name.en, articleNumber, cover])
          expect.soft(body.includes(secret), `${secret} of a scope-${scope} exhibit`).toBe(false);
        expect.soft(metaOf(body, 'robots')).toBe('noindex');
        const page = await enter({ lang });
        await page.goto(inLang(lang, `/find-exhibit/detail/${id}`));
        await expect(page).toHaveURL(new RegExp(`${inLang(lang, '/find-exhibitor/detail/')}[A-Za-z0-9]{10,}$`));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
          lang === 'zh' ? /衡水霁野/ : /Hengshui Jiye/,
        );
        await expect(page.getByRole('main')).not.toContainText(name[lang]);
        await expect(page.locator('[data-product-tips]')).toContainText(productTexts.tipsTitle[lang === 'zh' ? 0 : 1]);
        await expectGood(page);
      }
    }
  },
);

test('the sitemap lists every public page in both languages and nothing restricted', inGate(), async ({ apiAs }) => {
  const hidden = new Set((await restrictedProducts(await apiAs(DEMO.staff, 'actor'))).map(({ id }) => id));
  // Another test may add an exhibit while the parts are read: a fault must last.
  await expect(async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = locationsOf(index.body);
    const pages = (
      await Promise.all(parts.map(async (part) => locationsOf((await get(new URL(part).pathname)).body)))
    ).flat();
    expect(pages).toContain(`${origin()}/`);
    expect(pages).toContain(`${origin()}/en`);
    expect(pages.filter((page) => !page.startsWith(`${origin()}/`))).toEqual([]);
    expect(pages.filter((page) => hidden.has(page.split('/').at(-1) ?? ''))).toEqual([]);
    const english = pages.filter((page) => /\/en(\/|$)/.test(page.slice(origin().length)));
    expect(english.length * 2).toBe(pages.length);
    const { exhibitors } = await clientOf(null).call(configuration, {});
    expect(pages.filter((page) => page.includes('/find-exhibitor/detail/')).length).toBe(exhibitors * 2);
    expect(new Set(pages).size).toBe(pages.length);
  }).toPass({ timeout: 20_000 });

  const robots = (await get('/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  expect(robots).toContain('Disallow: /en/potential-order');
  expect((await get('/sitemap/nothing-1.xml')).status).toBe(404);
});

test('structured data can be read: the fair, its exhibitors and their exhibits', inGate(), async () => {
  const { product, exhibitor } = await publicIds();
  for (const lang of LANGS) {
    for (const [path, type] of [
      ['/', 'Event'],
      [`/find-exhibit/detail/${product}`, 'Product'],
      [`/find-exhibitor/detail/${exhibitor}`, 'Organization'],
    ] as const) {
      const { body } = await get(inLang(lang, path));
      const [data] = jsonLdOf(body).filter((one) => one['@type'] === type);
      expect.soft(data?.['@context']).toBe('https://schema.org');
      expect.soft(data?.['url']).toBe(origin() + (inLang(lang, path) === '/' ? '/' : inLang(lang, path)));
      expect.soft(data?.['name']).toBeTruthy();
    }
  }
});

test('the language switch leads to the twin address, and the choice is remembered', inGate(), async ({ enter }) => {
  const page = await enter({ lang: 'zh' });
  await open(page, '/find/product?keyword=glufosinate');
  await page.getByRole('banner').getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL('/en/find/product?keyword=glufosinate');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/news');
  const offer = page.getByRole('link', { name: 'Read this page in English' });
  await expect(offer).toBeVisible();
  // a line above the page: it lies over nothing, and nothing moves when it comes
  const [line, banner] = [await offer.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  await expectGood(page);
  await offer.click();
  await expect(page).toHaveURL('/en/news');
  await expect(page.getByRole('link', { name: '用中文阅读本页' })).toHaveCount(0);
});

test('an edit of an exhibitor shows on the anonymous page within a second', async ({ apiAs }) => {
  const { call } = await apiAs(DEMO.staff, 'actor');
  const { list } = await call(ownList, { pageSize: 100, scope: 0 });
  const exhibit = list.find(({ articleNumber }) => !isJourneys(articleNumber));
  if (exhibit === undefined) throw new Error('the demo exhibitor shows nothing');
  const { id, form, version } = await call(own, { id: exhibit.id });
  const path = `/en/find-exhibit/detail/${id}`;
  const edit = `Edited ${Date.now().toString(36)}`;
  await get(path);
  const saved = await call(save, { ...form, id, version, introduction: { zh: form.introduction.zh, en: edit } });
  await expect.poll(async () => (await get(path)).body.includes(edit), { intervals: [50], timeout: 1_000 }).toBe(true);
  await call(save, { ...form, id, version: saved.version });
});

/** The scripts that a page names. */
async function scriptsOf(address: string): Promise<string[]> {
  const { body } = await get(address);
  const named = [
    ...tagsOf(body, 'script').map((tag) => tag['src']),
    ...tagsOf(body, 'link').map((tag) => tag['href']),
    ...[...body.matchAll(/import "([^"]+)"/g)].map(([, file]) => file),
  ];
  return [...new Set(named)].filter(
    (file): file is string => file?.startsWith('/assets/') === true && file.endsWith('.js'),
  );
}

/** What a public page may carry, in bytes. */
const SCRIPTS_MAX = 150_000;

/** Of it what a chat may cost that nobody has opened. */
const CHAT_MAX = 15_000;

/** Who reads the pages that carry no more: not those of somebody's own rooms. */
const READERS: readonly Address['group'][] = ['everyone', 'guestOrVisitor', 'guestOrExhibitor'];

/** What carries more, by its path: at most so much, a little above what was measured, and why. */
const HEAVIER: Readonly<Record<string, { most: number; why: string }>> = {
  '/me': { most: 160_400, why: 'the own room of whoever is signed in, with its chats; a guest is sent to log in' },
  '/find-exhibit/detail/:id': {
    most: 170_200,
    why: 'order, documents, comparison and booth of one exhibit with its small plan, sharing it, and the way to a chat',
  },
  '/find-exhibitor/detail/:id': {
    most: 164_200,
    why: 'a whole booth: film, showcases, exhibits, people, sharing it, and the way to a chat',
  },
  '/actorDetail/:id': { most: 161_800, why: 'the same booth' },
  '/search-list': { most: 152_000, why: 'cards of every kind' },
  '/compare': { most: 152_000, why: 'the table of exhibits beside one another' },
  '/ingredient/:slug': { most: 150_300, why: 'exhibits, suppliers and reference brands of an active ingredient' },
  '/live/:id': {
    most: 166_500,
    why: 'the room of a live: exhibits with the ways to them, and the player’s own controls',
  },
};

for (const lang of LANGS)
  test(
    `each public address names at most 150 kB of JavaScript, packed, or what stands here (${lang})`,
    inGate(),
    async () => {
      const ids = await publicIds();
      const sizes = new Map<string, number>();
      const sizeOf = async (script: string): Promise<number> => {
        const known = sizes.get(script);
        if (known !== undefined) return known;
        const size = Number((await get(script, { 'accept-encoding': 'gzip' })).headers['content-length']);
        sizes.set(script, size);
        return size;
      };
      for (const { path, group } of SITE_MAP) {
        if (!READERS.includes(group)) continue;
        const scripts = await scriptsOf(inLang(lang, filledPath(path, ids)));
        expect.soft(scripts.length, path).toBeGreaterThan(5);
        let sum = 0;
        for (const script of scripts) sum += await sizeOf(script);
        // a missing length would be no number, and no number is at most anything
        expect.soft(sum, path).toBeLessThanOrEqual(HEAVIER[path]?.most ?? SCRIPTS_MAX);
      }
    },
  );

test('the way to a chat adds at most 15 kB of JavaScript to the pages that have it, before it is opened', async () => {
  const { product, exhibitor } = await publicIds();
  for (const path of [`/find-exhibit/detail/${product}`, `/find-exhibitor/detail/${exhibitor}`]) {
    // it stands in a chunk of its own (`web/chunk-groups.ts`), which loads its window once that is opened
    const chat = (await scriptsOf(path)).filter((script) => script.startsWith('/assets/chat-'));
    expect.soft(chat.length, path).toBe(1);
    const { headers } = await get(chat[0] ?? '', { 'accept-encoding': 'gzip' });
    expect.soft(Number(headers['content-length']), path).toBeLessThanOrEqual(CHAT_MAX);
  }
});

test('built files never change under their name, and travel packed', inGate(), async () => {
  const scripts = await scriptsOf('/');
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    for (const encoding of ['br', 'gzip'] as const) {
      const { status, headers } = await get(script, { 'accept-encoding': encoding });
      expect.soft(status, script).toBe(200);
      expect.soft(headers['cache-control'], script).toBe('public, max-age=31536000, immutable');
      expect.soft(headers['content-type'], script).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
      if (Number(headers['content-length']) > 1_000) expect.soft(headers['content-encoding'], script).toBe(encoding);
    }
    expect.soft((await get(`${script}.map`)).status).toBe(404);
  }
});
