import { get, origin } from './client.ts';
import { DEMO, expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { locationsOf, tagsOf, titleOf } from './html.ts';

/** The second fair lives at its own host; browsers take every name under `localhost` for this machine. */
const SUGAR = 'sugar.localhost';
const sugar = (): { host: string } => ({ host: `${SUGAR}:${new URL(origin()).port}` });

const idsOf = (html: string, kind: 'find-exhibit' | 'find-exhibitor'): string[] => [
  ...new Set([...html.matchAll(new RegExp(`/${kind}/detail/([A-Za-z0-9]{10,})`, 'g'))].map(([, id = '']) => id)),
];

test('each fair shows its own name, exhibitors and exhibits, and nothing of the other', inGate(), async () => {
  for (const path of ['/', '/find/product', '/find/actor', '/news']) {
    for (const lang of LANGS) {
      const at = inLang(lang, path);
      const [first, second] = await Promise.all([get(at), get(at, sugar())]);
      expect.soft(second.status).toBe(200);
      expect.soft(titleOf(second.body)).not.toBe(titleOf(first.body));
      const [mine, other] = [first, second].map(({ body }) => [
        ...idsOf(body, 'find-exhibit'),
        ...idsOf(body, 'find-exhibitor'),
      ]);
      expect.soft(other?.filter((id) => mine?.includes(id))).toEqual([]);
      expect.soft(second.body).not.toMatch(/植保农化|草铵膦|glufosinate/i);
      expect.soft(first.body).not.toMatch(/糖酒|白砂糖|baijiu/i);
    }
  }
});

test('what belongs to one fair is not found in the other', inGate(), async () => {
  const [first, second] = await Promise.all([get('/find/product'), get('/find/product', sugar())]);
  const [product = '', other = ''] = [idsOf(first.body, 'find-exhibit')[0], idsOf(second.body, 'find-exhibit')[0]];
  expect((await get(`/find-exhibit/detail/${product}`, sugar())).status).toBe(404);
  expect((await get(`/find-exhibit/detail/${other}`)).status).toBe(404);
  const picture = tagsOf(first.body, 'img').find((tag) => tag['src']?.startsWith('/files/'))?.['src'] ?? '';
  expect((await get(picture)).status).toBe(200);
  expect((await get(picture, sugar())).status).toBe(404);
  const searched = await get('/find/product?keyword=77182-82-2', sugar());
  expect(idsOf(searched.body, 'find-exhibit')).toEqual([]);
  const parts = locationsOf((await get('/sitemap.xml', sugar())).body);
  expect(parts.filter((part) => new URL(part).hostname !== SUGAR)).toEqual([]);
});

test('the second fair looks like itself', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  const colourOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fair-action'));
  await open(page, '/en');
  const colour = await colourOf();
  for (const path of ['/en', '/en/find/product']) {
    await open(page, `http://${sugar().host}${path}`);
    expect(await colourOf()).not.toBe(colour);
    await expectGood(page);
  }
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(SUGAR);
  await expectGood(page);
});

test('a session of one fair is none in the other', inGate(), async ({ apiAs }) => {
  const { token } = await apiAs(DEMO.visitor);
  const headers = { authorization: token ?? '' };
  expect((await get('/visitor/v2/getInfo', headers)).status).toBe(200);
  const elsewhere = await get('/visitor/v2/getInfo', { ...headers, ...sugar() });
  expect(elsewhere.status).toBe(401);
});
