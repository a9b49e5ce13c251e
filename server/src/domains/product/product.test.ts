import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makePicture,
  makeProduct,
  productInput,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { save, own, ownList, setScope, remove, removeChosen, browse, compare, detail, ofExhibitor } = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  call = portal.as(staff);
});

const fill = async (scope: 0 | 1 | 2, count: number) =>
  Promise.all(Array.from({ length: count }, () => makeProduct(portal, company, { scope })));
const publicNow = async (): Promise<number> => (await call(ownList, {})).publicProducts;

test('a country whose registrations have all run out is not among those registered in, and nothing is said blank', async () => {
  const registrations = [
    { country: 'AU', number: '1', validUntil: '2020-01-31' },
    { country: 'CN', number: '2', validUntil: '2020-01-31' },
    { country: 'CN', number: '3', validUntil: '' },
  ];
  const shown = async (attributes: object) => {
    const { id } = await makeProduct(portal, company, { scope: 0, attributes });
    const { product } = await portal.as({ token: null })(detail, { id });
    return product.values.map(({ code, text }) => [code, text.en]);
  };
  expect(await shown({ registrations, values: { registeredIn: ['CN', 'AU', 'BR'] } })).toEqual([
    ['registeredIn', 'China, Brazil'],
  ]);
  expect(await shown({ registrations, values: { registeredIn: ['AU'] } })).toEqual([]);
});

describe('product.save', () => {
  test('stores an exhibit as it was written, and shows it in the list', async () => {
    const picture = await makePicture(portal, company);
    const [ingredient = ''] = portal.ctx.exhibition.ingredients.keys();
    const input = await productInput(portal, company, {
      name: { zh: '草铵膦', en: 'Glufosinate-ammonium' },
      brand: { zh: '田盾', en: 'Fieldshield' },
      articleNumber: 'GA-200',
      identification: 'GB/T 20684',
      pictures: [picture],
      longPictures: [picture],
      attributes: { ingredients: [{ code: ingredient, content: 200, unit: 'g/L' }], formulation: 'SL' },
      introduction: { zh: '灭生性除草剂。', en: 'Non-selective herbicide.' },
      minimumOrder: { quantity: 1000, unit: 'L' },
      salePrice: { amount: 3.2, currency: 'USD', unit: 'L' },
      purchasePrice: { amount: 2.05, currency: 'CNY', unit: 'pallet' },
      spot: true,
      scope: 0,
    });
    const saved = await call(save, input);
    expect(saved.version).toBe(1);
    const stored = await call(own, { id: saved.id });
    expect(stored.form).toMatchObject(input);
    const { list, publicProducts } = await call(ownList, {});
    expect(list.map(({ id, strength, scope }) => ({ id, strength, scope }))).toEqual([
      { id: saved.id, strength: '200 g/L SL', scope: 0 },
    ]);
    expect(publicProducts).toBe(1);
  });

  test('edits one with its id, keeping what counts it', async () => {
    const input = await productInput(portal, company);
    const { id } = await call(save, input);
    const edited = await call(save, { ...input, id, version: 1, name: { zh: '改名', en: 'Renamed' } });
    expect(edited).toEqual({ id, version: 2, cautions: [] });
    expect((await call(ownList, {})).list.map(({ name }) => name)).toEqual([{ zh: '改名', en: 'Renamed' }]);
  });

  test('names each missing field, in the language asked for', async () => {
    const empty = {
      name: { zh: '', en: ' ' },
      categoryCode: 'herbicides',
      tags: [],
      pictures: [],
      longPictures: [],
      scope: 3 as 2,
    };
    const expected = (column: 0 | 1) => ({
      name: RULES.productName[column],
      tags: RULES.productTags[column],
      pictures: RULES.productPictures[column],
      longPictures: RULES.productLongPictures[column],
      scope: RULES.productScope[column],
    });
    expect(await wrongFields(call(save, empty))).toEqual(expected(0));
    expect(await wrongFields(portal.as({ ...staff, lang: 'en' })(save, empty))).toEqual(expected(1));
    expect((await call(ownList, {})).total).toBe(0);
  });

  test('shows what an exhibit is told by where it is looked at, compared and searched', async () => {
    const input = await productInput(portal, company, { identification: 'UN 3082', scope: 0 });
    const { id } = await call(save, input);
    const anybody = portal.as({ token: null });
    expect((await anybody(detail, { id })).product.identification).toBe('UN 3082');
    expect((await anybody(compare, { ids: [id] })).list.map(({ identification }) => identification)).toEqual([
      'UN 3082',
    ]);
    expect((await anybody(browse, { keyword: 'UN3082' })).list.map((one) => one.id)).toEqual([id]);
  });

  test('an article number is of one exhibit of a company; what two have had is left alone', async () => {
    const input = await productInput(portal, company);
    const taken = { articleNumber: '本公司已有展品使用此货号，请换一个' };
    const { id } = await call(save, { ...input, articleNumber: 'QZ-77' });
    expect(await wrongFields(call(save, { ...input, articleNumber: 'qz-77' }))).toEqual(taken);
    const { id: other } = await call(save, { ...input, articleNumber: 'QZ-78' });
    expect(await wrongFields(call(save, { ...input, id: other, version: 1, articleNumber: 'QZ-77' }))).toEqual(taken);
    await sql`update product set article_number = 'QZ-77' where id = ${other}`.execute(portal.ctx.db);
    expect(await outcomeOf(call(save, { ...input, id: other, version: 1, articleNumber: 'QZ-77' }))).toBe('done');
    expect(await outcomeOf(call(save, { ...input, id, version: 1, articleNumber: 'QZ-79' }))).toBe('done');
    const rival = await makeExhibitor(portal);
    const theirs = portal.as(await makeEmployee(portal, rival));
    expect(await outcomeOf(theirs(save, await productInput(portal, rival, { articleNumber: 'QZ-77' })))).toBe('done');
  });

  test('takes an article number of letters, digits and hyphens only', async () => {
    const input = await productInput(portal, company);
    for (const articleNumber of ['GA 200', 'GA_200', 'GA/200', '草铵膦-200', 'GA.200']) {
      expect(await wrongFields(call(save, { ...input, articleNumber }))).toEqual({
        articleNumber: RULES.modelCode[0],
      });
    }
    const { id } = await call(save, { ...input, articleNumber: ' ＧＡ－２００b ' });
    expect((await call(own, { id })).form.articleNumber).toBe('GA-200b');
  });

  test('an article number of before the rule stays, and is asked about only where the exhibit is edited', async () => {
    const { id } = await makeProduct(portal, company, { article_number: '旧 号/1', scope: 2 });
    const input = await productInput(portal, company);
    expect((await call(own, { id })).form.articleNumber).toBe('旧 号/1');
    expect(await outcomeOf(call(setScope, { ids: [id], scope: 0 }))).toBe('done');
    expect(await wrongFields(call(save, { ...input, id, version: 2, articleNumber: '旧 号/1' }))).toEqual({
      articleNumber: RULES.modelCode[0],
    });
    expect((await portal.as({ token: null })(detail, { id })).product.articleNumber).toBe('旧 号/1');
  });

  test('takes a price as money with at most two decimals, its currency and its unit', async () => {
    const input = await productInput(portal, company);
    const tried = (salePrice: object) => wrongFields(call(save, { ...input, salePrice: salePrice as never }));
    const price = { amount: 3.2, currency: 'USD', unit: 'L' };
    expect(await tried({ ...price, amount: 3.205 })).toEqual({ 'salePrice.amount': RULES.money[0] });
    expect(await tried({ ...price, amount: 0 })).toEqual({ 'salePrice.amount': RULES.money[0] });
    expect(await tried({ ...price, amount: '3.2' })).toEqual({ 'salePrice.amount': RULES.money[0] });
    expect(await tried({ ...price, currency: 'BTC' })).toEqual({ 'salePrice.currency': RULES.currency[0] });
    expect(await tried({ ...price, unit: '' })).toEqual({ 'salePrice.unit': RULES.required[0] });
    expect(Object.keys(await wrongFields(call(save, { ...input, salePrice: 'USD 3.2 / L' as never })))).toEqual([
      'salePrice',
    ]);
  });

  test('keeps what was typed as a price until the price is edited', async () => {
    const older = { sale_price: 'USD 3–4 / L', purchase_price: '面议' };
    const { id } = await makeProduct(portal, company, { ...older, scope: 0 });
    const input = await productInput(portal, company, { scope: 0 });
    const prices = async () => {
      const { form } = await call(own, { id });
      return [form.salePrice, form.salePriceText, form.purchasePrice, form.purchasePriceText];
    };
    await call(save, { ...input, id, version: 1 });
    expect(await prices()).toEqual([null, older.sale_price, null, older.purchase_price]);
    const { product } = await portal.as({ token: null })(detail, { id });
    expect([product.salePrice, product.salePriceText]).toEqual([null, older.sale_price]);
    const salePrice = { amount: 3.5, currency: 'USD' as const, unit: 'L' };
    await call(save, { ...input, id, version: 2, salePrice, salePriceText: older.sale_price });
    expect(await prices()).toEqual([salePrice, '', null, older.purchase_price]);
    await call(save, { ...input, id, version: 3, salePriceText: 'made up', purchasePriceText: '' });
    expect(await prices()).toEqual([null, '', null, '']);
  });

  test('takes no Chinese characters as English, also among its attributes, and leaves what is stored', async () => {
    const words = { zh: '稗草', en: '稗草' };
    const input = await productInput(portal, company);
    const attributes = { targets: [words], packing: words, values: { origin: words } };
    expect(await wrongFields(call(save, { ...input, introduction: words, attributes }))).toEqual({
      'introduction.en': RULES.noChinese[0],
      'attributes.targets.0.en': RULES.noChinese[0],
      'attributes.packing.en': RULES.noChinese[0],
      'attributes.values.origin.en': RULES.noChinese[0],
    });
    const { id } = await makeProduct(portal, company, { name_en: '稗草', attributes, scope: 2 });
    expect(await outcomeOf(call(setScope, { ids: [id], scope: 0 }))).toBe('done');
    const { product } = await portal.as({ token: null })(detail, { id });
    expect([product.name.en, product.packing.en, product.targets]).toEqual(['稗草', '稗草', [words]]);
    expect((await call(own, { id })).form.attributes.packing.en).toBe('稗草');
  });

  test('refuses more pictures and tags than allowed', async () => {
    const input = await productInput(portal, company);
    const [picture = ''] = input.pictures;
    const tooMany = {
      pictures: Array.from({ length: 11 }, () => picture),
      longPictures: Array.from({ length: 7 }, () => picture),
      tags: ['a', 'b', 'c', 'd'],
    };
    expect(await wrongFields(call(save, { ...input, ...tooMany }))).toEqual({
      pictures: '最多 10 项',
      longPictures: '最多 6 项',
      tags: '最多 3 项',
    });
  });

  test("refuses another company's pictures", async () => {
    const foreign = await makePicture(portal, await makeExhibitor(portal));
    expect(await wrongFields(call(save, await productInput(portal, company, { pictures: [foreign] })))).toEqual({
      pictures: RULES.productPictures[0],
    });
    expect(await wrongFields(call(save, await productInput(portal, company, { longPictures: [foreign] })))).toEqual({
      longPictures: RULES.productLongPictures[0],
    });
  });

  test('refuses codes of the other exhibition', async () => {
    const { sugarCtx } = portal;
    const only = (mine: ReadonlyMap<string, unknown>, theirs: ReadonlyMap<string, unknown>): string =>
      [...theirs.keys()].find((code) => !mine.has(code)) ?? '';
    const { exhibition } = portal.ctx;
    const category = only(exhibition.categories, sugarCtx.exhibition.categories);
    const ingredient = only(exhibition.ingredients, sugarCtx.exhibition.ingredients);
    expect([category, ingredient].includes('')).toBe(false);
    const tried = async (given: Parameters<typeof productInput>[2]) =>
      Object.keys(await wrongFields(call(save, await productInput(portal, company, given))));
    expect(await tried({ categoryCode: category })).toEqual(['categoryCode']);
    expect(await tried({ tags: [category] })).toEqual(['tags']);
    expect(await tried({ attributes: { ingredients: [{ code: ingredient, content: 1, unit: '%' }] } })).toEqual([
      'attributes.ingredients',
    ]);
    expect(await tried({ attributes: { formulation: 'XX' } })).toEqual(['attributes.formulation']);
    expect(await tried({ attributes: { class: 'noSuchClass' } })).toEqual(['attributes.class']);
    expect(await tried({ attributes: { crops: ['noSuchCrop'] } })).toEqual(['attributes.crops']);
  });

  test('refuses an edit of what somebody else has changed meanwhile', async () => {
    const input = await productInput(portal, company);
    const { id } = await call(save, input);
    await call(save, { ...input, id, version: 1, articleNumber: 'first' });
    expect(await outcomeOf(call(save, { ...input, id, version: 1, articleNumber: 'second' }))).toBe('editConflict');
    expect((await call(own, { id })).form.articleNumber).toBe('first');
  });

  test('of two edits of one version at once, one wins', async () => {
    const input = await productInput(portal, company);
    const { id } = await call(save, input);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        outcomeOf(call(save, { ...input, id, version: 1, articleNumber: `try-${index}` })),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, editConflict: 7 });
  });
});

describe('product.setRange, product.remove and product.removeChosen', () => {
  test('at least one and at most six may be chosen', async () => {
    const chosen = (await fill(1, 7)).map(({ id }) => id);
    expect(await wrongFields(call(setScope, { ids: [], scope: 1 }))).toEqual({ ids: RULES.exhibitChosen[0] });
    expect(await wrongFields(call(removeChosen, { ids: chosen }))).toEqual({ ids: RULES.exhibitsSix[0] });
    expect(await outcomeOf(call(removeChosen, { ids: chosen.slice(0, 6) }))).toBe('done');
    expect((await call(ownList, {})).total).toBe(1);
  });

  test('the same exhibit chosen twice counts once', async () => {
    await fill(0, 9);
    const [hidden] = await fill(1, 1);
    expect(await outcomeOf(call(setScope, { ids: [hidden?.id ?? '', hidden?.id ?? ''], scope: 0 }))).toBe('done');
    expect(await publicNow()).toBe(10);
  });

  test('a removed exhibit is gone everywhere, and removing it again finds nothing', async () => {
    const [product] = await fill(0, 1);
    const id = product?.id ?? '';
    await call(remove, { id });
    expect(await outcomeOf(call(remove, { id }))).toBe('notFound');
    expect(await outcomeOf(call(own, { id }))).toBe('notFound');
    const anybody = portal.as({ token: null });
    expect((await anybody(ofExhibitor, { exhibitorId: company.id })).total).toBe(0);
    expect((await anybody(browse, { keyword: product?.name_en ?? '' })).list.map((found) => found.id)).not.toContain(
      id,
    );
  });
});

describe('product.ownList', () => {
  test('finds by name and article number, taking % and _ as they are', async () => {
    await makeProduct(portal, company, { name_zh: '含量100%原药', article_number: 'A_1' });
    await makeProduct(portal, company, { name_zh: '含量1000原药', article_number: 'AB1' });
    const found = async (keyword: string) =>
      (await call(ownList, { keyword })).list.map(({ articleNumber }) => articleNumber);
    expect(await found('100%')).toEqual(['A_1']);
    expect(await found('a_1')).toEqual(['A_1']);
    expect((await found('含量')).toSorted()).toEqual(['AB1', 'A_1']);
    expect(await found('\\')).toEqual([]);
  });

  test('filters by visible range and counts orders and favourites', async () => {
    await fill(0, 2);
    await fill(1, 1);
    const { list, total, hasNextPage } = await call(ownList, { scope: 1 });
    expect({ total, hasNextPage, list: list.map(({ orders, favourites }) => ({ orders, favourites })) }).toEqual({
      total: 1,
      hasNextPage: false,
      list: [{ orders: 0, favourites: 0 }],
    });
  });
});

describe('product.browse', () => {
  test('pages: each product once, the last page ends, a page past it is empty', async () => {
    await fill(0, 7);
    const hall = company.hall ?? '';
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) =>
        portal.as({ token: null })(ofExhibitor, { exhibitorId: company.id, pageNum, pageSize: 3 }),
      ),
    );
    expect(pages.map(({ list, hasNextPage, total }) => [list.length, hasNextPage, total])).toEqual([
      [3, true, 7],
      [3, true, 7],
      [1, false, 7],
      [0, false, 7],
    ]);
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(7);
    const far = await portal.as({ token: null })(browse, { hall: [hall], pageNum: 1_000_000, pageSize: 100 });
    expect([far.list.length, far.hasNextPage]).toEqual([0, false]);
  });

  test('the other exhibition shows its own only', async () => {
    const sugar = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const theirs = await makeProduct(portal, sugar, {}, portal.sugarCtx);
    const idsAt = async (host: string) =>
      (await portal.as({ token: null, host })(browse, { pageSize: 100 })).list.map(({ id }) => id);
    expect(await idsAt(SUGAR_HOST)).toEqual([theirs.id]);
    expect(await idsAt('localhost')).not.toContain(theirs.id);
  });
});
