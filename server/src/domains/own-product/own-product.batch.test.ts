import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { messageOf, outcomeOf, tally } from '../../../test/outcome.ts';
import { changePackage } from '../../../test/packages.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  productInput,
  type Exhibitor,
} from '../../../test/world.ts';

const { ownList, save, setScopeAll, removeAll, removeChosen, remove, restore, browse, detail } = contract.product;
const { removedList, restoreChosen, setSortNumber } = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  call = portal.as(await makeEmployee(portal, company));
});

const guest = () => portal.as({ token: null });
const make = (given: Parameters<typeof makeProduct>[2] = {}) => makeProduct(portal, company, given);
const listed = async (): Promise<string[]> => (await call(ownList, { pageSize: 100 })).list.map(({ id }) => id);

describe('a change of all that match', () => {
  test('changes those of the filter, found by others at once, and nothing else', async () => {
    const sold = await make({ name_zh: '丙草胺甲', name_en: 'Zorvexil one', scope: 1 });
    await make({ name_zh: '别的', name_en: 'Other', scope: 1 });
    const rival = await makeExhibitor(portal);
    await makeProduct(portal, rival, { name_en: 'Zorvexil rival', scope: 1 });
    expect((await guest()(browse, { keyword: 'Zorvexil' })).total).toBe(0);
    expect(await call(setScopeAll, { filter: { keyword: 'zorvexil' }, scope: 0, expected: 1 })).toMatchObject({
      count: 1,
    });
    await expect
      .poll(async () => (await guest()(browse, { keyword: 'Zorvexil' })).list.map(({ id }) => id))
      .toEqual([sold.id]);
    expect([(await call(ownList, { scope: 0 })).total, (await call(ownList, { scope: 1 })).total]).toEqual([1, 1]);
  });

  test('is refused when the list is no longer what was seen, and changes nothing', async () => {
    for (let made = 0; made < 3; made += 1) await make({ scope: 2 });
    expect(await outcomeOf(call(setScopeAll, { filter: { scope: 2 }, scope: 1, expected: 2 }))).toBe('editConflict');
    expect(await outcomeOf(call(removeAll, { filter: {}, expected: 4 }))).toBe('editConflict');
    expect((await call(ownList, { scope: 2 })).total).toBe(3);
  });

  test('leaves out those that were unticked, of whatever page, and no other than those', async () => {
    const made = [await make({ scope: 2 }), await make({ scope: 2 }), await make({ scope: 2 })];
    const [first = '', second = '', third = ''] = made.map(({ id }) => id);
    const other = await make({ scope: 1 });
    const rival = await makeProduct(portal, await makeExhibitor(portal), { scope: 2 });
    const all = { filter: { scope: 2 as const }, expected: 3 };
    for (const foreign of [rival.id, other.id])
      expect(await outcomeOf(call(removeAll, { ...all, except: [foreign] }))).toBe('editConflict');
    expect(await call(setScopeAll, { ...all, except: [second], scope: 1 })).toMatchObject({ count: 2 });
    expect((await call(ownList, { scope: 2 })).list.map(({ id }) => id)).toEqual([second]);
    const of = { filter: { scope: 1 as const }, expected: 3, except: [other.id, first] };
    expect((await call(removeAll, of)).count).toBe(1);
    expect((await listed()).toSorted()).toEqual([first, second, other.id].toSorted());
    expect((await call(removedList, {})).list.map(({ id }) => id)).toEqual([third]);
  });

  test('of a page changes that page alone, and answers what it takes to undo it', async () => {
    const ids: string[] = [];
    for (const scope of [2, 2, 1, 2, 2, 2, 1, 2] as const) ids.push((await make({ scope })).id);
    const pageIds = ids.slice(0, 7);
    const page = { filter: {}, expected: 7, only: pageIds };
    expect(await outcomeOf(call(setScopeAll, { ...page, expected: 6, scope: 0 }))).toBe('editConflict');
    const { count, before } = await call(setScopeAll, { ...page, scope: 0 });
    expect([count, before.map(({ scope, ids: had }) => [scope, had.length])]).toEqual([
      7,
      [
        [1, 2],
        [2, 5],
      ],
    ]);
    expect((await call(ownList, { scope: 0 })).total).toBe(7);
    for (const { scope, ids: only } of before)
      await call(setScopeAll, { filter: {}, expected: only.length, only, scope });
    const { list } = await call(ownList, {});
    expect(
      list
        .filter(({ scope }) => scope === 1)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([ids[2] ?? '', ids[6] ?? ''].toSorted());
    expect((await call(removeAll, page)).count).toBe(7);
    expect(await listed()).toEqual([ids[7]]);
  });

  test('past the limit of ten is refused also where some are left out, and changes nothing', async () => {
    const one = await make({ scope: 2 });
    for (let made = 0; made < 11; made += 1) await make({ scope: 2 });
    const all = { filter: {}, expected: 12, except: [one.id], scope: 0 as const };
    expect(await outcomeOf(call(setScopeAll, all))).toBe('publicLimit');
    expect((await call(ownList, { scope: 0 })).total).toBe(0);
  });

  test('does not pass the limit of ten: all or nothing', async () => {
    for (let made = 0; made < 11; made += 1) await make({ scope: 2 });
    expect(await outcomeOf(call(setScopeAll, { filter: { scope: 2 }, scope: 0, expected: 11 }))).toBe('publicLimit');
    expect((await call(ownList, { scope: 0 })).total).toBe(0);
  });

  test('made twice at once is done once, and never goes past ten', async () => {
    for (let made = 0; made < 6; made += 1) await make({ scope: 1, name_en: 'First half' });
    for (let made = 0; made < 6; made += 1) await make({ scope: 2, name_en: 'Second half' });
    const outcomes = await Promise.all([
      outcomeOf(call(setScopeAll, { filter: { scope: 1 }, scope: 0, expected: 6 })),
      outcomeOf(call(setScopeAll, { filter: { scope: 2 }, scope: 0, expected: 6 })),
      outcomeOf(call(setScopeAll, { filter: { scope: 1 }, scope: 0, expected: 6 })),
    ]);
    expect((await call(ownList, {})).publicProducts).toBe(6);
    expect(tally(outcomes)['done']).toBe(1);
  });
});

describe('deleting', () => {
  test('is undone as one: ranges, places in the list, what search knows and what buyers saved come back', async () => {
    const first = await make({ scope: 0, sort_number: 1, name_en: 'Morvantil one' });
    const second = await make({ scope: 0, sort_number: 2, name_en: 'Morvantil two' });
    const third = await make({ scope: 1 });
    const buyer = portal.as(await makeVisitor(portal));
    await buyer(contract.favourite.add, { collectionSubjectType: 'PRODUCT', id: first.id });
    const before = await listed();
    const findable = async () => (await guest()(browse, { keyword: 'Morvantil' })).total;
    expect(await findable()).toBe(2);
    const removal = await call(removeChosen, { ids: [first.id, second.id] });
    expect(removal).toEqual({ removal: expect.stringMatching(/^[A-Za-z0-9]{10,40}$/), count: 2 });
    expect(await listed()).toEqual([third.id]);
    await expect.poll(findable).toBe(0);
    expect(await outcomeOf(guest()(detail, { id: first.id }))).toBe('notFound');
    expect((await buyer(contract.favourite.products, {})).total).toBe(0);
    expect(await call(restore, { removal: removal.removal })).toEqual({ count: 2 });
    expect(await listed()).toEqual(before);
    await expect.poll(findable).toBe(2);
    expect((await buyer(contract.favourite.products, {})).total).toBe(1);
    expect(await outcomeOf(call(restore, { removal: removal.removal }))).toBe('notFound');
  });

  test('a place that was taken meanwhile is made free again', async () => {
    const first = await make({ sort_number: 1 });
    const { removal } = await call(remove, { id: first.id });
    const { id: second } = await call(save, await productInput(portal, company, { sortNumber: 1, scope: 2 }));
    await call(restore, { removal });
    expect((await call(ownList, {})).list.map(({ id, sortNumber }) => [id, sortNumber])).toEqual([
      [first.id, 1],
      [second, 2],
    ]);
  });

  test('of all that match takes those away, and they come back', async () => {
    for (let made = 0; made < 8; made += 1) await make({ scope: 2 });
    const kept = await make({ scope: 1 });
    const { removal, count } = await call(removeAll, { filter: { scope: 2 }, expected: 8 });
    expect([count, await listed()]).toEqual([8, [kept.id]]);
    expect(await call(restore, { removal })).toEqual({ count: 8 });
    expect(await listed()).toHaveLength(9);
  });

  test('is not undone past the limit of ten or after a day', async () => {
    const gone = await make({ scope: 0 });
    const { removal } = await call(remove, { id: gone.id });
    for (let made = 0; made < 10; made += 1) await make({ scope: 0 });
    expect(await outcomeOf(call(restore, { removal }))).toBe('publicLimit');
    await call(setScopeAll, { filter: {}, scope: 1, expected: 10 });
    await sql`update product set deleted_at = now() - interval '25 hours' where id = ${gone.id}`.execute(portal.ctx.db);
    expect(await outcomeOf(call(restore, { removal }))).toBe('restoreOver');
  });
});

describe('what was deleted', () => {
  const removedIds = async (ask: CallApi = call): Promise<string[]> =>
    (await ask(removedList, {})).list.map(({ id }) => id);

  test('is listed with who did it and until when it comes back, the last first, and to no other company', async () => {
    const [one, two] = [await make({ scope: 2, name_zh: '甲' }), await make({ scope: 1, name_zh: '乙' })];
    const colleague = portal.as(await makeEmployee(portal, company, { name_zh: '陈敏', name_en: 'Chen Min' }));
    await call(remove, { id: one.id });
    await colleague(remove, { id: two.id });
    const { list, total } = await call(removedList, {});
    expect([total, list.map(({ id, name, scope }) => [id, name.zh, scope])]).toEqual([
      2,
      [
        [two.id, '乙', 1],
        [one.id, '甲', 2],
      ],
    ]);
    const [last] = list;
    expect(last?.by).toEqual({ zh: '陈敏', en: 'Chen Min' });
    expect(Date.parse(last?.until ?? '') - Date.parse(last?.removedAt ?? '')).toBe(24 * 3_600_000);
    const rival = portal.as(await makeEmployee(portal, await makeExhibitor(portal)));
    expect(await removedIds(rival)).toEqual([]);
  });

  test('comes back one by one or together, all or none, at the places it had', async () => {
    const made = [await make({ sort_number: 1 }), await make({ sort_number: 2 }), await make({ sort_number: 3 })];
    const ids = made.map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    await call(removeChosen, { ids });
    const standing = await make();
    expect(await outcomeOf(call(restoreChosen, { ids: [first, standing.id] }))).toBe('notFound');
    expect(await removedIds()).toHaveLength(3);
    expect(await call(restoreChosen, { ids: [second] })).toEqual({ count: 1 });
    expect(await call(restoreChosen, { ids: [first, third] })).toEqual({ count: 2 });
    expect([await listed(), await removedIds()]).toEqual([[first, second, third, standing.id], []]);
    expect(await outcomeOf(guest()(detail, { id: first }))).toBe('done');
    expect(await outcomeOf(call(restoreChosen, { ids: [first] }))).toBe('notFound');
  });

  test('does not come back while another exhibit has its article number', async () => {
    const gone = await make({ scope: 2, article_number: 'GA-200' });
    await call(remove, { id: gone.id });
    const other = await make({ scope: 2, article_number: ' ga-200' });
    expect(await outcomeOf(call(restoreChosen, { ids: [gone.id] }))).toBe('articleTaken');
    await call(remove, { id: other.id });
    expect(await call(restoreChosen, { ids: [gone.id] })).toEqual({ count: 1 });
  });

  test('does not come back past the package or the public limit, nor after a day, with a text that says so', async () => {
    const gone = await make({ scope: 0 });
    await call(remove, { id: gone.id });
    const kept = await make({ scope: 2 });
    await changePackage(portal, 'standard', { exhibits: 1 });
    expect(await outcomeOf(call(restoreChosen, { ids: [gone.id] }))).toBe('exhibitLimit');
    await changePackage(portal, 'standard', { exhibits: 10_000 });
    for (let made = 0; made < 10; made += 1) await make({ scope: 0 });
    expect(await outcomeOf(call(restoreChosen, { ids: [gone.id] }))).toBe('publicLimit');
    await sql`update product set deleted_at = now() - interval '25 hours' where id = ${gone.id}`.execute(portal.ctx.db);
    expect([await removedIds(), await listed()].flat()).not.toContain(gone.id);
    expect(await messageOf(call(restoreChosen, { ids: [gone.id] }))).toBe('删除已超过 24 小时，无法恢复');
    expect(await listed()).toContain(kept.id);
  });
});

describe('what one deleted last', () => {
  test('is offered to whoever did it, until it is back, an hour has gone, or for nobody else', async () => {
    const made = [await make({ scope: 2 }), await make({ scope: 2 }), await make({ scope: 2 })];
    const [first = '', second = '', third = ''] = made.map(({ id }) => id);
    const undo = async (ask: CallApi = call) => (await ask(removedList, { pageSize: 1 })).undo;
    expect(await undo()).toBe(null);
    await call(remove, { id: third });
    const last = await call(removeChosen, { ids: [first, second] });
    expect(await undo()).toEqual(last);
    expect(await undo(portal.as(await makeEmployee(portal, company)))).toBe(null);
    await call(restoreChosen, { ids: [first] });
    expect(await undo()).toEqual({ ...last, count: 1 });
    await sql`update product set deleted_at = deleted_at - interval '61 minutes' where id = ${second}`.execute(
      portal.ctx.db,
    );
    expect((await undo())?.count).toBe(1);
    expect(await call(restore, { removal: (await undo())?.removal ?? '' })).toEqual({ count: 1 });
    expect((await listed()).toSorted()).toEqual([first, third].toSorted());
    expect(await undo()).toBe(null);
  });

  test('and all of it is looked through by name and article number', async () => {
    const [named, numbered] = [await make({ name_en: 'Quorbital' }), await make({ article_number: 'QX-77' })];
    for (const { id } of [named, numbered, await make()]) await call(remove, { id });
    const found = async (keyword: string) => (await call(removedList, { keyword })).list.map(({ id }) => id);
    expect([await found('quorb'), await found('qx-7'), (await found('')).length]).toEqual([
      [named.id],
      [numbered.id],
      3,
    ]);
  });
});

describe('the place of one exhibit', () => {
  const places = async () => (await call(ownList, {})).list.map(({ id, sortNumber }) => [id, sortNumber]);

  test('is written in the list, and who had it moves up', async () => {
    const [first, second] = [await make({ sort_number: 1 }), await make({ sort_number: 2 })];
    const last = await make();
    expect(await call(setSortNumber, { id: last.id, sortNumber: 1 })).toEqual({ sortNumber: 1 });
    expect(await places()).toEqual([
      [last.id, 1],
      [first.id, 2],
      [second.id, 3],
    ]);
    await call(setSortNumber, { id: first.id, sortNumber: null });
    expect(await places()).toEqual([
      [last.id, 1],
      [second.id, 3],
      [first.id, null],
    ]);
    expect(await outcomeOf(call(setSortNumber, { id: first.id, sortNumber: 10_000 }))).toBe('badInput');
  });

  test('is told to whoever has the exhibit open: their version is an older one', async () => {
    const input = await productInput(portal, company, { scope: 2 });
    const { id, version } = await call(save, input);
    await call(setSortNumber, { id, sortNumber: 4 });
    expect(await outcomeOf(call(save, { ...input, id, version }))).toBe('editConflict');
  });
});

describe('the own list', () => {
  test('is sorted by what counts it, and by the last change, either way', async () => {
    const [saved, ordered, plain] = [await make({ scope: 0 }), await make({ scope: 0 }), await make({ scope: 0 })];
    const buyer = portal.as(await makeVisitor(portal));
    await buyer(contract.favourite.add, { collectionSubjectType: 'PRODUCT', id: saved.id });
    await buyer(contract.order.create, { productId: ordered.id, quantity: 1, unit: 'kg' });
    await sql`update product set updated_at = now() + interval '1 hour' where id = ${plain.id}`.execute(portal.ctx.db);
    const firstBy = async (sort: 'updated' | 'orders' | 'favourites') =>
      (await call(ownList, { sort })).list[0]?.id ?? '';
    expect([await firstBy('favourites'), await firstBy('orders'), await firstBy('updated')]).toEqual([
      saved.id,
      ordered.id,
      plain.id,
    ]);
    const rising = (await call(ownList, { sort: 'orders', descending: false })).list.map(({ id }) => id);
    expect(rising.at(-1)).toBe(ordered.id);
  });
});

describe('a company in search', () => {
  test('is found by the ingredients of what it shows to all, no longer by what it hides', async () => {
    const [[code = '', ingredient] = []] = portal.ctx.exhibition.ingredients;
    const name = ingredient?.name.en ?? '';
    const attributes = { ingredients: [{ code, content: 10, unit: '%' as const }] };
    await make({ scope: 1, attributes, name_en: 'Plain name', name_zh: '无名' });
    const found = async () =>
      (await guest()(contract.exhibitor.browse, { keyword: name, pageSize: 100 })).list.some(
        ({ id }) => id === company.id,
      );
    expect(await found()).toBe(false);
    await call(setScopeAll, { filter: {}, scope: 0, expected: 1 });
    await expect.poll(found).toBe(true);
    await call(setScopeAll, { filter: {}, scope: 2, expected: 1 });
    await expect.poll(found).toBe(false);
  });
});
