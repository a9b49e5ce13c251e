import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { followRow, savedSearchRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makePost,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { sendDigests } from './digest.actions.ts';
import { isDue, lastMonday } from './digest.rules.ts';

const DAY = 24 * 3_600_000;
const { savedSearch, follow } = contract;

const portal = testPortal();
let company: Exhibitor;
let buyer: Visitor;
beforeEach(async () => {
  await sql`delete from follow`.execute(portal.ctx.db);
  await sql`delete from saved_search`.execute(portal.ctx.db);
  company = await makeExhibitor(portal);
  buyer = await makeVisitor(portal);
});

/** Some days from now, when everything made here is in the past. */
const later = (days = 1): Date => new Date(Date.now() + days * DAY);
const send = (now: Date) => sendDigests(portal.portal.services, portal.ctx, now, 'https://fair.example');
const noticesOf = async (person: Visitor) => (await portal.as(person)(contract.notice.list, {})).list;
const ingredientOf = (at: number): string => [...portal.ctx.exhibition.ingredients.keys()][at] ?? '';
const withIngredient = (code: string) => ({ attributes: { ingredients: [{ code, content: 20, unit: '%' as const }] } });
const filterOf = (code: string) => ({ ingredient: [code] });
const save = (person: Visitor, given: object = {}) =>
  portal.as(person)(savedSearch.save, {
    kind: 'product',
    name: '新品',
    keyword: '',
    filter: filterOf(ingredientOf(0)),
    alert: 'daily',
    ...given,
  });
const list = async (person: Visitor) => (await portal.as(person)(savedSearch.list, {})).list;

describe('saved searches', () => {
  test('the same search twice is one, whatever the order of its values; the latest name counts', async () => {
    const [one, other] = [ingredientOf(0), ingredientOf(1)];
    const first = await save(buyer, { filter: { ingredient: [one, other] } });
    expect(await save(buyer, { filter: { ingredient: [other, one] }, name: '两种', alert: 'off' })).toEqual(first);
    expect((await list(buyer)).map(({ name, alert }) => [name, alert])).toEqual([['两种', 'off']]);
  });

  test('thirty at once leave twenty', async () => {
    const all = Array.from({ length: 30 }, (_, at) => outcomeOf(save(buyer, { keyword: `词${at}` })));
    expect(tally(await Promise.all(all))).toEqual({ done: LIMITS.savedSearchesMax, savedSearchLimit: 10 });
  });

  test('is removed', async () => {
    const { id } = await save(buyer);
    await portal.as(buyer)(savedSearch.remove, { id });
    expect(await list(buyer)).toEqual([]);
  });

  test('count what this person may see of what is new, until it is looked at', async () => {
    const { id } = await save(buyer);
    const member = await makeVisitor(portal);
    await putInPool(portal, company, member);
    await save(member);
    const stranger = await makeVisitor(portal, { review_state: 'underReview' });
    await save(stranger);
    for (const scope of [0, 1, 2] as const)
      await makeProduct(portal, company, { scope, ...withIngredient(ingredientOf(0)) });
    await makeProduct(portal, company, withIngredient(ingredientOf(1)));
    const fresh = async (person: Visitor) => (await list(person)).map((one) => one.fresh);
    expect([await fresh(buyer), await fresh(member), await fresh(stranger)]).toEqual([[2], [3], [1]]);
    await portal.as(buyer)(savedSearch.markSeen, { id });
    expect(await fresh(buyer)).toEqual([0]);
  });

  test('what was seen under another range is not new again', async () => {
    const before = await makeProduct(portal, company, { scope: 2, ...withIngredient(ingredientOf(0)) });
    const stranger = await makeVisitor(portal, { review_state: 'underReview' });
    await save(buyer);
    await save(stranger);
    const admin = portal.as(await makeEmployee(portal, company, { admin: true }));
    await admin(contract.product.setScope, { ids: [before.id], scope: 0 });
    expect((await list(buyer)).map(({ fresh }) => fresh)).toEqual([0]);
    expect((await list(stranger)).map(({ fresh }) => fresh)).toEqual([1]);
  });

  test('find new companies by words and hall', async () => {
    await save(buyer, { kind: 'exhibitor', keyword: '绿丰', filter: {} });
    await makeExhibitor(portal, { name_zh: '绿丰生物科技', name_en: 'Green Harvest' });
    await makeExhibitor(portal, { name_zh: '绿丰未开放', open: false });
    expect((await list(buyer)).map(({ fresh }) => fresh)).toEqual([1]);
  });

  test('find new companies by every filter of their list, and by what they show to this person', async () => {
    const [one, other] = [ingredientOf(0), ingredientOf(1)];
    const [trader, maker] = ['trader', 'manufacturer'];
    const stranger = await makeVisitor(portal, { review_state: 'underReview' });
    for (const person of [buyer, stranger]) {
      await save(person, { kind: 'exhibitor', name: '按成分', filter: { ingredient: [one] } });
      await save(person, { kind: 'exhibitor', name: '按类型', filter: { companyType: [trader] } });
    }
    const showing = async (given: object, code: string, scope: 0 | 2): Promise<void> => {
      const shown = await makeExhibitor(portal, given);
      await makeProduct(portal, shown, { scope, ...withIngredient(code) });
      await indexExhibitors(portal.ctx, [shown.id]);
    };
    await showing({ company_types: [trader] }, other, 0);
    await showing({ company_types: [maker] }, one, 0);
    await showing({ company_types: [maker] }, one, 2);
    const fresh = async (person: Visitor) =>
      Object.fromEntries((await list(person)).map((saved) => [saved.name, saved.fresh]));
    expect(await fresh(buyer)).toEqual({ 按成分: 2, 按类型: 1 });
    expect(await fresh(stranger)).toEqual({ 按成分: 1, 按类型: 1 });
  });
});

describe('follows', () => {
  test('of what is there; what is not is not found', async () => {
    const call = portal.as(buyer);
    const closed = await makeExhibitor(portal, { open: false });
    for (const input of [{ exhibitorId: closed.id }, { ingredient: 'nothing' }, { category: 'nothing' }])
      expect(await outcomeOf(call(follow.add, input))).toBe('notFound');
    await call(follow.add, { exhibitorId: company.id });
    await call(follow.add, { exhibitorId: company.id });
    await call(follow.add, { ingredient: ingredientOf(0) });
    expect(await call(follow.ids, {})).toEqual({
      exhibitors: [company.id],
      ingredients: [ingredientOf(0)],
      categories: [],
    });
    await call(follow.remove, { exhibitorId: company.id });
    expect(await outcomeOf(call(follow.remove, { exhibitorId: company.id }))).toBe('notFound');
    expect((await call(follow.list, {})).list.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['ingredient', ingredientOf(0)],
    ]);
  });

  test('show new exhibits, companies and posts, each where it belongs', async () => {
    const call = portal.as(buyer);
    const [category = ''] = portal.ctx.exhibition.categories.keys();
    await call(follow.add, { exhibitorId: company.id });
    await call(follow.add, { category });
    const shown = await makeProduct(portal, company, { category, name_zh: '公开新品', name_en: '' });
    await makeProduct(portal, company, { category, scope: 1, name_zh: '池内新品' });
    const employee = await makeEmployee(portal, company);
    const speaker = { employee: { id: employee.employeeId, exhibitor_id: company.id } };
    const post = await makePost(portal, speaker, { published_at: new Date().toISOString() });
    await makePost(portal, speaker, { state: 'removed', published_at: new Date().toISOString() });
    const entered = await makeExhibitor(portal, { categories: [category] });
    const { list: follows } = await call(follow.list, {});
    const found = Object.fromEntries(follows.map(({ kind, fresh }) => [kind, fresh.map(({ id }) => id).toSorted()]));
    expect(found).toEqual({ exhibitor: [post.id, shown.id].toSorted(), category: [shown.id, entered.id].toSorted() });
  });
});

describe('the digest', () => {
  test('is one e-mail for all searches and follows, and one notice that names nothing restricted', async () => {
    await save(buyer);
    await save(buyer, { name: '静默', alert: 'off', keyword: '公开' });
    await insertRows(portal.ctx.db, 'follow', [
      followRow(portal.ctx.exhibition.id, buyer.visitorId, { subject: company.id }),
    ]);
    await makeProduct(portal, company, { scope: 0, name_zh: '公开新品甲', ...withIngredient(ingredientOf(0)) });
    await makeProduct(portal, company, { scope: 1, name_zh: '池内新品乙', ...withIngredient(ingredientOf(0)) });
    await makeProduct(portal, company, { scope: 2, name_zh: '登记新品丙' });
    await send(later());
    const [mail, ...others] = await messagesTo(portal, buyer.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('2 条');
    expect(['公开新品甲', '登记新品丙', '池内新品乙', '静默'].map((one) => mail?.body.includes(one))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const [notice, ...rest] = await noticesOf(buyer);
    expect([rest, notice?.kind, notice?.link]).toEqual([[], 'follow', '/personal/follows']);
    expect(notice?.body.zh).toBe(`${company.name_zh}：2 条`);
  });

  test('is sent once a day, however often and by however many it is run, and not again the next day', async () => {
    await save(buyer);
    await makeProduct(portal, company, withIngredient(ingredientOf(0)));
    await Promise.all([send(later()), send(later()), send(later())]);
    await send(later());
    await send(later(2));
    expect((await messagesTo(portal, buyer.email)).length).toBe(1);
  });

  test('says nothing where nothing is new', async () => {
    await save(buyer, { filter: filterOf(ingredientOf(2)) });
    await makeProduct(portal, company, withIngredient(ingredientOf(0)));
    await send(later());
    expect([await messagesTo(portal, buyer.email), await noticesOf(buyer)]).toEqual([[], []]);
  });

  test('asks at the moment it is sent what may be seen: a pool left before is no reader', async () => {
    await putInPool(portal, company, buyer);
    await save(buyer);
    await makeProduct(portal, company, { scope: 1, ...withIngredient(ingredientOf(0)) });
    await sql`update contact set removed_at = now() where visitor_id = ${buyer.visitorId}`.execute(portal.ctx.db);
    await send(later());
    expect(await messagesTo(portal, buyer.email)).toEqual([]);
  });

  test('is not for whoever is suspended, and speaks the person’s language', async () => {
    const english = await makeVisitor(portal, { language: 'en', name: 'Ana' });
    const suspended = await makeVisitor(portal);
    for (const person of [english, suspended]) await save(person, { name: 'Fresh' });
    await sql`update visitor set suspended_at = now() where id = ${suspended.visitorId}`.execute(portal.ctx.db);
    await makeProduct(portal, company, { name_en: 'Fresh product', ...withIngredient(ingredientOf(0)) });
    await send(later());
    const [mail] = await messagesTo(portal, english.email);
    expect(mail?.body).toContain('Hello Ana');
    expect(mail?.body).toContain('https://fair.example/en/personal/searches');
    expect(await messagesTo(portal, suspended.email)).toEqual([]);
  });

  test('tells of a weekly search on Mondays, and after a missed Monday on the next day', () => {
    const monday = new Date('2026-11-23T00:00:00Z');
    expect(lastMonday(monday).toISOString()).toBe('2026-11-23T00:00:00.000Z');
    expect(lastMonday(new Date('2026-11-22T23:59:59Z')).toISOString()).toBe('2026-11-16T00:00:00.000Z');
    expect(lastMonday(new Date('2026-11-29T15:00:00Z')).toISOString()).toBe('2026-11-23T00:00:00.000Z');
    const saved = new Date('2026-11-18T09:00:00Z');
    const sunday = new Date('2026-11-22T00:00:00Z');
    const tuesday = new Date('2026-11-24T00:00:00Z');
    const due = (at: Date, alertedAt = saved) => isDue('weekly', alertedAt, at);
    expect([due(sunday), due(monday), due(tuesday), due(tuesday, monday)]).toEqual([false, true, true, false]);
    expect([isDue('daily', saved, sunday), isDue('off', saved, sunday)]).toEqual([true, false]);
  });

  test('keeps a weekly search waiting and tells of everything since the last time', async () => {
    const monday = lastMonday(later(14));
    const at = new Date(monday.getTime() - 3 * DAY).toISOString();
    const row = savedSearchRow(portal.ctx.exhibition.id, buyer.visitorId, {
      alert: 'weekly',
      filter: JSON.stringify(filterOf(ingredientOf(0))),
      created_at: at,
    });
    await sql`
      insert into saved_search (id, exhibition_id, visitor_id, kind, name, keyword, filter, alert, seen_at, alerted_at)
      values (${row.id}, ${row.exhibition_id}, ${row.visitor_id}, 'product', ${row.name}, '', ${row.filter}::jsonb, 'weekly', ${at}, ${at})`.execute(
      portal.ctx.db,
    );
    const { id } = await makeProduct(portal, company, withIngredient(ingredientOf(0)));
    await sql`update first_shown set first_at = ${new Date(monday.getTime() - 2 * DAY)} where subject_id = ${id}`.execute(
      portal.ctx.db,
    );
    await send(new Date(monday.getTime() - DAY));
    expect(await messagesTo(portal, buyer.email)).toEqual([]);
    await send(monday);
    expect((await messagesTo(portal, buyer.email)).length).toBe(1);
  });
});
