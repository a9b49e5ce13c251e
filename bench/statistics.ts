import { FIGURE_NAMES, FIGURES, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { figureGroup } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { dayInBeijing } from '../server/src/core/days.ts';
import { rollUpDay } from '../server/src/domains/tracking/tracking.roll-up.ts';
import { catalogue } from './catalogue.ts';
import { percentile } from './load.ts';
import { post, startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';
import { dropDay, fillDay, withFair } from './tracking-days.ts';

const [PRODUCTS, EXHIBITORS] = [10_000, 500];
const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const DAYS = 30;
const TIMES = 30;
const DAY_MS = 24 * 3_600_000;
const CALLS = '/visitor/v2/statistical';

/** What the dashboard asks, by what it is called here. */
function questions(period: { from: string; to: string }): Record<string, [path: string, input: object][]> {
  const ofFigures = (path: string, names: readonly FigureName[]): [string, object][] =>
    names.map((figure) => [path, { period, figure }]);
  const withSubject = FIGURE_NAMES.filter((name) => 'subject' in FIGURES[name]);
  return {
    'the figures of a group': figureGroup.options.map((group) => ['overview', { period, group }]),
    'a chart': ofFigures('series', FIGURE_NAMES),
    'who stands behind a figure': ofFigures('people', FIGURE_NAMES),
    'a figure by exhibit, post or live stream': ofFigures('subjects', withSubject),
    'the way of exhibits': [['exhibits', { period }]],
    'what to do next': [['advice', { period }]],
  };
}

/** A company looks at its dashboard over thirty days of a fair with ten million events, of which each of its own is one in thirty or so. */
export async function measureStatistics(): Promise<Row[]> {
  const folder = catalogue(PRODUCTS, EXHIBITORS);
  const days = Array.from({ length: DAYS }, (_, ago) => dayInBeijing(new Date(Date.now() - ago * DAY_MS))).toReversed();
  const own = await withFair(folder, async (reached) => {
    for (const day of days) {
      await dropDay(reached, day);
      await fillDay(reached, day, Math.round(EVENTS / DAYS));
      await rollUpDay(reached.db, reached.fair, day);
    }
    const [row] = await reached.query(
      'select max(times)::int as times from (select count(*) as times from tracking_event group by exhibitor_id) x',
    );
    return JSON.stringify(row);
  });
  try {
    return [plain('events of the company looked at most', own), ...(await askAll(folder, days))];
  } finally {
    await withFair(folder, async (reached) => {
      for (const day of days) await dropDay(reached, day);
    });
  }
}

async function askAll(folder: string, days: readonly string[]): Promise<Row[]> {
  const portal = await startPortal(folder, { RATE_MULTIPLIER: '1000' });
  try {
    const given = { account: DEMO_ACCOUNTS.exhibitorAdmin, password: DEMO_PASSWORD, type: 'actor' };
    const { data } = await post(portal.origin, '/visitor/v2/account/webLogon', given);
    const rows: Row[] = [];
    for (const [what, asked] of Object.entries(questions({ from: days[0] ?? '', to: days.at(-1) ?? '' }))) {
      const slowest: { path: string; input: object; p50: number }[] = [];
      const times: number[] = [];
      for (const [path, input] of asked) {
        const own: number[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          const began = performance.now();
          await post(portal.origin, `${CALLS}/${path}`, input, String(data['token']));
          own.push(performance.now() - began);
        }
        times.push(...own);
        slowest.push({ path, input, p50: percentile(own, 0.5) });
      }
      const worst = slowest.toSorted((a, b) => b.p50 - a.p50)[0];
      rows.push(
        atMost(`the dashboard over ${EVENTS} events, ${what}: p99`, percentile(times, 0.99), 300, 'ms'),
        plain('the same: the slowest of them, p50', `${worst?.p50.toFixed(0)} ms ${JSON.stringify(worst?.input)}`),
      );
    }
    return rows;
  } finally {
    await portal.stop();
  }
}
