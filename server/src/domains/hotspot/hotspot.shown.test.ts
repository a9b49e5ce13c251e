import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeScene,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { ofExhibitor, get, own, setPoints } = contract.hotspot;

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
const shownTo = async (person: Person, exhibitorId = company.id) => {
  const { body } = await portal.send(ofExhibitor, { exhibitorId }, person, { fresh: true });
  return ofExhibitor.output.parse(body.data);
};
const namesOf = async (person: Person): Promise<string[][]> =>
  (await shownTo(person)).list.map(({ points }) => points.map(({ product }) => product.id));

describe('what others see', () => {
  test('recommended ones first, then the newest, a page at a time', async () => {
    const [first = ''] = await products(1);
    const made = (minute: number, recommended = false) =>
      makeScene(portal, company, [first], { recommended, created_at: `2026-01-01T00:0${minute}:00.000Z` });
    const [old, young, praised] = [await made(1), await made(3), await made(2, true)];
    const { list, total } = await shownTo(anonymous);
    expect([list.map(({ id }) => id), total]).toEqual([[praised.id, young.id, old.id], 3]);
    const page = await portal.as(anonymous)(ofExhibitor, { exhibitorId: company.id, pageNum: 2, pageSize: 2 });
    expect([page.list.map(({ id }) => id), page.total, page.hasNextPage]).toEqual([[old.id], 3, false]);
  });

  test('an answer holds cards of the exhibits, and neither version nor date nor range', async () => {
    const product = await makeProduct(portal, company, { strength: '200 g/L SL' });
    const { id, picture } = await makeScene(portal, company, [product.id], { name_zh: '稻田', name_en: 'Paddy' });
    expect(await portal.as(anonymous)(get, { id })).toEqual({
      id,
      name: { zh: '稻田', en: 'Paddy' },
      picture: { address: `/files/${picture}`, width: 1200, height: 675 },
      recommended: false,
      points: [
        {
          x: 90,
          y: 500,
          product: {
            id: product.id,
            name: { zh: product.name_zh, en: product.name_en },
            cover: `/files/${product.pictures[0]}`,
            strength: '200 g/L SL',
          },
        },
      ],
    });
  });

  test('each caller the points of the scope table, a company its own scenes whole', async () => {
    const [all = ''] = await products(1, 0);
    const [pool = ''] = await products(1, 1);
    const [registered = ''] = await products(1, 2);
    await makeScene(portal, company, [pool, registered, all]);
    const inPool = await makeVisitor(portal, { review_state: 'notApproved' });
    await putInPool(portal, company, inPool);
    const competitor = await makeEmployee(portal, other, { admin: true });
    expect([
      await namesOf(anonymous),
      await namesOf(inPool),
      await namesOf(await makeVisitor(portal)),
      await namesOf(staff),
      await namesOf(competitor),
    ]).toEqual([[[all]], [[pool, all]], [[registered, all]], [[pool, registered, all]], []]);
  });

  test('a scene of nothing but hidden points is not there, in list, total or by its id', async () => {
    const hidden = await products(2, 1);
    const { id } = await makeScene(portal, company, hidden, { recommended: true });
    expect(await shownTo(anonymous)).toEqual({ list: [], total: 0, pageNum: 1, pageSize: 24, hasNextPage: false });
    const asked = async (one: string) => (await portal.send(get, { id: one })).text;
    expect(await asked(id)).toBe(await asked(newId()));
    expect(await namesOf(staff)).toEqual([hidden]);
  });

  /** What a guest is answered of a company's scenes, ids and names of exhibits taken out; `between` stand among the three public points. */
  async function plainAnswers(exhibitor: Exhibitor, between: readonly string[]): Promise<string[]> {
    const shown = await products(3, 0, exhibitor);
    const scene = await makeScene(portal, exhibitor, [], { name_zh: '同', name_en: 'Same', recommended: true });
    const order = [
      ...between.slice(0, 2),
      ...shown.slice(0, 1),
      ...between.slice(2, 3),
      ...shown.slice(1),
      ...between.slice(3),
    ];
    const points = order.map((productId) => ({ x: shown.indexOf(productId) * 100 + 100, y: 50, productId }));
    await portal.as(await makeEmployee(portal, exhibitor))(setPoints, { id: scene.id, version: 1, points });
    // a second scene that is all hidden must not show in the total either
    if (between.length > 0) await makeScene(portal, exhibitor, between, { recommended: true });
    const guest = portal.as(anonymous);
    const details = await Promise.all(shown.map((id) => guest(contract.product.detail, { id })));
    const words = details.flatMap(({ product: { id, name, cover } }) => [cover, id, name.zh, name.en]);
    const answers = [
      (await portal.send(ofExhibitor, { exhibitorId: exhibitor.id })).text,
      (await portal.send(get, { id: scene.id })).text,
    ];
    return answers.map((text) =>
      [scene.id, scene.picture, ...words].reduce((bare, word, index) => bare.replaceAll(word, `<${index}>`), text),
    );
  }

  test('three public points and four hidden ones answer byte for byte as three (G6)', async () => {
    const hidden = [...(await products(2, 1)), ...(await products(2, 2))];
    expect(await plainAnswers(company, hidden)).toEqual(await plainAnswers(other, []));
  });

  test('a point goes with its deleted exhibit and comes back with it', async () => {
    const [gone = '', stays = ''] = await products(2);
    const { id } = await makeScene(portal, company, [gone, stays]);
    await call(contract.product.remove, { id: gone });
    expect([await namesOf(anonymous), (await call(own, { id })).points.map(({ product }) => product.id)]).toEqual([
      [[stays]],
      [stays],
    ]);
    await sql`update product set deleted_at = null where id = ${gone}`.execute(portal.ctx.db);
    expect(await namesOf(anonymous)).toEqual([[gone, stays]]);
    await call(contract.product.removeChosen, { ids: [gone, stays] });
    expect(await namesOf(anonymous)).toEqual([]);
  });

  test("nothing of a company that is not open, except to itself; nothing of another fair's", async () => {
    const shut = await makeExhibitor(portal, { open: false });
    const [first = ''] = await products(1, 0, shut);
    const { id } = await makeScene(portal, shut, [first]);
    const owner = await makeEmployee(portal, shut);
    expect([
      (await shownTo(anonymous, shut.id)).total,
      await outcomeOf(portal.as(anonymous)(get, { id })),
      (await shownTo(owner, shut.id)).total,
      await outcomeOf(portal.as(owner)(get, { id })),
    ]).toEqual([0, 'notFound', 1, 'done']);
    const [shown = ''] = await products(1);
    const scene = await makeScene(portal, company, [shown]);
    expect(await outcomeOf(portal.as({ token: null, host: 'sugar.localhost' })(get, { id: scene.id }))).toBe(
      'notFound',
    );
  });

  test('each scene of a page comes with its own points', async () => {
    const ids = await products(4);
    const made = (minute: number, productIds: readonly string[]) =>
      makeScene(portal, company, productIds, { created_at: `2026-01-01T00:0${minute}:00.000Z` });
    for (const minute of [1, 2, 3]) await made(minute, ids.slice(0, minute));
    expect(await namesOf(anonymous)).toEqual([ids.slice(0, 3), ids.slice(0, 2), ids.slice(0, 1)]);
  });
});
