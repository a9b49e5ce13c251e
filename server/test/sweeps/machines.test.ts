import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitemapKinds } from '../../src/domains/feed/sitemap.kinds.ts';
import type { MachineSite } from '../../src/platform/pages/machine-pages.ts';
import { sitemapIndex, sitemapPart } from '../../src/platform/pages/sitemap.ts';
import { openStand, type Canary, type Stand } from './scopes.stand.ts';

/** What machines read: feeds, the sitemap, pictures of shared pages. They answer everybody as somebody who is not signed in. */
describe('machines read nothing restricted (G7)', () => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand();
  });
  afterAll(() => stand.test.close());

  const hidden = (): Canary[] => [stand.canaries[1], stand.canaries[2], stand.deleted, stand.closed];
  /** Words of hidden exhibits that stand in this text, and the purchase price of the public one. */
  const leaked = (text: string): string[] =>
    [...hidden().flatMap(({ tokens, secret }) => [...tokens, secret]), stand.canaries[0].secret].filter((one) =>
      text.includes(one),
    );
  const get = (url: string, token: string | null) =>
    stand.test.app.inject({ url, headers: { host: 'localhost', ...(token === null ? {} : { authorization: token }) } });

  test('the feed, in every form and by every question, is the same for every viewer', async () => {
    const [shown] = stand.canaries;
    for (const path of [
      '/feed/catalogue.json',
      '/feed/catalogue.csv',
      `/feed/catalogue.json?ingredient=${stand.ingredient}`,
      '/feed/ingredients.json',
    ]) {
      const bodies = new Set<string>();
      for (const { person } of stand.viewers) bodies.add((await get(path, person.token)).body);
      const [body = ''] = bodies;
      expect([path, bodies.size, leaked(body)]).toEqual([path, 1, []]);
      if (path.includes('catalogue')) expect(body).toContain(shown.id);
    }
    const { ingredients } = (await get('/feed/ingredients.json', null)).json();
    // the public one and the one beside it; hidden ones are not counted (G6)
    expect(ingredients.map(({ code, products }: Record<string, unknown>) => [code, products])).toEqual([
      [stand.ingredient, 2],
    ]);
  });

  test('the sitemap lists the public ones only', async () => {
    const site: MachineSite = {
      exhibitionId: stand.test.ctx.exhibition.id,
      api: stand.test.as({ token: null }),
      origin: 'https://fair.example',
      base: '/',
    };
    const kinds = sitemapKinds(() => stand.test.ctx);
    const index = await sitemapIndex(site, kinds);
    const names = [...index.matchAll(/sitemap\/([^<]+)\.xml<\/loc>/g)].map(([, name = '']) => name);
    const parts = await Promise.all(names.map((name) => sitemapPart(site, kinds, name, ['/'])));
    const text = index + parts.join('');
    expect(leaked(text)).toEqual([]);
    expect([text.includes(stand.canaries[0].id), text.includes(stand.closedCompany.id)]).toEqual([true, false]);
    // a part that is asked for from the id of a hidden one begins after it
    for (const { id } of hidden())
      expect(leaked((await sitemapPart(site, kinds, `products-${id}`, [])) ?? '')).toEqual([]);
  });

  test('no viewer gets a picture of a hidden page, and it answers as if there were none', async () => {
    const answers = new Set<string>();
    for (const { person } of stand.viewers)
      for (const id of [...hidden().map((canary) => canary.id), 'AAAAAAAAAAAAAAAA']) {
        const { statusCode, body } = await get(`/og/product/${id}.en.png`, person.token);
        answers.add(`${statusCode} ${body}`);
      }
    expect([answers.size, [...answers][0]?.slice(0, 3)]).toEqual([1, '404']);
    expect((await get(`/og/product/${stand.canaries[0].id}.en.png`, null)).statusCode).toBe(200);
  });
});
