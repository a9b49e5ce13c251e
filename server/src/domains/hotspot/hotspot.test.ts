import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { pointRow } from '../../../../demo/factories/factories.ts';
import { newFileId, newId } from '../../core/id.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makePicture,
  makeProduct,
  makeScene,
  makeScenePicture,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { ofExhibitor, get, ownList, own, create, update, setPoints, remove, restore } = contract.hotspot;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let other: Exhibitor;
let staff: Employee;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  other = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  call = portal.as(staff);
});

const anonymous: Person = { token: null };
const products = async (count: number, scope: 0 | 1 | 2 = 0, of = company): Promise<string[]> => {
  const rows = await Promise.all(Array.from({ length: count }, () => makeProduct(portal, of, { scope })));
  return rows.map(({ id }) => id);
};
const at = (productIds: readonly string[]) =>
  productIds.map((productId, index) => ({ x: index * 10, y: 500, productId }));
const form = async (given: Partial<InputOf<typeof create>> = {}): Promise<InputOf<typeof create>> => ({
  name: { zh: '果园植保', en: 'Orchard care' },
  picture: await makeScenePicture(portal, company),
  ...given,
});
const pointCount = (sceneId: string) => countRows(portal, sql`hotspot_point where scene_id = ${sceneId}`);
/** Asks past the short cache of anonymous answers. */
const shownTo = async (person: Person, exhibitorId = company.id) => {
  const { body } = await portal.send(ofExhibitor, { exhibitorId }, person, { fresh: true });
  return ofExhibitor.output.parse(body.data);
};
const namesOf = async (person: Person): Promise<string[][]> =>
  (await shownTo(person)).list.map(({ points }) => points.map(({ product }) => product.id));

describe('hotspot.create', () => {
  test('makes a scene that only its company sees until it has points', async () => {
    const picture = await makeScenePicture(portal, company);
    const { id, version } = await call(create, await form({ picture, recommended: true }));
    const scene = await call(own, { id });
    expect(scene).toEqual({
      id,
      version,
      name: { zh: '果园植保', en: 'Orchard care' },
      picture: { id: picture, address: `/files/${picture}`, width: 1200, height: 675 },
      recommended: true,
      createdAt: scene.createdAt,
      points: [],
    });
    expect((await call(ownList, {})).list).toEqual([scene]);
    expect((await shownTo(anonymous)).total).toBe(0);
    expect(await outcomeOf(portal.as(anonymous)(get, { id }))).toBe('notFound');
    // not even its own company finds it among what is shown
    expect((await shownTo(staff)).total).toBe(0);
  });

  test('takes a name in one language, and none in neither', async () => {
    expect(await outcomeOf(call(create, await form({ name: { zh: '', en: 'Orchard' } })))).toBe('done');
    expect(Object.keys(await wrongFields(call(create, await form({ name: { zh: ' ', en: '' } }))))).toEqual(['name']);
    expect(Object.keys(await wrongFields(call(create, await form({ name: { zh: 'x'.repeat(81), en: '' } }))))).toEqual([
      'name.zh',
    ]);
  });

  test("refuses a picture that is missing, another company's, another fair's, or was not sent as one of a scene", async () => {
    const elsewhere = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const pictures = [
      newFileId(),
      await makeScenePicture(portal, other),
      await makeScenePicture(portal, elsewhere, portal.sugarCtx),
      await makePicture(portal, company),
    ];
    for (const picture of pictures)
      expect(await wrongFields(call(create, await form({ picture })))).toEqual({ picture: '请上传场景图' });
    expect((await call(ownList, {})).total).toBe(0);
  });

  test('stops at twenty scenes, also when thirty are made at once (G56)', async () => {
    const input = await form();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(call(create, input))));
    expect(tally(outcomes)).toEqual({ done: LIMITS.hotspotScenesMax, hotspotSceneLimit: 10 });
    const { total, scenesMax } = await call(ownList, {});
    expect([total, scenesMax]).toEqual([20, 20]);
    const answer = await portal.send(create, input, { ...staff, lang: 'en' });
    expect(answer.body).toEqual({ code: 3011, message: 'You can create up to 20 showcases.', data: null });
  });
});

describe('hotspot.setPoints', () => {
  test('replaces the points as one set, in their order', async () => {
    const [first = '', second = '', third = ''] = await products(3);
    const { id, version } = await call(create, await form());
    const written = await call(setPoints, { id, version, points: at([first, second]) });
    expect(written).toEqual({ id, version: 2 });
    const points = [
      { x: 1000, y: 0, productId: third },
      { x: 0, y: 1000, productId: first },
    ];
    await call(setPoints, { id, version: 2, points });
    const scene = await call(own, { id });
    expect(scene.points.map(({ x, y, product }) => ({ x, y, productId: product.id }))).toEqual(points);
    expect(scene.version).toBe(3);
  });

  test('takes 1 to 10 points inside the picture, each of another exhibit', async () => {
    const ids = await products(11);
    const { id } = await makeScene(portal, company, []);
    const wrong = (points: InputOf<typeof setPoints>['points']) =>
      wrongFields(portal.as({ ...staff, lang: 'en' })(setPoints, { id, version: 1, points }));
    const [first = ''] = ids;
    expect(await wrong([])).toEqual({ points: 'Please place at least one hotspot' });
    expect(await wrong(at(ids))).toEqual({ points: 'You can add up to 10 hotspots.' });
    expect(await wrong(at([first, first]))).toEqual({ 'points.1.productId': 'This exhibit already has a hotspot' });
    for (const place of [-1, 1_001, 0.5]) {
      expect(Object.keys(await wrong([{ x: place, y: 5, productId: first }]))).toEqual(['points.0.x']);
      expect(Object.keys(await wrong([{ x: 5, y: place, productId: first }]))).toEqual(['points.0.y']);
    }
    expect(await wrong([{ x: 1, y: 1, productId: '' }])).toEqual({
      'points.0.productId': 'Please select one of your exhibits',
    });
    expect(await pointCount(id)).toBe(0);
    expect(await outcomeOf(call(setPoints, { id, version: 1, points: at(ids.slice(0, 10)) }))).toBe('done');
  });

  test("refuses an exhibit that is missing, deleted, another company's or another fair's, word for word alike, and changes nothing", async () => {
    const elsewhere = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const [mine = ''] = await products(1);
    const scene = await makeScene(portal, company, [mine]);
    const foreign = [
      newId(),
      (await makeProduct(portal, company, { deleted_at: new Date().toISOString() })).id,
      (await makeProduct(portal, other)).id,
      (await makeProduct(portal, elsewhere, {}, portal.sugarCtx)).id,
    ];
    for (const productId of foreign)
      expect(await wrongFields(call(setPoints, { id: scene.id, version: 1, points: at([mine, productId]) }))).toEqual({
        'points.1.productId': '请选择一件在展的展品',
      });
    const { points, version } = await call(own, { id: scene.id });
    expect([points.map(({ product }) => product.id), version]).toEqual([[mine], 1]);
  });

  test('of thirty at once one wins, the others are told, and never more than ten points stay (G56)', async () => {
    const ids = await products(10);
    const { id } = await makeScene(portal, company, []);
    for (let round = 1; round <= 5; round += 1) {
      const tries = Array.from({ length: 30 }, (_, turn) => {
        const chosen = [...ids.slice(turn % 10), ...ids.slice(0, turn % 10)].slice(0, 1 + (turn % 10));
        return outcomeOf(call(setPoints, { id, version: round, points: at(chosen) }));
      });
      expect(tally(await Promise.all(tries))).toEqual({ done: 1, editConflict: 29 });
      expect(await pointCount(id)).toBeLessThanOrEqual(LIMITS.hotspotPointsMax);
    }
    expect((await call(own, { id })).version).toBe(6);
  });

  test('the database itself refuses an eleventh point, and a second one of the same exhibit', async () => {
    const ids = await products(10);
    const extra = (await products(1))[0] ?? '';
    const scene = await makeScene(portal, company, ids);
    const add = (place: number, productId: string) =>
      insertRows(portal.ctx.db, 'hotspot_point', [pointRow(scene, place, productId, { x: 1, y: 1 })]);
    await expect(add(11, extra)).rejects.toThrow('hotspot_point_place_check');
    await expect(add(10, extra)).rejects.toThrow('hotspot_point_pkey');
    await sql`delete from hotspot_point where scene_id = ${scene.id} and place = 10`.execute(portal.ctx.db);
    await expect(add(10, ids[0] ?? '')).rejects.toThrow('hotspot_point_scene_id_product_id_key');
  });
});

describe('two editors', () => {
  test('the later one is told, whichever part the other has changed', async () => {
    const [first = ''] = await products(1);
    const { id } = await makeScene(portal, company, [first]);
    const colleague = portal.as(await makeEmployee(portal, company));
    const input = await form();
    expect(await colleague(update, { ...input, id, version: 1 })).toEqual({ id, version: 2 });
    expect(await outcomeOf(call(update, { ...input, id, version: 1 }))).toBe('editConflict');
    expect(await outcomeOf(call(setPoints, { id, version: 1, points: at([first]) }))).toBe('editConflict');
    await colleague(setPoints, { id, version: 2, points: at([first]) });
    expect(await outcomeOf(call(update, { ...input, id, version: 2 }))).toBe('editConflict');
    expect((await call(own, { id })).version).toBe(3);
  });
});

describe('hotspot.update', () => {
  test('changes name, picture and recommendation; points and date stay', async () => {
    const [first = ''] = await products(1);
    const { id } = await makeScene(portal, company, [first]);
    const before = await call(own, { id });
    const picture = await makeScenePicture(portal, company);
    await call(update, { id, version: 1, name: { zh: '新名', en: '' }, picture, recommended: true });
    expect(await call(own, { id })).toEqual({
      ...before,
      version: 2,
      name: { zh: '新名', en: '' },
      recommended: true,
      picture: { ...before.picture, id: picture, address: `/files/${picture}` },
    });
  });

  test("refuses another company's picture", async () => {
    const { id } = await makeScene(portal, company, []);
    const picture = await makeScenePicture(portal, other);
    expect(Object.keys(await wrongFields(call(update, { ...(await form({ picture })), id, version: 1 })))).toEqual([
      'picture',
    ]);
  });
});

describe("another company's scene", () => {
  test('is not found by any call that changes or opens it, and stays as it was', async () => {
    const [theirs = ''] = await products(1, 0, other);
    const [mine = ''] = await products(1);
    const scene = await makeScene(portal, other, [theirs]);
    const missing = newId();
    const input = await form();
    for (const id of [scene.id, missing]) {
      expect([
        await outcomeOf(call(own, { id })),
        await outcomeOf(call(update, { ...input, id, version: 1 })),
        await outcomeOf(call(setPoints, { id, version: 1, points: at([mine]) })),
        await outcomeOf(call(remove, { id })),
        await outcomeOf(call(restore, { id })),
        // what is public of it stands on public pages
        await outcomeOf(call(get, { id })),
      ]).toEqual(Array.from({ length: 6 }, () => 'notFound'));
    }
    const { list } = await shownTo(anonymous, other.id);
    expect(list.map(({ id, points }) => [id, points.map(({ product }) => product.id)])).toEqual([[scene.id, [theirs]]]);
  });
});

describe('hotspot.remove and hotspot.restore', () => {
  test('a deleted scene is gone for everybody, and comes back with its points', async () => {
    const ids = await products(2);
    const { id } = await makeScene(portal, company, ids);
    await call(remove, { id });
    expect((await call(ownList, {})).total).toBe(0);
    expect((await shownTo(anonymous)).total).toBe(0);
    const input = await form();
    expect([
      await outcomeOf(call(own, { id })),
      await outcomeOf(call(update, { ...input, id, version: 1 })),
      await outcomeOf(call(setPoints, { id, version: 1, points: at(ids) })),
      await outcomeOf(call(remove, { id })),
    ]).toEqual(['notFound', 'notFound', 'notFound', 'notFound']);
    await call(restore, { id });
    expect(await namesOf(anonymous)).toEqual([ids]);
    expect(await outcomeOf(call(restore, { id }))).toBe('done');
  });

  test('nothing comes back beyond the twentieth', async () => {
    const { id } = await makeScene(portal, company, []);
    await call(remove, { id });
    for (let made = 0; made < LIMITS.hotspotScenesMax; made += 1) await makeScene(portal, company, []);
    expect(await outcomeOf(call(restore, { id }))).toBe('hotspotSceneLimit');
  });
});
