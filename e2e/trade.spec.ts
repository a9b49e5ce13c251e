import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { clientOf, get, origin } from './client.ts';
import { expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { jsonLdOf, tagsOf } from './html.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

const PARAQUAT = 'paraquat-dichloride';

async function exhibitOf(ingredient: string): Promise<string> {
  const { list } = await clientOf(null).call(browse, { ingredient: [ingredient], pageSize: 1 });
  const [found] = list;
  if (found === undefined) throw new Error(`the demo shows nothing with ${ingredient}`);
  return found.id;
}

test('an exhibit says what rules stand on its ingredients and where it is registered', inGate(), async ({ enter }) => {
  const id = await exhibitOf(PARAQUAT);
  const words = {
    zh: { title: '合规提示', kind: '仅限出口', market: '中国', registered: /登记具有地域性/ },
    en: {
      title: 'Compliance notes',
      kind: 'Export only',
      market: 'China',
      registered: /Registration is country-specific/,
    },
  };
  for (const lang of LANGS) {
    const page = await enter({ lang });
    await open(page, inLang(lang, `/find-exhibit/detail/${id}`));
    const notes = page.getByRole('region', { name: words[lang].title });
    await expect(notes.getByRole('listitem').filter({ hasText: words[lang].market })).toContainText(words[lang].kind);
    await expect(page.getByText(words[lang].registered)).toBeVisible();
    await expectGood(page);
  }
});

test('a page tells networks and search engines what it is, and its picture is there', async () => {
  const id = await exhibitOf(PARAQUAT);
  for (const lang of LANGS) {
    const { body } = await get(inLang(lang, `/find-exhibit/detail/${id}`));
    const metas = new Map(tagsOf(body, 'meta').map((tag) => [tag['property'] ?? tag['name'] ?? '', tag['content']]));
    expect([metas.get('og:image:width'), metas.get('og:image:height'), metas.get('twitter:card')]).toEqual([
      '1200',
      '630',
      'summary_large_image',
    ]);
    const picture = metas.get('og:image') ?? '';
    expect(picture.startsWith(`${origin()}/og/product/${id}.${lang}.png?v=`)).toBe(true);
    expect((await get(picture.slice(origin().length))).headers['content-type']).toBe('image/png');
    expect(jsonLdOf(body).map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
  }
  const types = async (path: string) => jsonLdOf((await get(path)).body).map((thing) => thing['@type']);
  expect(await types('/')).toEqual(['Event', 'WebSite']);
  expect(await types('/find/product')).toEqual(['ItemList']);
});

test('an editor adds a rule, sees what it is about, and deletes it again', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  await keepSession(page, await staffSession(STAFF.editor));
  await open(page, '/en/organizer/compliance?keyword=flumioxazin');
  await expect(page.getByRole('heading', { level: 1, name: 'Compliance rules' })).toBeVisible();
  await page.getByRole('link', { name: 'Add rule' }).click();
  const form = page.getByRole('main');
  await form.getByRole('combobox', { name: /^Ingredient/ }).fill('103361-09-7');
  await form.getByRole('combobox', { name: /^Country/ }).fill('Kenya');
  await form.getByRole('textbox', { name: 'Note (English)' }).fill('Import needs a permit');
  await expect(form.getByText(/exhibits? ha(s|ve) this ingredient/)).toBeVisible();
  await expectGood(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/en/organizer/compliance?keyword=flumioxazin');
  const row = page.getByRole('row').filter({ hasText: 'Import needs a permit' });
  await expect(row).toContainText('Kenya');
  await expectGood(page);
  await row.getByRole('button', { name: /^Actions/ }).click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});
