import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { PlanReport } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import type { PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { orderRow } from '../../../../demo/factories/factories.ts';
import { boothFeature, examplePlan, polygon, rectangle, type PlanFile } from '../../../test/floor-plans.ts';
import { makeScanOf } from '../../../test/cards.ts';
import { makeLive, ON_AIR } from '../../../test/lives.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newId } from '../../core/id.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { cardOf } from '../card/card.queries.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Organizer,
} from '../../../test/world.ts';

const desk = contract.floorPlanDesk;
const GUEST: Person = { token: null };
const portal = testPortal();
let editor: Organizer;
beforeEach(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  await sql`update exhibitor set hall = null, booth_number = '' where exhibition_id = ${portal.ctx.exhibition.id}`.execute(
    portal.ctx.db,
  );
});

const bytesOf = (file: unknown): Buffer => Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));

async function send(file: unknown, mode: 'preview' | 'all' = 'all'): Promise<PlanReport> {
  const { body } = await portal.send(desk.importPlan, { mode }, editor, { bytes: bytesOf(file) });
  return desk.importPlan.output.parse(body.data);
}

const plan = async () => (await portal.as(editor)(contract.floorPlan.get, {})).floors;
const ground = (floors: readonly PlanFloor[]) => floors.find(({ code }) => code === '1F');
const numbers = async (): Promise<string[]> =>
  ground(await plan())?.booths.map(({ hall, number }) => `${hall} ${number}`) ?? [];

/** The example with its last feature changed, or with one more. */
const withFeature = (feature: PlanFile['features'][number]): PlanFile => {
  const file = examplePlan();
  return { ...file, features: [...file.features, feature] };
};
const boothsOf = async (hall: string, number: string) =>
  makeExhibitor(portal, { hall, booth_number: number, name_zh: `${hall} ${number} 公司`, name_en: '' });

describe('reading a plan', () => {
  test('a preview says what it would do and changes nothing', async () => {
    const before = await numbers();
    const report = await send(examplePlan(), 'preview');
    expect(report).toMatchObject({ added: 4, faults: { total: 0 }, stored: false });
    expect(await numbers()).toEqual(before);
  });

  test('for good it stands where everybody sees it, from the north-west corner', async () => {
    expect(await send(examplePlan())).toMatchObject({ faults: { total: 0, list: [] }, stored: true });
    const floor = ground(await plan());
    expect(floor).toMatchObject({ width: 30, depth: 20 });
    expect(floor?.booths.map(({ hall, number, points }) => [hall, number, points[0]])).toEqual([
      ['H1', 'A01', [5, 5]],
      ['H1', 'A02', [8, 5]],
      ['H1', 'B01', [5, 12]],
      ['H1', 'B02', [8, 12]],
    ]);
    expect(floor?.elements.map(({ kind, hall, name }) => [kind, hall, name.en])).toEqual([
      ['aisle', null, ''],
      ['entrance', null, 'West entrance'],
      ['hall', 'H1', 'Hall 1'],
    ]);
  });

  test('what is downloaded reads in again as the same plan, its booths unchanged', async () => {
    await send(examplePlan());
    const before = await plan();
    const answer = await portal.send(desk.exportPlan, {}, editor);
    const { bytes } = Object(answer.body.data);
    const report = await send(Buffer.from(bytes).toString());
    expect(report).toMatchObject({ added: 0, changed: 0, removed: 0, stored: true });
    expect(await plan()).toEqual(before);
  });

  test('columns without a value, as mapping programs write them, are as if they were not there', async () => {
    const file = examplePlan();
    const empty = { state: null, nameZh: null, nameEn: null, connector: null, number: null, hall: null };
    const features = file.features.map((one) => ({ ...one, properties: { ...empty, ...one.properties } }));
    expect(await send({ ...file, features })).toMatchObject({ faults: { total: 0 }, stored: true });
  });

  test('another plan takes the place of the one before', async () => {
    await send(examplePlan());
    const file = examplePlan();
    const features = file.features.filter(({ properties }) => properties['number'] !== 'B02');
    const report = await send({ ...file, features: [...features, boothFeature('H1', 'C01', rectangle(20, 12, 3, 3))] });
    expect(report).toMatchObject({ added: 1, changed: 0, removed: 1, stored: true });
    expect(await numbers()).toEqual(['H1 A01', 'H1 A02', 'H1 B01', 'H1 C01']);
  });

  test('without floors of its own each floor is as large as what is drawn, wherever its corner lies', async () => {
    const { floors: _, ...file } = examplePlan();
    const far = file.features.map((feature) => {
      const { geometry } = feature;
      const moved = JSON.parse(JSON.stringify(geometry.coordinates), (_key, value: unknown) => {
        const [x, y] = Array.isArray(value) ? value : [];
        return typeof x === 'number' && typeof y === 'number' ? [x + 500_000, y + 3_400_000] : value;
      });
      return { ...feature, geometry: { ...geometry, coordinates: moved } };
    });
    expect(await send({ ...file, features: far })).toMatchObject({ faults: { total: 0 }, stored: true });
    const floor = ground(await plan());
    expect([floor?.width, floor?.depth, floor?.booths[0]?.points[0]]).toEqual([30, 20, [5, 5]]);
  });
});

describe('a plan with a fault', () => {
  const faultsOf = async (file: unknown): Promise<string[]> => {
    await send(examplePlan());
    const before = await plan();
    const { faults, stored } = await send(file);
    expect(stored).toBe(false);
    expect(await plan()).toEqual(before);
    return faults.list.map(({ where, message }) => `${where}: ${message}`);
  };

  test.each<[string, unknown, string[]]>([
    ['that is no JSON', '{', [': 该文件不是 GeoJSON（FeatureCollection）']],
    ['that is no collection', { type: 'Feature' }, [': 该文件不是 GeoJSON（FeatureCollection）']],
    [
      'that names another coordinate system',
      { ...examplePlan(), crs: { type: 'name', properties: { name: 'EPSG:3857' } } },
      [': 坐标须以米为单位：以楼层西南角为原点，向东为 x，向北为 y。该文件似乎使用其他坐标（经纬度或毫米）'],
    ],
    [
      'with something that is no feature',
      withFeature(JSON.parse('{"type":"Point"}')),
      ['features[7]: 不是有效的要素（Feature）'],
    ],
    [
      'with an unknown kind',
      withFeature({ ...boothFeature('H1', 'X1', rectangle(20, 12, 3, 3)), properties: { kind: 'cave', floor: '1F' } }),
      ['features[7] · cave: 没有类型“cave”'],
    ],
    [
      'with a hall that the fair has not',
      withFeature(boothFeature('H9', 'X1', rectangle(20, 12, 3, 3))),
      ['features[7] · H9 X1: 没有展馆“H9”'],
    ],
    [
      'with a booth on another floor than its hall',
      withFeature(boothFeature('H1', 'X1', rectangle(20, 12, 3, 3), { floor: '2F' })),
      ['features[7] · H1 X1: 展馆“H1”不在该楼层'],
    ],
    [
      'with a booth without a number',
      withFeature(boothFeature('H1', '', rectangle(20, 12, 3, 3))),
      ['features[7] · H1: 缺少展位号，或展位号超过 20 个字符'],
    ],
    [
      'with a number given twice, in another writing',
      withFeature(boothFeature('H1', 'Ａ-1', rectangle(20, 12, 3, 3))),
      ['features[7] · H1 Ａ-1: 该展馆已有展位号“A-1”'],
    ],
    [
      'with booths that overlap',
      withFeature(boothFeature('H1', 'X1', rectangle(9, 13, 3, 3))),
      ['features[7] · H1 X1: 与“H1 A02”重叠'],
    ],
    [
      'with a booth that crosses itself',
      withFeature(
        boothFeature('H1', 'X1', [
          [20, 12],
          [23, 15],
          [23, 12],
          [20, 15],
        ]),
      ),
      ['features[7] · H1 X1: 边界自相交'],
    ],
    [
      'with a booth beyond its hall and its floor',
      withFeature(boothFeature('H1', 'X1', rectangle(28, 12, 3, 3))),
      ['features[7] · H1 X1: 超出楼层范围', 'features[7] · H1 X1: 不在展馆“H1”的范围内'],
    ],
    [
      'with a ring that is not closed',
      withFeature({
        ...boothFeature('H1', 'X1', []),
        geometry: { type: 'Polygon', coordinates: [rectangle(20, 12, 3, 3)] },
      }),
      ['features[7] · H1 X1: 边界须为一个闭合的环，至少三个不同的角点，且没有空洞'],
    ],
    [
      'with a booth that is a point',
      withFeature({ ...boothFeature('H1', 'X1', []), geometry: { type: 'Point', coordinates: [20, 12] } }),
      ['features[7] · H1 X1: 形状须为Polygon'],
    ],
    [
      'with a sign that cannot be kept in a number or a name',
      withFeature({ ...boothFeature('H1', 'X\u00001', rectangle(20, 12, 3, 3)) }),
      ['features[7] · H1 X\u00001: 含有无法保存的字符'],
    ],
    [
      'with a number that no drawing reaches',
      withFeature(boothFeature('H1', 'X1', rectangle(1e308, 12, 3, 3))),
      ['features[7] · H1 X1: 坐标无效'],
    ],
    [
      'with a state that is none',
      withFeature(boothFeature('H1', 'X1', rectangle(20, 12, 3, 3), { state: 5 })),
      ['features[7] · H1 X1: 没有状态“5”'],
    ],
    [
      'with a name that is too long',
      withFeature({
        ...boothFeature('', '', rectangle(20, 12, 3, 3)),
        properties: { kind: 'food', floor: '1F', nameZh: '餐'.repeat(201) },
      }),
      [`features[7] · ${'餐'.repeat(60)}: 名称过长`],
    ],
    [
      'with an English name in Chinese',
      withFeature({
        ...boothFeature('', '', rectangle(20, 12, 3, 3)),
        properties: { kind: 'food', floor: '1F', nameEn: '餐饮' },
      }),
      ['features[7] · 餐饮: 只能输入非中文字符'],
    ],
    [
      'with a floor named twice and one without a code',
      { ...examplePlan(), floors: [...(examplePlan().floors ?? []), { code: '1F' }, { width: 3 }] },
      ['floors[6] · 1F: 编号（id）重复', 'floors[7]: 楼层的代码、名称或尺寸无效'],
    ],
    [
      'in degrees',
      {
        type: 'FeatureCollection',
        features: [
          boothFeature('H1', 'A01', rectangle(121.3, 31.2, 0.00003, 0.00003)),
          boothFeature('H1', 'A02', rectangle(121.30004, 31.2, 0.00003, 0.00003)),
        ],
      },
      [': 坐标须以米为单位：以楼层西南角为原点，向东为 x，向北为 y。该文件似乎使用其他坐标（经纬度或毫米）'],
    ],
  ])('%s is named where it is, and nothing is replaced', async (_, file, expected) => {
    expect(await faultsOf(file)).toEqual(expected);
  });

  test('booths that share walls and a booth around a corner do not overlap', async () => {
    const corner = boothFeature('H1', 'L1', [
      [20, 12],
      [26, 12],
      [26, 18],
      [23, 18],
      [23, 15],
      [20, 15],
    ]);
    const within = boothFeature('H1', 'L2', rectangle(20, 15, 3, 3));
    const file = withFeature(corner);
    expect(await send({ ...file, features: [...file.features, within] })).toMatchObject({
      faults: { total: 0 },
      stored: true,
    });
  });

  test('a plan of ten thousand booths is checked within some seconds, one more is refused', async () => {
    const file = examplePlan();
    const booths = Array.from({ length: LIMITS.planBoothsMax + 1 }, (_, at) =>
      boothFeature('H1', `N${at}`, rectangle((at % 100) * 3, Math.floor(at / 100) * 3, 3, 3)),
    );
    const floors = file.floors?.map((floor) => ({ ...floor, width: 400, depth: 400 }));
    const hall = {
      ...file.features[0],
      properties: { kind: 'hall', hall: 'H1' },
      geometry: polygon(rectangle(0, 0, 400, 400)),
    };
    const started = performance.now();
    const whole = await send({ ...file, floors, features: [hall, ...booths.slice(1)] }, 'preview');
    expect([whole.faults.total, whole.added]).toEqual([0, LIMITS.planBoothsMax]);
    expect(performance.now() - started).toBeLessThan(15_000);
    const { faults } = await send({ ...file, floors, features: [hall, ...booths] }, 'preview');
    expect(faults.list).toEqual([{ where: '', message: '展位最多 10000 个' }]);
  });
});

describe('who stands where', () => {
  const at = async (number: string) =>
    ground(await plan())
      ?.booths.find((booth) => booth.number === number)
      ?.exhibitors.map(({ name }) => name.zh);

  test('an exhibitor stands at the booth of its record, however its number is written there', async () => {
    await send(examplePlan());
    await boothsOf('H1', 'a-1');
    expect(await at('A01')).toEqual(['H1 a-1 公司']);
    expect(await at('A02')).toEqual([]);
  });

  test('one with two booths stands at both, two in one stand there together', async () => {
    await send(examplePlan());
    await boothsOf('H1', 'A01、B01');
    await boothsOf('H1', 'B1');
    expect([await at('A01'), await at('B01')]).toEqual([['H1 A01、B01 公司'], ['H1 B1 公司', 'H1 A01、B01 公司']]);
  });

  test('one that is not shown to the public stands nowhere', async () => {
    await send(examplePlan());
    await makeExhibitor(portal, { hall: 'H1', booth_number: 'A01', name_zh: '未开放', open: false });
    expect(await at('A01')).toEqual([]);
    expect(JSON.stringify(await plan())).not.toContain('未开放');
  });

  test('the console is told who does not fit the plan, and which booths nobody can reach', async () => {
    await send(withFeature(boothFeature('H1', 'Z9', rectangle(20, 0, 3, 3))));
    await boothsOf('H1', 'Q77');
    await boothsOf('H1', 'B02');
    const { warnings, floors } = await portal.as(editor)(desk.overview, {});
    const said = warnings.list.map(({ where, message }) => `${where}: ${message}`);
    expect(said).toContain('H1 Z9: 从任何入口都无法到达');
    expect(said).toContain('H1 Q77 公司: 展位“H1 Q77”不在平面图上');
    expect(said).toContain('H1 B02 公司: 展位“H1 B02”已预留，却有展商');
    expect(floors.find(({ code }) => code === '1F')).toMatchObject({
      booths: 5,
      free: 4,
      held: 0,
      taken: 1,
      shared: 0,
    });
  });
});

describe('booths as a spreadsheet', () => {
  const sheet = async (text: string, mode: 'preview' | 'all' = 'all'): Promise<PlanReport> => {
    const { body } = await portal.send(desk.importBooths, { mode }, editor, { bytes: Buffer.from(text) });
    return desk.importBooths.output.parse(body.data);
  };
  const HEAD = '展馆,展位号,状态,左（x）,上（y）,宽,深,角点\n';

  test('a row adds a booth, another moves one, the rest stay', async () => {
    await send(examplePlan());
    const report = await sheet(`${HEAD}H1,C01,,20,2,3,3,\nH1,A01,预留,2,2,3,3,\nH1,A02,,,,,,\n`);
    expect(report).toMatchObject({ added: 1, changed: 1, removed: 0, faults: { total: 0 }, stored: true });
    const booths = ground(await plan())?.booths.map(({ number, points }) => [number, points[0]]);
    expect(booths).toEqual([
      ['A01', [2, 2]],
      ['A02', [8, 5]],
      ['B01', [5, 12]],
      ['B02', [8, 12]],
      ['C01', [20, 2]],
    ]);
  });

  test('corners make a booth of any shape', async () => {
    await send(examplePlan());
    await sheet(`${HEAD}H1,C01,,,,,,20 2; 26 2; 20 8\n`);
    expect(ground(await plan())?.booths.at(-1)?.points).toEqual([
      [20, 2],
      [26, 2],
      [20, 8],
    ]);
  });

  test('faults are told by row, and nothing is stored', async () => {
    await send(examplePlan());
    const before = await numbers();
    const { faults, stored } = await sheet(
      `${HEAD}H7,C01,,20,2,3,3,\nH1,C02,,20,,3,3,\nH1,C03,,20,2,0,3,\nH1,C04,闲置,20,2,3,3,\nH1,A01,,9,5,3,3,\nH1,a1,,1,1,3,3,\n`,
    );
    expect([stored, await numbers()]).toEqual([false, before]);
    expect(faults.list.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      '第 2 行 · H7 C01: 没有展馆“H7”',
      '第 3 行 · H1 C02: 请填写数字（米）',
      '第 4 行 · H1 C03: 请填写大于 0 的数字（米）',
      '第 5 行 · H1 C04: 没有状态“闲置”',
      '第 7 行 · H1 A1: 该展馆已有展位号“A1”',
      'H1 A02: 与“H1 A01”重叠',
    ]);
  });

  test('what is downloaded reads in again without a change', async () => {
    await send(examplePlan());
    const answer = await portal.send(desk.exportBooths, { lang: 'zh' }, editor);
    const { bytes } = Object(answer.body.data);
    const { body } = await portal.send(desk.importBooths, { mode: 'all' }, editor, { bytes: Buffer.from(bytes) });
    expect(desk.importBooths.output.parse(body.data)).toMatchObject({ added: 0, changed: 0, removed: 0, stored: true });
  });
});

describe("a visitor's marks", () => {
  test('are own favourites, of exhibits too, orders and appointments on site; of open exhibitors alone', async () => {
    const [kept, ofExhibit, ordered, hidden] = [
      await boothsOf('H1', 'A01'),
      await boothsOf('H1', 'A02'),
      await boothsOf('H1', 'B01'),
      await boothsOf('H1', 'B02'),
    ];
    const [own, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    const product = await makeProduct(portal, ofExhibit);
    const favourite = contract.favourite.add;
    await portal.as(own)(favourite, { collectionSubjectType: 'ACTOR', id: kept.id });
    await portal.as(own)(favourite, { collectionSubjectType: 'PRODUCT', id: product.id });
    await portal.as(own)(favourite, { collectionSubjectType: 'ACTOR', id: hidden.id });
    await portal.as(other)(favourite, { collectionSubjectType: 'ACTOR', id: ordered.id });
    const exhibit = await makeProduct(portal, ordered);
    await insertRows(portal.ctx.db, 'intent_order', [orderRow(exhibit, own.visitorId)]);
    await sql`update exhibitor set open = false where id = ${hidden.id} and exhibition_id = ${portal.ctx.exhibition.id}`.execute(
      portal.ctx.db,
    );
    const { favourites, orders, meetings } = await portal.as(own)(contract.floorPlan.marks, {});
    expect([favourites, orders, meetings]).toEqual([[kept.id, ofExhibit.id].toSorted(), [ordered.id], []]);
  });

  test('hold whose staff has read the badge or given a card, of open exhibitors alone, and nobody of another visitor', async () => {
    const staffOf = async () => {
      const exhibitor = await makeExhibitor(portal);
      return { exhibitorId: exhibitor.id, employeeId: (await makeEmployee(portal, exhibitor)).employeeId };
    };
    const [scanned, gave, closed] = [await staffOf(), await staffOf(), await staffOf()];
    const [own, other] = [await makeVisitor(portal), await makeVisitor(portal)];
    for (const staff of [scanned, scanned, closed]) await makeScanOf(own.visitorId, staff, portal.ctx);
    await makeScanOf(other.visitorId, gave, portal.ctx);
    const card = await cardOf(portal.ctx, { kind: 'employee', id: gave.employeeId });
    const received = { exhibition_id: portal.ctx.exhibition.id, visitor_id: own.visitorId, card_id: card?.id ?? '' };
    await insertRows(portal.ctx.db, 'received_card', [{ id: newId(), ...received }]);
    await sql`update exhibitor set open = false where id = ${closed.exhibitorId} and exhibition_id = ${portal.ctx.exhibition.id}`.execute(
      portal.ctx.db,
    );
    const { visited } = await portal.as(own)(contract.floorPlan.marks, {});
    expect(visited).toEqual([scanned.exhibitorId, gave.exhibitorId].toSorted());
  });
});

describe('filtering the plan', () => {
  const { matching } = contract.floorPlan;
  const nothing = { category: [], ingredient: [], companyType: [], country: [], onLive: false };

  test('answers nobody where nothing is filtered by, and what there is to filter by', async () => {
    await makeExhibitor(portal, { country: 'UY' });
    const { exhibitors, facets } = await portal.as(GUEST)(matching, nothing);
    expect(exhibitors).toBe(null);
    expect(facets.country.find(({ code }) => code === 'UY')).toMatchObject({ name: { en: 'Uruguay' }, count: 1 });
  });

  test('by a country leaves its open exhibitors', async () => {
    const [one, other] = [
      await makeExhibitor(portal, { country: 'EE' }),
      await makeExhibitor(portal, { country: 'EE' }),
    ];
    await makeExhibitor(portal, { country: 'LV' });
    await makeExhibitor(portal, { country: 'EE', open: false });
    const { exhibitors } = await portal.as(GUEST)(matching, { ...nothing, country: ['EE'] });
    expect(exhibitors?.toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test('by an ingredient leaves those that show it to the caller: an exhibit for visitors counts for visitors alone', async () => {
    const [everybodys, visitors] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const own = { ...nothing, ingredient: ['bifenazate'] };
    const as = async (person: Person) => (await portal.as(person)(matching, own)).exhibitors;
    const attributes = { ingredients: [{ code: 'bifenazate', content: 200, unit: 'g/L' as const }] };
    await makeProduct(portal, everybodys, { attributes });
    await makeProduct(portal, visitors, { attributes, scope: 2 });
    await indexExhibitors(portal.ctx, [everybodys.id, visitors.id]);
    portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
    const left = async (person: Person) =>
      (await as(person))?.filter((id) => id === everybodys.id || id === visitors.id).toSorted();
    expect(await left(GUEST)).toEqual([everybodys.id]);
    expect(await left(await makeVisitor(portal))).toEqual([everybodys.id, visitors.id].toSorted());
  });

  test('by who broadcasts now leaves those whose live the caller may watch', async () => {
    const [watched, hidden, planned] = [
      await makeExhibitor(portal),
      await makeExhibitor(portal),
      await makeExhibitor(portal),
    ];
    await makeLive(portal, watched, ON_AIR);
    await makeLive(portal, hidden, { ...ON_AIR, scope: 1 });
    await makeLive(portal, planned);
    const onLive = { ...nothing, onLive: true };
    const guest = await portal.as(GUEST)(matching, onLive);
    expect(guest).toMatchObject({ exhibitors: [watched.id], onLive: 1 });
    const narrowed = await portal.as(GUEST)(matching, { ...onLive, country: ['EE'] });
    expect(narrowed).toMatchObject({ exhibitors: [], onLive: 1 });
  });
});

describe('pictures of the plan', () => {
  const picture = (url: string) => portal.app.inject({ url, headers: { host: 'localhost' } });

  test('show the surroundings of a booth, with nobody who is not shown', async () => {
    await send(examplePlan());
    const { statusCode, body, headers } = await picture('/plans/1F.svg?hall=H1&booth=a-1');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body).toContain('<title>H1 1F · A01</title>');
    expect(body).toContain('>A02</text>');
  });

  test('the whole plan comes as a file, packed, and is not sent again while it is the same', async () => {
    await send(examplePlan());
    const url = '/plans/plan.json';
    // what was kept of the plan before goes a moment after the commit
    const known = (await plan()).map((floor) => ({
      ...floor,
      booths: floor.booths.map(({ id: _id, ...booth }) => booth),
    }));
    await expect.poll(async () => JSON.parse((await picture(url)).body).floors).toEqual(known);
    const first = await portal.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'gzip' } });
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'gzip']);
    const asked = { host: 'localhost', 'if-none-match': String(first.headers['etag']) };
    expect((await portal.app.inject({ url, headers: asked })).statusCode).toBe(304);
  });

  test.each(['/plans/1F.svg?hall=H1&booth=Z99', '/plans/9F.svg', '/plans/..%2f.svg', '/plans/1F.png'])(
    'what is not on the plan is not found: %s',
    async (path) => {
      await send(examplePlan());
      expect((await picture(path)).statusCode).toBe(404);
    },
  );
});
