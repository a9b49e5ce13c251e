import sharp from 'sharp';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeProduct, makeStoredPicture, makeVisitor, type Exhibitor } from '../../../test/world.ts';

const portal = testPortal();
let company: Exhibitor;
beforeAll(async () => {
  company = await makeExhibitor(portal, {
    name_zh: '一家名字非常非常长的植物保护与农业化学品进出口贸易有限责任公司',
    name_en: 'Alpha & Sons <Chemical>',
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { host: 'localhost', ...headers } });
const article = async (): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from article where exhibition_id = ${portal.ctx.exhibition.id} order by id limit 1`.execute(
    portal.ctx.db,
  );
  return rows[0]?.id ?? '';
};
const exhibit = async (given: Parameters<typeof makeProduct>[2] = {}) =>
  makeProduct(portal, company, {
    pictures: [await makeStoredPicture(portal, company)],
    attributes: { ingredients: [{ code: 'atrazine', content: 90, unit: '%' }], formulation: 'WG' },
    ...given,
  });

describe('the picture of a page that is shared', () => {
  test('is 1200 by 630 for an exhibit, a company, news and the fair, in both languages', async () => {
    const { id } = await exhibit();
    const paths = [`product/${id}`, `exhibitor/${company.id}`, `news/${await article()}`, 'home/fair'];
    for (const path of paths)
      for (const lang of ['zh', 'en']) {
        const { statusCode, headers, rawPayload } = await get(`/og/${path}.${lang}.png`);
        expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/png']);
        const { width, height, format } = await sharp(rawPayload).metadata();
        expect([width, height, format]).toEqual([1200, 630, 'png']);
        expect(rawPayload.length).toBeLessThan(300_000);
      }
  });

  test('is another one in the other language, and when the exhibit changes', async () => {
    const { id } = await exhibit({ name_zh: '莠去津水分散粒剂', name_en: 'Atrazine WG' });
    const tag = async (lang: string, more: Record<string, string> = {}) =>
      (await get(`/og/product/${id}.${lang}.png`, more)).headers['etag'];
    const [zh, en] = [await tag('zh'), await tag('en')];
    expect(zh).not.toBe(en);
    expect((await get(`/og/product/${id}.zh.png?v=1`, { 'if-none-match': String(zh) })).statusCode).toBe(304);
    await sql`update product set name_zh = '改名的莠去津' where id = ${id}`.execute(portal.ctx.db);
    await sql`select pg_notify('exhibition_changed', ${portal.ctx.exhibition.id})`.execute(portal.ctx.db);
    await expect.poll(() => tag('zh')).not.toBe(zh);
  });

  test('is not there for what not everybody sees, to nobody, as for what is not there at all', async () => {
    const buyer = await makeVisitor(portal);
    const gone = await exhibit({ deleted_at: new Date().toISOString() });
    const closed = await makeExhibitor(portal, { open: false });
    const ids = [(await exhibit({ scope: 1 })).id, (await exhibit({ scope: 2 })).id, gone.id];
    const addresses = [
      ...ids.map((id) => `/og/product/${id}.zh.png`),
      `/og/exhibitor/${closed.id}.zh.png`,
      '/og/product/AAAAAAAAAAAAAAAA.zh.png',
      '/og/product/x.zh.png',
      '/og/visitor/AAAAAAAAAAAAAAAA.zh.png',
      '/og/home/fair.fr.png',
    ];
    const answers = new Set<string>();
    for (const address of addresses)
      for (const headers of [{}, { authorization: buyer.token ?? '' }, { 'if-none-match': '*' }]) {
        const { statusCode, body } = await get(address, headers);
        answers.add(`${statusCode} ${body}`);
      }
    expect([...answers].map((answer) => answer.slice(0, 3))).toEqual(['404']);
  });
});
