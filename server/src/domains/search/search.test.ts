import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeProduct, type Exhibitor } from '../../../test/world.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { reindexDocuments, SEARCH_VERSION } from './search.reindex.ts';

const portal = testPortal();
let maker: Exhibitor;
let trader: Exhibitor;
const GUEST = { token: null };

/** Glufosinate of a maker in China, registered in Brazil; atrazine of a trader in India; something only registered buyers see. */
async function furnish(): Promise<void> {
  maker = await makeExhibitor(portal, {
    company_types: ['formulator'],
    booth_number: 'B10',
    name_zh: '乙厂',
    pinyin: 'yichang',
  });
  trader = await makeExhibitor(portal, {
    company_types: ['trader'],
    booth_number: 'A02',
    country: 'IN',
    name_zh: '甲行',
    pinyin: 'jiahang',
  });
  await makeProduct(portal, maker, {
    scope: 0,
    name_zh: '草铵膦 200 g/L 水剂',
    name_en: 'Glufosinate-ammonium 200 g/L SL',
    strength: '200 g/L SL',
    attributes: {
      ingredients: [{ code: 'glufosinate-ammonium', content: 200, unit: 'g/L' }],
      formulation: 'SL',
      class: 'herbicide',
      crops: ['citrus'],
      registrations: [{ country: 'BR', number: '12345', validUntil: '' }],
    },
  });
  await makeProduct(portal, trader, {
    scope: 0,
    name_zh: '莠去津 97% 原药',
    name_en: 'Atrazine 97% TC',
    strength: '97% TC',
    attributes: {
      ingredients: [{ code: 'atrazine', content: 97, unit: '%' }],
      formulation: 'TC',
      class: 'herbicide',
      crops: ['maize'],
    },
  });
  await makeProduct(portal, trader, {
    scope: 2,
    name_zh: '硝磺草酮 40% 悬浮剂',
    name_en: 'Mesotrione 40% SC',
    strength: '40% SC',
    attributes: {
      ingredients: [{ code: 'mesotrione', content: 40, unit: '%' }],
      formulation: 'SC',
      class: 'herbicide',
      registrations: [{ country: 'AR', number: '77', validUntil: '' }],
    },
  });
  await indexExhibitors(portal.ctx, [maker.id, trader.id]);
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
}

beforeAll(async () => {
  await furnish();
});

const browse = (input: InputOf<typeof contract.product.browse>) =>
  portal.as({ ...GUEST, lang: 'en' })(contract.product.browse, input);
const understood = async (keyword: string) =>
  (await browse({ keyword })).understood.map(({ kind, code, rest }) => [kind, code, rest]);
const names = async (keyword: string) => (await browse({ keyword })).list.map(({ name }) => name.en);

describe('a phrase of the trade', () => {
  test.each([
    [
      'glufosinate 200 g/L SL',
      [
        ['ingredient', 'glufosinate-ammonium', '200 g/L SL'],
        ['content', '200 g/L', 'glufosinate SL'],
        ['formulation', 'SL', 'glufosinate 200 g/L'],
      ],
    ],
    [
      '草铵膦200克/升水剂',
      [
        ['ingredient', 'glufosinate-ammonium', '200克/升水剂'],
        ['content', '200 g/L', '草铵膦 水剂'],
        ['formulation', 'SL', '草铵膦200克/升'],
      ],
    ],
    [
      '97% TC atrazine',
      [
        ['content', '97%', 'TC atrazine'],
        ['formulation', 'TC', '97% atrazine'],
        ['ingredient', 'atrazine', '97% TC'],
      ],
    ],
    [
      'HRAC 10 herbicide in China',
      [
        ['modeOfAction', 'HRAC 10', 'herbicide in China'],
        ['class', 'herbicide', 'HRAC 10 in China'],
        ['country', 'CN', 'HRAC 10 herbicide in'],
      ],
    ],
    [
      'herbicide registered in Brazil',
      [
        ['class', 'herbicide', 'registered in Brazil'],
        ['registeredIn', 'BR', 'herbicide'],
      ],
    ],
    [
      '巴西登记 除草剂',
      [
        ['registeredIn', 'BR', '除草剂'],
        ['class', 'herbicide', '巴西登记'],
      ],
    ],
  ])('%s is understood part by part', async (keyword, parts) => {
    expect(await understood(keyword)).toEqual(parts);
  });

  test('finds by mode of action, country of the exhibitor and country of registration', async () => {
    const glufosinate = 'Glufosinate-ammonium 200 g/L SL';
    expect([await names('HRAC 10 herbicide in China'), await names('herbicide registered in Brazil')]).toEqual([
      [glufosinate],
      [glufosinate],
    ]);
    expect(await names('herbicide India')).toEqual(['Atrazine 97% TC']);
  });

  test.each([
    'herbicide not glufosinate',
    'herbicide -glufosinate',
    '除草剂 不要 草铵膦',
    '除了草铵膦以外的除草剂',
    'herbicide NOT SL',
    'not glufosinate',
  ])('%s finds the others only', async (keyword) => {
    expect(await names(keyword)).toEqual(['Atrazine 97% TC']);
  });

  test('what is not wanted is told, each part with the question without it', async () => {
    const { understood: parts } = await browse({ keyword: 'herbicide not atrazine -TC' });
    expect(parts.map(({ kind, code, excluded, rest }) => [kind, code, excluded, rest])).toEqual([
      ['class', 'herbicide', false, 'not atrazine -TC'],
      ['ingredient', 'atrazine', true, 'herbicide -TC'],
      ['formulation', 'TC', true, 'herbicide not atrazine'],
    ]);
  });

  test('a typo in what is not wanted is put right, and a word that nobody uses takes nothing away', async () => {
    expect(await names('herbicide not glufosinat')).toEqual(['Atrazine 97% TC']);
    expect((await names('herbicide -qqwwzzxx')).length).toBe(2);
  });

  test('letters of an article number are no parts', async () => {
    expect(await understood('GLY-SL480-25736')).toEqual([]);
  });

  test('of an exhibitor is understood alike, and an alias has its standard name', async () => {
    const found = await portal.as({ ...GUEST, lang: 'en' })(contract.exhibitor.browse, { keyword: '阿特拉津' });
    expect(found.list.map(({ id }) => id)).toEqual([trader.id]);
    expect(found.standardNames.map(({ code }) => code)).toEqual(['atrazine']);
    expect(found.understood.map(({ kind, code }) => [kind, code])).toEqual([['ingredient', 'atrazine']]);
  });
});

describe('filters', () => {
  test('by company type and country of registration count what the caller sees', async () => {
    const { facets } = await browse({ companyType: ['formulator'] });
    expect(facets.companyType.map(({ code, count }) => [code, count])).toEqual([
      ['formulator', 1],
      ['trader', 1],
    ]);
    // Argentina stands in an exhibit that guests do not see
    expect((await browse({})).facets.registeredIn.map(({ code, name }) => [code, name.en])).toEqual([['BR', 'Brazil']]);
  });

  test('of exhibitors know company types and what is publicly shown', async () => {
    const found = await portal.as(GUEST)(contract.exhibitor.browse, { companyType: ['trader'] });
    expect(found.list.map(({ id }) => id)).toEqual([trader.id]);
    expect(found.facets.ingredient.map(({ code }) => code)).toEqual(['atrazine']);
  });

  test('find a value by name, sound, alias and number, as the list is filtered', async () => {
    const values = async (text: string, more: object = {}) =>
      (
        await portal.as(GUEST)(contract.search.facetValues, { kind: 'product', facet: 'ingredient', text, ...more })
      ).list.map(({ code, count }) => [code, count]);
    for (const text of ['莠去', 'youqujin', 'yqj', '阿特拉津', '1912-24-9', 'atraz'])
      expect([text, await values(text)]).toEqual([text, [['atrazine', 1]]]);
    expect(await values('atraz', { companyType: ['formulator'] })).toEqual([]);
    expect(await values('mesotrione')).toEqual([]);
  });

  test('of a list that does not know them have no values', async () => {
    const asked = { kind: 'exhibitor', facet: 'formulation', text: 'SL' } as const;
    expect(await portal.as(GUEST)(contract.search.facetValues, asked)).toEqual({ list: [] });
  });
});

test('exhibitors are sorted by booth, by the sound of their names, and newest first', async () => {
  const order = async (sort: 'booth' | 'name' | 'newest') =>
    (await portal.as(GUEST)(contract.exhibitor.browse, { sort })).list.map(({ id }) => id);
  expect(await order('booth')).toEqual([trader.id, maker.id]);
  expect(await order('name')).toEqual([trader.id, maker.id]);
  expect((await order('newest')).toSorted()).toEqual([maker.id, trader.id].toSorted());
});

test('a suggested exhibit says whose it is', async () => {
  const { list } = await portal.as({ ...GUEST, lang: 'zh' })(contract.search.suggest, { text: '莠去津 97%' });
  expect(list.filter(({ kind }) => kind === 'product').map(({ text, hint }) => [text, hint])).toEqual([
    ['莠去津 97% 原药', '甲行'],
  ]);
});

describe('instead of no results', () => {
  const rescue = (keyword: string, more: object = {}) =>
    portal.as({ ...GUEST, lang: 'en' })(contract.search.rescue, { kind: 'product', keyword, ...more });

  test('there are other strengths, the class and who shows it', async () => {
    const asked = 'glufosinate 240 g/L SL';
    const { total, setAside } = await browse({ keyword: asked });
    expect([total, setAside]).toEqual([1, ['240 g/L']]);
    const { steps, strengths, products, class: kind, exhibitors } = await rescue(asked);
    expect(steps.map(({ kind: part, rest, total }) => [part, rest, total])).toEqual([['content', 'glufosinate SL', 1]]);
    expect(strengths).toEqual([{ strength: '200 g/L SL', keyword: 'glufosinate-ammonium 200 g/L SL', count: 1 }]);
    expect((await browse({ keyword: strengths[0]?.keyword ?? '' })).total).toBe(1);
    expect(products.map(({ strength }) => strength)).toEqual(['200 g/L SL']);
    expect([kind?.code, kind?.count]).toEqual(['herbicide', 2]);
    expect([exhibitors?.total, exhibitors?.list.map(({ id }) => id)]).toEqual([1, [maker.id]]);
  });

  test('tells nothing of what the caller may not see', async () => {
    const { steps, strengths, products, exhibitors } = await rescue('mesotrione 48% SC');
    expect({ steps, strengths, products, exhibitors }).toEqual({
      steps: [],
      strengths: [],
      products: [],
      exhibitors: null,
    });
  });

  test('says what the filters hide, and leads on where nothing was understood', async () => {
    expect((await rescue('atrazine', { country: ['BR'] })).withoutFilters).toBe(1);
    const { steps, around } = await rescue('qqwwzzxx');
    expect([steps, around.map(({ facet, code }) => [facet, code])]).toEqual([[], [['class', 'herbicide']]]);
  });
});

describe('ingredients', () => {
  const detail = (slug: string, host?: string) =>
    portal.as({ ...GUEST, ...(host !== undefined && { host }) })(contract.ingredient.detail, { slug });

  test('gather exhibits, exhibitors, formulations and countries at one address', async () => {
    const found = await detail('glufosinate-ammonium');
    expect(found.ingredient).toMatchObject({ code: 'glufosinate-ammonium', slug: 'glufosinate-ammonium' });
    expect(found.products.list.map(({ strength }) => strength)).toEqual(['200 g/L SL']);
    expect(found.exhibitors.list.map(({ id }) => id)).toEqual([maker.id]);
    expect(
      [found.formulations, found.countries, found.registeredIn].map((list) => list.map(({ code }) => code)),
    ).toEqual([['SL'], ['CN'], ['BR']]);
  });

  test('have an address each, and are not found by another one or at another fair', async () => {
    const { ingredients } = portal.ctx.exhibition;
    const slugs = await Promise.all([...ingredients.keys()].slice(0, 40).map(async (code) => detail(code)));
    expect(new Set(slugs.map(({ ingredient }) => ingredient.slug)).size).toBe(40);
    expect(await outcomeOf(detail('no-such-ingredient'))).toBe('notFound');
    expect(await outcomeOf(detail('glufosinate-ammonium', SUGAR_HOST))).toBe('notFound');
  });

  test('are listed with what the caller sees of them', async () => {
    const { list } = await portal.as(GUEST)(contract.ingredient.list, {});
    const counts = Object.fromEntries(list.map(({ code, products }) => [code, products]));
    expect(counts).toEqual({ atrazine: 1, 'glufosinate-ammonium': 1 });
  });
});

test('a number of an attribute is found by its name or its unit', async () => {
  const { sugarCtx } = portal;
  const company = await makeExhibitor(portal, {}, sugarCtx);
  const attributes = { ingredients: [{ code: 'sucrose', content: 99.7, unit: '%' as const }] };
  const make = (name_zh: string, icumsa: number) =>
    makeProduct(portal, company, { scope: 0, name_zh, attributes: { ...attributes, values: { icumsa } } }, sugarCtx);
  await make('白糖甲', 45);
  await make('白糖乙', 150);
  for (const keyword of ['ICUMSA 45', '色值 45', '45 IU']) {
    const { list } = await portal.as({ ...GUEST, host: SUGAR_HOST })(contract.product.browse, { keyword });
    expect([keyword, list.map(({ name }) => name.zh)]).toEqual([keyword, ['白糖甲']]);
  }
});

test('documents of an older version are written anew, and only then', async () => {
  const { db, exhibition } = portal.ctx;
  const facets = async () => (await browse({})).facets.companyType.map(({ code }) => code).toSorted();
  // as an older version left them: without the new filters
  await sql`update exhibitor set company_types = '{machinery}' where id = ${maker.id}`.execute(db);
  await reindexDocuments(portal.ctx);
  expect(await facets()).toEqual(['formulator', 'trader']);
  await sql`update exhibition set search_version = 1, search_written_to = '' where id = ${exhibition.id}`.execute(db);
  await reindexDocuments(portal.ctx);
  await expect.poll(facets).toEqual(['machinery', 'trader']);
  const { rows } = await sql<{ search_version: number; search_written_to: string }>`
    select search_version, search_written_to from exhibition where id = ${exhibition.id}`.execute(db);
  expect(rows).toEqual([{ search_version: SEARCH_VERSION, search_written_to: '' }]);
});
