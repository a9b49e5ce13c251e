import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import {
  FIGURE_NAMES,
  FIGURES,
  figuresOfGroup,
  isLook,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { figureGroup } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { makeBooth, PLANTS, plantEvents, type Booth, type PlantedEvent } from '../../../test/figures.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { makeEmployee, makeProduct, makeVisitor } from '../../../test/world.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import { rollUpDay } from '../tracking/tracking.roll-up.ts';
import { eventsOfFigure, hasHours } from './figure-day.queries.ts';
import { rollUpFigures } from './figure-median.queries.ts';
import { isRowFigure } from './figure-rows.queries.ts';
import { isUnusual } from './statistics.day.ts';

const { advice, exhibits, exportFigures, exportPeople, overview, people, series, subjects } = contract.statistics;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });

const ROW_FIGURES = FIGURE_NAMES.filter(isRowFigure);
const BEIJING_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const MIDNIGHT = Date.parse('2026-03-10T00:00:00Z') - BEIJING_MS;

type Happened = { booth: Booth; figure: FigureName; at: number; visitorId: string | null };

/** Times around the midnights of ten days, some of them to the millisecond. */
const someTime = (random: ReturnType<typeof seeded>): number => {
  const day = MIDNIGHT + random.int(10) * DAY_MS;
  return day + random.pick([0, -1, 1, 12 * 3_600_000, random.int(DAY_MS)]);
};

const CODES = [...new Set(FIGURE_NAMES.flatMap((name) => (isRowFigure(name) ? [] : eventsOfFigure(name).codes)))];

async function randomFair(seed: number): Promise<{ booths: Booth[]; happened: Happened[]; events: PlantedEvent[] }> {
  const random = seeded(seed);
  const booths = [await makeBooth(portal), await makeBooth(portal)];
  const happened: Happened[] = [];
  for (const name of ROW_FIGURES)
    for (let count = 2 + random.int(4); count > 0; count -= 1) {
      const booth = random.pick(booths);
      const at = someTime(random);
      const { figures, visitor } = await PLANTS[name](portal, booth, new Date(at).toISOString());
      for (const figure of figures) happened.push({ booth, figure, at, visitorId: visitor?.visitorId ?? null });
    }
  const events = Array.from({ length: 150 }, () => ({
    booth: random.pick(booths),
    code: random.pick(CODES),
    at: someTime(random),
    who: random.int(6),
    seconds: random.int(90),
  }));
  await plantEvents(portal, events);
  return { booths, happened, events };
}

/** As the definition says: how often, how many people a day, or how long on average. */
function ofEvents(events: readonly PlantedEvent[], figure: FigureName): number {
  const asked = eventsOfFigure(figure);
  const codes: readonly TrackingCode[] = asked.codes;
  const some = events.filter(({ code }) => codes.includes(code));
  if (asked.counts === 'people') return new Set(some.map(({ at, who }) => `${dayAt(at)} ${who}`)).size;
  if (asked.counts !== 'seconds') return some.length;
  const opened = events.filter(({ code }) => code === asked.per).length;
  return opened === 0 ? 0 : Math.round(some.reduce((sum, { seconds }) => sum + seconds, 0) / opened);
}

const dayAt = (at: number): string => new Date(at + BEIJING_MS).toISOString().slice(0, 10);
const PERIODS = [
  { from: '2026-03-10', to: '2026-03-10' },
  { from: '2026-03-12', to: '2026-03-14' },
  { from: '2026-03-01', to: '2026-03-31' },
];

type Fair = Awaited<ReturnType<typeof randomFair>>;

/** A figure counted by hand, from one instant until before another. */
function counted({ happened, events }: Fair, booth: Booth, figure: FigureName, from: number, to: number): number {
  const isHere = (one: { booth: Booth; at: number }) => one.booth === booth && one.at >= from && one.at < to;
  return isRowFigure(figure)
    ? happened.filter((one) => one.figure === figure && isHere(one)).length
    : ofEvents(events.filter(isHere), figure);
}

const HOUR_MS = 3_600_000;
/** The points of a chart by hand: the hours of a single day where the figure has hours, else the days. */
function pointsByHand(fair: Fair, booth: Booth, figure: FigureName, first: number, days: number) {
  const byHour = days === 1 && hasHours(figure);
  const [step, count] = byHour ? [HOUR_MS, 24] : [DAY_MS, days];
  return Array.from({ length: count }, (_, place) => {
    const from = first + place * step;
    const at = byHour ? String(place).padStart(2, '0') : dayAt(from);
    return { at, value: counted(fair, booth, figure, from, from + step) };
  });
}

describe('the figures of random fairs', () => {
  test.each([
    ['while every event is there', 1, []],
    ['when days are rolled up and their events gone', 2, ['2026-03-10', '2026-03-12', '2026-03-13']],
  ])(
    'equal a direct count over what happened, by period, day and hour, %s',
    async (_when, seed, rolledUp) => {
      const fair = await randomFair(seed);
      for (const day of rolledUp) {
        await rollUpDay(portal.portal.services.db, portal.ctx.exhibition.id, day);
        await sql`delete from tracking_event
          where exhibition_id = ${portal.ctx.exhibition.id} and day = ${day}::date`.execute(portal.ctx.db);
      }
      for (const booth of fair.booths)
        for (const period of PERIODS) {
          const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
          const first = Date.parse(period.from) - BEIJING_MS;
          const end = first + days * DAY_MS;
          for (const group of figureGroup.options) {
            const { figures } = await portal.as(booth.admin)(overview, { period, group });
            const expected = figuresOfGroup(group).map((figure) => ({
              figure,
              value: counted(fair, booth, figure, first, end),
              before: counted(fair, booth, figure, first - days * DAY_MS, first),
              median: null,
            }));
            expect({ period, figures }).toEqual({ period, figures: expected });
          }
          for (const figure of FIGURE_NAMES) {
            const { points } = await portal.as(booth.admin)(series, { period, figure });
            expect({ figure, points }).toEqual({ figure, points: pointsByHand(fair, booth, figure, first, days) });
          }
        }
    },
    120_000,
  );

  test('name everybody behind them who may be named, and each figure by its exhibits', async () => {
    const { booths, happened } = await randomFair(3);
    const period = { from: '2026-03-01', to: '2026-03-31' };
    for (const booth of booths)
      for (const figure of ROW_FIGURES) {
        const here = happened.filter((one) => one.booth === booth && one.figure === figure);
        const { list, total, unnamed } = await portal.as(booth.admin)(people, { period, figure, pageSize: 100 });
        const named = here.flatMap(({ visitorId }) => visitorId ?? []);
        expect([figure, list.map(({ visitorId }) => visitorId).toSorted(), total, unnamed]).toEqual([
          figure,
          named.toSorted(),
          named.length,
          here.length - named.length,
        ]);
        const found = await portal.as(booth.admin)(subjects, { period, figure, pageSize: 100 });
        const hangs = 'subject' in FIGURES[figure];
        const times = found.list.reduce((sum, one) => sum + one.times, 0);
        expect([figure, times]).toEqual([figure, hangs ? here.length : 0]);
      }
  }, 120_000);
});

describe('statistics.overview', () => {
  test('is refused to employees who are no administrators', async () => {
    const { exhibitor } = await makeBooth(portal);
    const staff = portal.as(await makeEmployee(portal, exhibitor));
    const period = { from: '2026-03-10', to: '2026-03-10' };
    expect(await outcomeOf(staff(overview, { period, group: 'base' }))).toBe('notAllowed');
  });

  test.each([
    ['backwards', { from: '2026-03-10', to: '2026-03-09' }, 'daysInOrder'],
    ['of twenty years', { from: '2006-03-10', to: '2026-03-09' }, 'periodTooLong'],
    ['of no day', { from: '2026-02-30', to: '2026-03-09' }, 'format'],
  ])('refuses a period %s, by field and rule', async (_what, period, rule) => {
    const { admin } = await makeBooth(portal);
    const asked = portal.as(admin)(overview, { period, group: 'base' });
    await expect(asked).rejects.toMatchObject({ data: { fields: [{ rule }] } });
  });
});

describe('the median of a category', () => {
  const period = { from: '2026-03-10', to: '2026-03-12' };
  const medianOf = async (booth: Booth, figure: FigureName) => {
    const { figures, companies } = await portal.as(booth.admin)(overview, { period, group: 'favourite' });
    return { companies, median: figures.find((one) => one.figure === figure)?.median };
  };

  test('is of the other open companies with a category in common, from ten on', async () => {
    const own = await makeBooth(portal, { categories: ['fertilizers', 'seeds'] });
    // nine like it, one closed, one of another category
    for (let count = 0; count < 9; count += 1) {
      const other = await makeBooth(portal, { categories: ['seeds'] });
      for (let times = 0; times < count; times += 1)
        await PLANTS.companyFavourites(portal, other, '2026-03-11T00:00:00Z');
    }
    await makeBooth(portal, { categories: ['seeds'], open: false });
    await makeBooth(portal, { categories: ['herbicides'] });
    await rollUpFigures(portal.ctx, period);
    expect(await medianOf(own, 'companyFavourites')).toEqual({ companies: 0, median: null });
    const tenth = await makeBooth(portal, { categories: ['fertilizers'] });
    for (let times = 0; times < 3; times += 1) await PLANTS.companyFavourites(portal, tenth, '2026-03-11T00:00:00Z');
    await rollUpFigures(portal.ctx, period);
    // 0 1 2 3 3 4 5 6 7 8
    expect(await medianOf(own, 'companyFavourites')).toEqual({ companies: 10, median: 3.5 });
    expect(await medianOf(own, 'followers')).toEqual({ companies: 10, median: 0 });
  });
});

describe('who stands behind a figure', () => {
  const period = { from: '2026-04-10', to: '2026-04-10' };
  const AT = '2026-04-10T04:00:00Z';

  test('of strangers name and company alone; who does not want to be found, or to be seen looking, is a number', async () => {
    const booth = await makeBooth(portal);
    const shown = await makeVisitor(portal, { name: '王敏', company: '禾田农资', position: '采购总监-秘密' });
    const unlisted = await makeVisitor(portal, { name: '藏名甲', listed: false });
    const unseen = await makeVisitor(portal, { name: '藏名乙', looks_shown: false });
    const views = [shown, unlisted, unseen].map(({ visitorId }, who) => ({ visitorId, who, seconds: 0 }));
    await plantEvents(
      portal,
      views.map((view) => ({ ...view, booth, code: '001032000', at: Date.parse(AT) })),
    );
    const answer = await portal.as(booth.admin)(people, { period, figure: 'companyViews' });
    const { visitorId } = shown;
    const named = {
      visitorId,
      name: '王敏',
      company: '禾田农资',
      contact: false,
      times: 1,
      lastAt: '2026-04-10T04:00:00.000Z',
    };
    expect([answer.list, answer.total, answer.unnamed]).toEqual([[named], 1, 2]);
    const { data } = (await portal.send(exportPeople, { period, figure: 'companyViews' }, booth.admin)).body;
    const [, ...rows] = cellsOfSheet(data);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([['王敏', '禾田农资', '1']]);
  });

  test('of a day whose events are deleted all are a number', async () => {
    const gone = { from: '2026-04-20', to: '2026-04-20' };
    const booth = await makeBooth(portal);
    const { visitorId } = await makeVisitor(portal);
    const view = { booth, code: '001032001', seconds: 0, visitorId, at: Date.parse('2026-04-20T04:00:00Z') } as const;
    await plantEvents(
      portal,
      [1, 2].map((who) => ({ ...view, who })),
    );
    const fair = portal.ctx.exhibition.id;
    await rollUpDay(portal.portal.services.db, fair, gone.from);
    await sql`delete from tracking_event where exhibition_id = ${fair} and day = ${gone.from}::date`.execute(
      portal.ctx.db,
    );
    for (const figure of ['productViews', 'productPeople'] as const) {
      const { total, unnamed } = await portal.as(booth.admin)(people, { period: gone, figure });
      expect([total, unnamed]).toEqual([0, 2]);
    }
  });

  test.each(ROW_FIGURES)(
    'of %s a visitor who looked and does not want to be seen looking is a number',
    async (figure) => {
      const booth = await makeBooth(portal);
      const { visitor } = await PLANTS[figure](portal, booth, AT);
      const visitorId = visitor?.visitorId ?? '';
      await portal.ctx.db.updateTable('visitor').where('id', '=', visitorId).set({ looks_shown: false }).execute();
      const { total } = await portal.as(booth.admin)(people, { period, figure });
      expect(total).toBe(visitor === null || isLook(figure) ? 0 : 1);
    },
  );
});

describe('statistics.advice', () => {
  test('names exhibits that were viewed and not asked for, those without English, and the hours of views', async () => {
    const booth = await makeBooth(portal);
    const { exhibitor, product } = booth;
    const asked = await makeProduct(portal, exhibitor, { introduction_zh: '高效', introduction_en: '' });
    const view = { booth, code: '001032001', seconds: 0 } as const;
    const AT = Date.parse('2026-04-10T01:30:00Z');
    await plantEvents(portal, [
      { ...view, at: AT, who: 1 },
      { ...view, at: AT + HOUR_MS, who: 2 },
      { ...view, at: AT, who: 3, booth: { ...booth, product: asked } },
    ]);
    await PLANTS.orders(portal, { ...booth, product: asked }, '2026-04-10T05:00:00Z');
    const period = { from: '2026-04-10', to: '2026-04-10' };
    const told = await portal.as(booth.admin)(advice, { period });
    const name = { zh: product.name_zh, en: product.name_en };
    expect(told.seenNotAsked).toEqual([{ id: product.id, name, views: 2 }]);
    expect(told.withoutEnglish.exhibits.map(({ id, views }) => [id, views])).toEqual([[asked.id, 1]]);
    expect(told.hours.flatMap((count, hour) => (count === 0 ? [] : [[hour, count]]))).toEqual([
      [9, 2],
      [10, 1],
    ]);
    expect(told.leads.count).toBe(1);
    const { list } = await portal.as(booth.admin)(exhibits, { period, sort: 'orders' });
    expect(list.map(({ id, views, orders, withoutEnglish }) => [id, views, orders, withoutEnglish])).toEqual([
      [asked.id, 1, 1, true],
      [product.id, 2, 0, false],
    ]);
  });
});

describe('statistics.exportFigures', () => {
  test('writes every figure with its definition, the days before and the median', async () => {
    const booth = await makeBooth(portal);
    await PLANTS.followers(portal, booth, '2026-04-10T05:00:00Z');
    const period = { from: '2026-04-10', to: '2026-04-10' };
    const { data } = (await portal.send(exportFigures, { period }, booth.admin)).body;
    const [, ...rows] = cellsOfSheet(data);
    expect(rows.map(([, figure, value, before]) => [figure, value, before])).toEqual(
      FIGURE_NAMES.map((figure) => [FIGURES[figure].label[0], figure === 'followers' ? '1' : '0', '0']),
    );
  });
});

test.each([
  [26, { lowest: 0, highest: 20 }, true],
  [25, { lowest: 0, highest: 20 }, false],
  [29, { lowest: 40, highest: 90 }, true],
  [30, { lowest: 40, highest: 90 }, false],
  // by chance
  [19, { lowest: 2, highest: 5 }, false],
  // a new booth
  [500, { lowest: 0, highest: 0 }, false],
])('a day with %i after days with %o is unusual: %s', (value, usual, unusual) => {
  expect(isUnusual(value, usual)).toBe(unusual);
});
