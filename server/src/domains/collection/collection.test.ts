import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeCollection,
  makeExhibitor,
  makeOrganizer,
  makeOrganizersPicture,
  makePicture,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Organizer,
} from '../../../test/world.ts';

const { browse, detail, list, save, sort, remove } = contract.collection;
const nobody: Person = { token: null };

const portal = testPortal();
let editor: Organizer;
let one: Exhibitor;
let two: Exhibitor;
let closed: Exhibitor;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  one = await makeExhibitor(portal, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
  two = await makeExhibitor(portal, { name_zh: '乙方化工', name_en: 'Beta Chemical' });
  closed = await makeExhibitor(portal, { name_zh: '歇业化工', name_en: 'Gone Chemical', open: false });
});

const form = (given: object = {}) => ({
  title: { zh: '生物农药', en: 'Biologicals' },
  published: true,
  exhibitorIds: [two.id, one.id],
  ...given,
});

describe('collections of exhibitors', () => {
  test('show the published ones that have an open exhibitor, and of those only the open ones', async () => {
    const shown = await makeCollection(portal, [closed.id, two.id, one.id]);
    await makeCollection(portal, [one.id], { published: false, title_zh: '草稿专题' });
    await makeCollection(portal, [closed.id], { title_zh: '无人专题' });
    await makeCollection(portal, []);
    await makeCollection(portal, [], { title_zh: '别展专题' }, portal.sugarCtx);
    const visitor = await makeVisitor(portal);
    const found = await portal.as(visitor)(browse, {});
    expect([
      found.total,
      found.list.map(({ id, exhibitors, logos }) => [id, exhibitors, logos.map((of) => of.id)]),
    ]).toEqual([1, [[shown.id, 2, [two.id, one.id]]]]);
    const { exhibitors } = await portal.as(visitor)(detail, { id: shown.id });
    expect(exhibitors.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(await outcomeOf(portal.as({ ...nobody, host: SUGAR_HOST })(detail, { id: shown.id }))).toBe('notFound');
  });

  test('show of a company what this caller may see of its exhibits, and nothing else', async () => {
    const company = await makeExhibitor(portal);
    await makeProduct(portal, company, { scope: 0 });
    const hidden = await makeProduct(portal, company, { scope: 1, name_zh: '密不外宣', name_en: 'Hush' });
    const { id } = await makeCollection(portal, [company.id]);
    const [stranger, member] = [await makeVisitor(portal), await makeVisitor(portal)];
    await putInPool(portal, company, member);
    const seen = async (person: Person) => (await portal.as(person)(detail, { id })).exhibitors[0]?.products;
    expect([await seen(nobody), await seen(stranger), await seen(member)]).toEqual([1, 1, 2]);
    const { text } = await portal.send(detail, { id });
    expect(text.includes(hidden.id) || text.includes('Hush')).toBe(false);
  });

  test('are made, edited, ordered and deleted by an editor, seen at once', async () => {
    await sql`delete from collection`.execute(portal.ctx.db);
    const call = portal.as(editor);
    const picture = await makeOrganizersPicture(portal, 'collection');
    const first = await call(save, { id: null, version: null, form: form({ picture }) });
    const second = await call(save, { id: null, version: null, form: form({ title: { zh: '中间体', en: '' } }) });
    const { version, collections } = await call(list, {});
    expect(collections.map((of) => [of.id, of.picture, of.exhibitors.map(({ id }) => id)])).toEqual([
      [first.id, picture, [two.id, one.id]],
      [second.id, null, [two.id, one.id]],
    ]);
    await call(sort, { version, ids: [second.id, first.id] });
    expect(await outcomeOf(call(sort, { version, ids: [second.id, first.id] }))).toBe('editConflict');
    const shownTo = async (person: Person) => (await portal.as(person)(browse, {})).list.map(({ id }) => id);
    await vi.waitFor(async () => expect(await shownTo(nobody)).toEqual([second.id, first.id]));
    await call(save, { ...second, form: form({ published: false }) });
    await vi.waitFor(async () => expect(await shownTo(nobody)).toEqual([first.id]));
    expect(await outcomeOf(call(save, { ...second, form: form() }))).toBe('editConflict');
    expect(await outcomeOf(call(remove, second))).toBe('editConflict');
    await call(remove, first);
    await vi.waitFor(async () => expect(await shownTo(nobody)).toEqual([]));
    expect(await outcomeOf(portal.as(nobody)(detail, { id: first.id }))).toBe('notFound');
  });

  test('take open exhibitors of this fair, each once, and the own pictures of the organizer', async () => {
    const foreign = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const tried = (given: object) => outcomeOf(portal.as(editor)(save, { id: null, version: null, form: form(given) }));
    expect(await tried({ exhibitorIds: [one.id, foreign.id] })).toBe('notFound');
    expect(await tried({ exhibitorIds: [one.id, closed.id] })).toBe('notFound');
    expect(await tried({ exhibitorIds: [one.id, one.id] })).toBe('badInput');
    expect(await tried({ picture: await makePicture(portal, one) })).toBe('badInput');
    expect(await tried({ title: { zh: '', en: '' } })).toBe('badInput');
    // one that was in it when it closed does not stand in the way
    const { id } = await makeCollection(portal, [closed.id, one.id]);
    const kept = form({ exhibitorIds: [one.id, closed.id] });
    expect(await outcomeOf(portal.as(editor)(save, { id, version: 1, form: kept }))).toBe('done');
  });
});
