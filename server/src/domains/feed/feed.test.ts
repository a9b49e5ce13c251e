import { contract } from '@fairbridge/contract/index.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sitemapIndex, sitemapPart } from '../../platform/pages/sitemap.ts';
import type { MachineSite } from '../../platform/pages/machine-pages.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeStoredPicture,
  makeVisitor,
  type Exhibitor,
} from '../../../test/world.ts';
import { sitemapKinds } from './sitemap.kinds.ts';

const portal = testPortal();
let company: Exhibitor;
beforeAll(async () => {
  company = await makeExhibitor(portal, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
});
beforeEach(async () => {
  await sql`update product set deleted_at = now() where deleted_at is null`.execute(portal.ctx.db);
  await changed();
});

/** As if the message of a change had come: what this process keeps is forgotten. */
const changed = async (): Promise<void> => {
  const probe = await makeProduct(portal, company, { scope: 1 });
  await sql`delete from product where id = ${probe.id}`.execute(portal.ctx.db);
  await sql`select pg_notify('exhibition_changed', ${portal.ctx.exhibition.id})`.execute(portal.ctx.db);
};
const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host: 'localhost', ...headers } });
type Listed = { products: { id: string; name: { zh: string }; url: { en: string } }[]; next: string };
const read = async (query = ''): Promise<Listed> => (await get(`/feed/catalogue.json${query}`)).json();
const of = (code: string, given: Parameters<typeof makeProduct>[2] = {}) =>
  makeProduct(portal, company, { attributes: { ingredients: [{ code, content: 20, unit: '%' }] }, ...given });
/** Each test asks another question, so that nothing kept answers it. */
let asked = 100;
const fresh = (): string => `limit=${(asked += 1)}`;

describe('the catalogue for machines', () => {
  test('finds exhibits by CAS number, any of them, and by ingredient', async () => {
    const [atrazine, acetamiprid] = [await of('atrazine'), await of('acetamiprid')];
    const ids = async (query: string) => (await read(`?${query}&${fresh()}`)).products.map(({ id }) => id);
    expect(await ids('cas=1912-24-9')).toEqual([atrazine.id]);
    expect(await ids('cas=160430-64-8')).toEqual([acetamiprid.id]);
    expect(new Set(await ids('cas=1912-24-9,160430-64-8'))).toEqual(new Set([atrazine.id, acetamiprid.id]));
    expect(await ids('ingredient=atrazine')).toEqual([atrazine.id]);
    // a right number that no ingredient has finds nothing, not everything
    expect(await ids('cas=64-17-5')).toEqual([]);
  });

  test('refuses a wrong CAS number, an unknown ingredient, a wrong limit and cursor by their names', async () => {
    const wrong = async (query: string) => {
      const { statusCode, body } = await get(`/feed/catalogue.json?${query}`);
      const fields = /"field":"(\w+)","rule":"(\w+)"/.exec(body);
      return [statusCode, fields?.[1], fields?.[2]];
    };
    expect(await wrong('cas=1912-24-8')).toEqual([400, 'cas', 'casNumber']);
    expect(await wrong('ingredient=no-such')).toEqual([400, 'ingredient', 'choice']);
    expect(await wrong('limit=501')).toEqual([400, 'limit', 'tooBig']);
    expect(await wrong('cursor=..')).toEqual([400, 'cursor', 'format']);
  });

  test('goes from page to page until all are told once', async () => {
    const made = [await of('atrazine'), await of('atrazine'), await of('atrazine')].map(({ id }) => id).toSorted();
    const first = await get('/feed/catalogue.json?ingredient=atrazine&limit=2');
    const page: Listed = first.json();
    expect(first.headers['link']).toBe(`<${page.next}>; rel="next"`);
    const rest: Listed = (await get(page.next.replace(/^https?:\/\/[^/]+/, ''))).json();
    expect([...page.products, ...rest.products].map(({ id }) => id)).toEqual(made);
    expect(rest.next).toBe('');
  });

  test('tells what anybody sees, to whoever asks, and nothing of another fair', async () => {
    const [shown, hidden, kept] = [
      await of('atrazine', { name_zh: '公开的莠去津', purchase_price: 'cnrpurchase' }),
      await of('atrazine', { name_zh: '客户池的莠去津', scope: 1 }),
      await of('atrazine', { name_zh: '登记买家的莠去津', scope: 2 }),
    ];
    const buyer = await makeVisitor(portal);
    const question = `/feed/catalogue.json?ingredient=atrazine&${fresh()}`;
    const bodies = [await get(question), await get(question, { authorization: buyer.token ?? '' })].map(
      ({ body }) => body,
    );
    expect(bodies[0]).toBe(bodies[1]);
    expect([shown, hidden, kept].map(({ id }) => bodies[0]?.includes(id))).toEqual([true, false, false]);
    expect(bodies[0]).not.toContain('cnrpurchase');
    const other: Listed = (await get(`/feed/catalogue.json?${fresh()}`, { host: SUGAR_HOST })).json();
    expect(other.products).toEqual([]);
  });

  test('is a table that no spreadsheet program runs, in UTF-8 with its mark', async () => {
    await of('atrazine', { name_zh: '=HYPERLINK("http://x")', name_en: 'Atrazine, 90% WG', brand_en: '@SUM(A1)' });
    const { body, headers } = await get(`/feed/catalogue.csv?ingredient=atrazine&${fresh()}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', line = ''] = body.split('\r\n');
    expect(head.startsWith('\uFEFFid,name_zh,name_en,')).toBe(true);
    expect(line).toContain(`"'=HYPERLINK(""http://x"")","Atrazine, 90% WG",`);
    expect(line).toContain(`,'@SUM(A1),`);
  });

  test('says of a registration that it has run out, in both forms', async () => {
    const registrations = [
      { country: 'BR', number: '7', validUntil: '2020-01-31' },
      { country: 'CN', number: '8', validUntil: '2999-12-31' },
      { country: 'IN', number: '9', validUntil: '' },
    ];
    const ingredients = [{ code: 'atrazine', content: 20, unit: '%' as const }];
    await makeProduct(portal, company, { attributes: { ingredients, registrations } });
    const { body } = await get(`/feed/catalogue.csv?ingredient=atrazine&${fresh()}`);
    expect(body).toContain(',BR 7 2020-01-31 (expired); CN 8 2999-12-31; IN 9,');
    const { products } = (await get(`/feed/catalogue.json?ingredient=atrazine&${fresh()}`)).json();
    expect(products[0].registrations.map(({ state }: Record<string, unknown>) => state)).toEqual([
      'expired',
      'valid',
      'valid',
    ]);
  });

  test('answers 304 to whoever has it, packed to whoever takes it', async () => {
    await of('atrazine');
    const question = `/feed/catalogue.json?ingredient=atrazine&${fresh()}`;
    const first = await get(question);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(typeof first.headers['last-modified']).toBe('string');
    expect((await get(question, { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
  });

  test('lists the ingredients with the number of exhibits that anybody sees', async () => {
    await sql`delete from search_tally`.execute(portal.ctx.db);
    await of('acetamiprid');
    await of('acetamiprid', { scope: 1 });
    await sql`select pg_notify('exhibition_changed', ${portal.ctx.exhibition.id})`.execute(portal.ctx.db);
    const read = async () => {
      const { ingredients } = (await get('/feed/ingredients.json')).json();
      return ingredients.map(({ code, cas, products }: Record<string, unknown>) => [code, cas, products]);
    };
    await expect.poll(read).toEqual([['acetamiprid', ['135410-20-7', '160430-64-8'], 1]]);
  });
});

describe('the sitemap', () => {
  const site = (): MachineSite => ({
    exhibitionId: portal.ctx.exhibition.id,
    api: portal.as({ token: null }),
    origin: 'https://fair.example',
    base: '/',
  });
  const kinds = () => sitemapKinds(() => portal.ctx);

  test('has parts that begin at an id, and each address with its twin, its day and its picture', async () => {
    const cover = await makeStoredPicture(portal, company);
    const shown = await of('atrazine', { pictures: [cover] });
    const hidden = await of('atrazine', { scope: 2 });
    const index = await sitemapIndex(site(), kinds());
    expect(index).toContain(`<loc>https://fair.example/sitemap/products-${shown.id}.xml</loc>`);
    const part = (await sitemapPart(site(), kinds(), `products-${shown.id}`, [])) ?? '';
    const path = `/find-exhibit/detail/${shown.id}`;
    expect([...part.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)).toEqual([
      `https://fair.example${path}`,
      `https://fair.example/en${path}`,
    ]);
    expect(part).toContain(`hreflang="en" href="https://fair.example/en${path}"`);
    expect(part).toContain(`<image:loc>https://fair.example/files/${cover}/w1200.jpg</image:loc>`);
    expect(part).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/);
    expect(index + part).not.toContain(hidden.id);
  });

  test('lists the ingredients that anybody sees an exhibit of', async () => {
    await sql`delete from search_tally`.execute(portal.ctx.db);
    await of('boscalid');
    await of('pyraclostrobin', { scope: 1 });
    await sql`select pg_notify('exhibition_changed', ${portal.ctx.exhibition.id})`.execute(portal.ctx.db);
    const read = async () => (await sitemapPart(site(), kinds(), 'ingredients-1', [])) ?? '';
    await expect.poll(read).toContain('<loc>https://fair.example/en/ingredient/boscalid</loc>');
    expect(await read()).not.toContain('pyraclostrobin');
    expect(await sitemapIndex(site(), kinds())).toContain('/sitemap/ingredients-1.xml');
  });

  test('has no part of another kind, of none, or after the last', async () => {
    for (const name of [
      'nothing-1',
      'products',
      'products-zzzzzzzzzzzz',
      'news-99999',
      'news-x',
      'ingredients-0',
      'ingredients-2',
      'collections-1',
    ])
      expect(await sitemapPart(site(), kinds(), name, [])).toBe(null);
  });

  test('makes parts of five hundred', async () => {
    const [{ ids } = { ids: [] }] = (
      await sql<{ ids: string[] }>`
        with made as (
          insert into product (id, exhibition_id, exhibitor_id, name_zh, category, pictures, scope)
          select 'made' || lpad(n::text, 12, '0'), exhibition_id, exhibitor_id, name_zh, category, pictures, 0
          from product, generate_series(1, 1001) n where id = ${(await of('atrazine', { scope: 1 })).id}
          returning id
        ) select array_agg(id order by id) as ids from made`.execute(portal.ctx.db)
    ).rows;
    const index = await sitemapIndex(site(), kinds());
    expect([...index.matchAll(/products-(\w+)\.xml/g)].map(([, id]) => id)).toEqual([ids[0], ids[500], ids[1000]]);
    const part = (await sitemapPart(site(), kinds(), `products-${ids[500]}`, [])) ?? '';
    expect(part.match(/<url>/g)?.length).toBe(1000);
  });
});

test('while only registration is open, machines are told no more than guests: news, and nothing of what waits', async () => {
  const { id } = await of('atrazine', { pictures: [await makeStoredPicture(portal, company)] });
  const owner = await makeOrganizer(portal);
  const paths = [
    `/feed/catalogue.json?${fresh()}`,
    '/feed/ingredients.json',
    `/og/product/${id}.zh.png`,
    '/og/home/fair.zh.png',
  ];
  const statuses = async () => Promise.all(paths.map(async (path) => (await get(path)).statusCode));
  const listed = async () => {
    const ctx = await portal.portal.contextOf('localhost');
    const index = await sitemapIndex(
      { exhibitionId: ctx.exhibition.id, api: portal.as({ token: null }), origin: 'https://fair.example', base: '/' },
      sitemapKinds(() => ctx),
    );
    return new Set([...index.matchAll(/sitemap\/([a-z]+)/g)].map(([, kind]) => kind));
  };
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await expect.poll(listed).toEqual(new Set(['pages', 'exhibitors', 'products', 'ingredients', 'news']));
  await portal.as(owner)(contract.organizer.saveSettings, { registrationOnly: true });
  try {
    // what was kept before the switch is forgotten within a second
    await expect.poll(statuses).toEqual([403, 403, 404, 200]);
    expect(await listed()).toEqual(new Set(['pages', 'news']));
  } finally {
    await portal.as(owner)(contract.organizer.saveSettings, { registrationOnly: false });
  }
});
