import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import {
  FIGURE_NAMES,
  FIGURES,
  figuresOfGroup,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import { makeBooth, PLANTS, type Booth } from '../../../test/figures.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { makeEmployee } from '../../../test/world.ts';
import { isRowFigure } from './figure-rows.queries.ts';

const { overview, people, series, subjects } = contract.statistics;

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

async function randomFair(seed: number): Promise<{ booths: Booth[]; happened: Happened[] }> {
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
  return { booths, happened };
}

const dayAt = (at: number): string => new Date(at + BEIJING_MS).toISOString().slice(0, 10);
const PERIODS = [
  { from: '2026-03-10', to: '2026-03-10' },
  { from: '2026-03-12', to: '2026-03-14' },
  { from: '2026-03-01', to: '2026-03-31' },
];

describe('the figures of random fairs', () => {
  test.each([1, 2])(
    'equal a direct count over what happened, by period, day and hour (seed %i)',
    async (seed) => {
      const { booths, happened } = await randomFair(seed);
      for (const booth of booths)
        for (const period of PERIODS) {
          const here = happened.filter((one) => one.booth === booth);
          const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
          const first = Date.parse(period.from) - BEIJING_MS;
          const within = (from: number, to: number, figure: FigureName) =>
            here.filter((one) => one.figure === figure && one.at >= from && one.at < to);
          const end = first + days * DAY_MS;
          for (const group of ['base', 'product', 'newsfeed', 'invitation', 'chat', 'favourite', 'browse'] as const) {
            const { figures } = await portal.as(booth.admin)(overview, { period, group });
            const expected = figuresOfGroup(group).map((figure) => ({
              figure,
              value: within(first, end, figure).length,
              before: within(first - days * DAY_MS, first, figure).length,
              median: null,
            }));
            expect({ period, figures }).toEqual({ period, figures: expected });
          }
          for (const figure of ROW_FIGURES) {
            const { points } = await portal.as(booth.admin)(series, { period, figure });
            const rows = within(first, end, figure);
            const byHour = days === 1;
            const names = byHour
              ? Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
              : Array.from({ length: days }, (_, day) => dayAt(first + day * DAY_MS));
            const nameAt = (at: number) => (byHour ? new Date(at + BEIJING_MS).toISOString().slice(11, 13) : dayAt(at));
            expect({ figure, points }).toEqual({
              figure,
              points: names.map((at) => ({ at, value: rows.filter((one) => nameAt(one.at) === at).length })),
            });
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
