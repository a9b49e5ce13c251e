import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { countRows } from '../../../test/count-rows.ts';
import { cellsOfSheet, textOfSheet } from '../../../test/sheet-texts.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { add, update, setNote, ids, products, exhibitors, visitors } = contract.favourite;
const { exportProducts, exportExhibitors, exportVisitors } = contract.favourite;

const portal = testPortal();
let company: Exhibitor;
let visitor: Visitor;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  visitor = await makeVisitor(portal, { review_state: 'notApproved' });
  call = portal.as(visitor);
});

const PRODUCT = 'PRODUCT' as const;
const ACTOR = 'ACTOR' as const;
const addProduct = (id: string) => call(add, { collectionSubjectType: PRODUCT, id });
const rows = () => countRows(portal, sql`favourite where visitor_id = ${visitor.visitorId}`);

describe('favourite.add and favourite.update', () => {
  test('a product and an exhibitor, shown in their lists', async () => {
    const product = await makeProduct(portal, company);
    expect(await addProduct(product.id)).toEqual({ id: product.id, deleted: false });
    // as the specification writes it, and as other kinds are
    await call(add, { collectionSubjectType: ACTOR, actorId: company.id });
    await call(add, { collectionSubjectType: ACTOR, id: company.id });
    expect(await call(ids, {})).toEqual({ products: [product.id], exhibitors: [company.id], visitors: [], lives: [] });
    expect((await call(products, {})).list.map(({ id }) => id)).toEqual([product.id]);
    expect((await call(exhibitors, {})).list.map(({ id, products: shown }) => [id, shown])).toEqual([[company.id, 1]]);
  });

  test('added twice, and twenty times at once, is one favourite', async () => {
    const { id } = await makeProduct(portal, company);
    await addProduct(id);
    expect(tally(await Promise.all(Array.from({ length: 20 }, () => outcomeOf(addProduct(id)))))).toEqual({ done: 20 });
    expect(await rows()).toBe(1);
  });

  test('taken back and restored', async () => {
    const { id } = await makeProduct(portal, company);
    await addProduct(id);
    expect(await call(update, { collectionSubjectType: PRODUCT, id, deleted: true })).toEqual({ id, deleted: true });
    expect((await call(ids, {})).products).toEqual([]);
    await call(update, { collectionSubjectType: PRODUCT, id, deleted: false });
    expect((await call(ids, {})).products).toEqual([id]);
    expect(await rows()).toBe(1);
  });

  test('what one may not see answers like what is not there', async () => {
    const hidden = await makeProduct(portal, company, { scope: 1 });
    const closed = await makeExhibitor(portal, { open: false });
    const tries = [hidden.id, (await makeProduct(portal, closed)).id, 'NoSuchProduct0000001', company.id];
    for (const id of tries) expect([id, await outcomeOf(addProduct(id))]).toEqual([id, 'notFound']);
    for (const id of [closed.id, 'NoSuchExhibitor00001', hidden.id])
      expect(await outcomeOf(call(add, { collectionSubjectType: ACTOR, id }))).toBe('notFound');
    expect(await rows()).toBe(0);
    await putInPool(portal, company, visitor);
    expect(await outcomeOf(addProduct(hidden.id))).toBe('done');
  });

  test('one that has become invisible leaves the lists, and can still be taken back', async () => {
    const { id } = await makeProduct(portal, company);
    await addProduct(id);
    await sql`update product set scope = 1 where id = ${id}`.execute(portal.ctx.db);
    expect([(await call(ids, {})).products, (await call(products, {})).total]).toEqual([[], 0]);
    expect(await outcomeOf(call(update, { collectionSubjectType: PRODUCT, id, deleted: true }))).toBe('done');
    expect(await outcomeOf(call(update, { collectionSubjectType: PRODUCT, id, deleted: false }))).toBe('notFound');
  });
});

describe('lists of favourites', () => {
  test('newest first, in pages, one’s own only', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => makeProduct(portal, company)));
    for (const { id } of made) await addProduct(id);
    const newestFirst = made.map(({ id }) => id).toReversed();
    const pages = await Promise.all([1, 2, 3].map((pageNum) => call(products, { pageNum, pageSize: 2 })));
    expect(pages.map(({ list, total, hasNextPage }) => [list.map(({ id }) => id), total, hasNextPage])).toEqual([
      [newestFirst.slice(0, 2), 3, true],
      [newestFirst.slice(2), 3, false],
      [[], 3, false],
    ]);
    expect((await portal.as(await makeVisitor(portal))(ids, {})).products).toEqual([]);
  });
});

describe('searching one’s favourites', () => {
  test('by names in both languages and one’s own notes, by name or the newest first', async () => {
    const rows = [
      await makeProduct(portal, company, { name_zh: '草铵膦', name_en: 'Glufosinate' }),
      await makeProduct(portal, company, { name_zh: '百草枯', name_en: 'Paraquat', brand_en: 'Zeal' }),
    ];
    for (const { id } of rows) await addProduct(id);
    const [first, second] = rows.map(({ id }) => id);
    await call(setNote, { collectionSubjectType: PRODUCT, id: first ?? '', note: '展后询价 FOB' });
    const find = async (input: { keyword?: string; sort?: 'name' | 'newest' }) =>
      (await call(products, input)).list.map(({ id }) => id);
    expect(await find({ keyword: 'GLUFO' })).toEqual([first]);
    expect(await find({ keyword: 'zeal' })).toEqual([second]);
    expect(await find({ keyword: 'fob 询价' })).toEqual([first]);
    expect(await find({ keyword: 'fob zeal' })).toEqual([]);
    expect(await find({})).toEqual([second, first]);
    // 百 (bai) before 草 (cao)
    expect(await find({ sort: 'name' })).toEqual([second, first]);
    expect((await portal.as({ ...visitor, lang: 'en' })(products, { sort: 'name' })).list.map(({ id }) => id)).toEqual([
      first,
      second,
    ]);
    expect((await call(products, { keyword: 'glufo' })).total).toBe(1);
  });

  test('a note is of an own favourite only', async () => {
    const { id } = await makeProduct(portal, company);
    const note = { collectionSubjectType: PRODUCT, id, note: 'x' };
    expect(await outcomeOf(call(setNote, note))).toBe('notFound');
    await addProduct(id);
    expect(await outcomeOf(portal.as(await makeVisitor(portal))(setNote, note))).toBe('notFound');
    expect(await outcomeOf(call(setNote, { ...note, note: '字'.repeat(201) }))).toBe('badInput');
    expect(await call(setNote, { ...note, note: '字'.repeat(200) })).toEqual({ id, note: '字'.repeat(200) });
  });
});

describe('an employee’s favourite visitors', () => {
  const VISITOR = 'VISITOR' as const;

  test('are that employee’s, and leave with whoever hides', async () => {
    const staff = portal.as(await makeEmployee(portal, company));
    const buyer = await makeVisitor(portal, { name: '何客' });
    const { visitorId: id } = buyer;
    await staff(add, { collectionSubjectType: VISITOR, id });
    expect(await staff(ids, {})).toEqual({ products: [], exhibitors: [], visitors: [id], lives: [] });
    expect((await staff(visitors, {})).list.map(({ name }) => name)).toEqual(['何客']);
    expect((await portal.as(await makeEmployee(portal, company))(ids, {})).visitors).toEqual([]);
    await portal.as(buyer)(contract.visitor.setPrivacy, { listed: false, looksShown: true });
    expect([(await staff(ids, {})).visitors, (await staff(visitors, {})).total]).toEqual([[], 0]);
    expect(await outcomeOf(staff(update, { collectionSubjectType: VISITOR, id, deleted: true }))).toBe('done');
    expect(await outcomeOf(staff(update, { collectionSubjectType: VISITOR, id, deleted: false }))).toBe('notFound');
  });

  test('buyers keep sellers, and sellers buyers', async () => {
    const staff = portal.as(await makeEmployee(portal, company));
    const { id } = await makeProduct(portal, company);
    expect(await outcomeOf(staff(add, { collectionSubjectType: PRODUCT, id }))).toBe('notFound');
    expect(await outcomeOf(staff(add, { collectionSubjectType: ACTOR, id: company.id }))).toBe('notFound');
    expect(await outcomeOf(call(add, { collectionSubjectType: VISITOR, id: visitor.visitorId }))).toBe('notFound');
  });
});

describe('favourites as spreadsheets', () => {
  test('hold what is still visible, in the reader’s language, with notes', async () => {
    const shown = await makeProduct(portal, company, { name_zh: '草铵膦', name_en: 'Glufosinate' });
    const hidden = await makeProduct(portal, company, { name_zh: '后来隐藏', name_en: 'Hidden later' });
    for (const { id } of [shown, hidden]) await addProduct(id);
    await call(setNote, { collectionSubjectType: PRODUCT, id: shown.id, note: '=HYPERLINK("x")' });
    await sql`update product set scope = 1 where id = ${hidden.id}`.execute(portal.ctx.db);
    const file = async (lang: 'zh' | 'en') => (await portal.send(exportProducts, {}, { ...visitor, lang })).body.data;
    const [header, first, ...more] = cellsOfSheet(await file('en'));
    expect([header?.slice(0, 2), first?.slice(0, 2), more]).toEqual([
      ['Name (Chinese)', 'Name (English)'],
      ['草铵膦', 'Glufosinate'],
      [],
    ]);
    expect(cellsOfSheet(await file('zh'))[0]?.slice(0, 2)).toEqual(['名称（中文）', '名称（英文）']);
    const text = textOfSheet(await file('zh'));
    expect([text.includes('Hidden later'), text.includes('<f>')]).toEqual([false, false]);
    expect(first?.some((cell) => cell.startsWith("'=HYPERLINK"))).toBe(true);
  });

  test('of exhibitors', async () => {
    await call(add, { collectionSubjectType: ACTOR, id: company.id });
    const { headers, body } = await portal.send(exportExhibitors, {}, visitor);
    expect(cellsOfSheet(body.data)[1]?.slice(0, 2)).toEqual([company.name_zh, company.name_en]);
    expect(headers['content-disposition']).toContain('attachment');
  });

  test('of visitors: how to reach them only where they are contacts of the company', async () => {
    const staff = await makeEmployee(portal, company);
    const contact = await makeVisitor(portal, { name: '联系人', mobile: '13811112222' });
    const stranger = await makeVisitor(portal, { name: '陌生人', mobile: '13833334444' });
    await putInPool(portal, company, contact);
    for (const { visitorId: id } of [contact, stranger])
      await portal.as(staff)(add, { collectionSubjectType: 'VISITOR', id });
    const text = textOfSheet((await portal.send(exportVisitors, {}, staff)).body.data);
    const told = ['联系人', contact.email, '13811112222', '陌生人', stranger.email, '13833334444'];
    expect(told.map((one) => text.includes(one))).toEqual([true, true, true, true, false, false]);
  });
});
