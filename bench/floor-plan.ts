import { hallsPlan } from '../contract/src/floor-plan/random-plan.ts';
import { routeBetween, secondsBetween } from '../contract/src/floor-plan/route.ts';
import { dayOf, type VisitWishes } from '../contract/src/floor-plan/visit-day.ts';
import { exactOrder, walkThrough } from '../contract/src/floor-plan/visit-orders.ts';
import { planVisit } from '../contract/src/floor-plan/visit-plan.ts';
import { walkwaysOf } from '../contract/src/floor-plan/walkways.ts';
import { seeded } from '../server/test/seeded.ts';
import { measurePlanInBrowser } from './floor-plan.browser.ts';
import { percentile } from './load.ts';
import { atMost, measured, plain, type Row } from './table.ts';

const [HALLS, BOOTHS, ROUTES] = [12, 2_000, 1_000];
const range = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

function timed<T>(work: () => T): { answer: T; ms: number } {
  const from = performance.now();
  const answer = work();
  return { answer, ms: performance.now() - from };
}

const wishes = (seconds: number[][], stops: number, rest: Partial<VisitWishes> = {}): VisitWishes => ({
  seconds,
  start: 0,
  stops: range(stops).map((stop) => ({ place: stop + 1, minutes: 10, fixed: false })),
  appointments: [],
  breaks: [],
  dayStarts: 540,
  dayEnds: 1080,
  ...rest,
});

const walked = (order: ReturnType<typeof walkThrough>): number =>
  order?.reduce((sum, visit) => sum + visit.walkingSeconds, 0) ?? Infinity;

/** What a visitor waits for on the plan of a large fair: in any JavaScript the walkways, a route, and the plan of a day. */
export async function measureFloorPlan(): Promise<Row[]> {
  const random = seeded(3);
  const plan = hallsPlan(random, { halls: HALLS, booths: BOOTHS });
  const ids = plan.floors.flatMap(({ booths }) => booths.map(({ id }) => id));
  const large = hallsPlan(random, { halls: 5 * HALLS, booths: 5 * BOOTHS });
  const { answer: walkways, ms: made } = timed(() => walkwaysOf(plan));
  const largeMade = Math.min(...range(3).map(() => timed(() => walkwaysOf(large)).ms));

  const routes = range(ROUTES).map((at) =>
    timed(() => routeBetween(walkways, random.pick(ids), random.pick(ids), { stepFree: at % 2 === 0 })),
  );
  if (routes.some(({ answer }) => answer === null)) throw new Error('a booth cannot be reached');

  const places = ['entrance 0', ...range(28).map(() => random.pick(ids))];
  const { answer: seconds, ms: matrix } = timed(() => secondsBetween(walkways, places));
  const appointments = range(3).map((at) => ({ place: 26 + at, startsAt: 600 + at * 120, endsAt: 630 + at * 120 }));
  const day = wishes(seconds, 25, { appointments, breaks: [{ from: 750, to: 800 }] });
  const planned = range(5).map(() => timed(() => planVisit(day)).ms);

  const gaps = range(5).map(() => {
    const fifteen = wishes(secondsBetween(walkways, ['entrance 0', ...range(15).map(() => random.pick(ids))]), 15);
    const exact = dayOf(fifteen).day;
    return (planVisit(fifteen).walkingSeconds / walked(walkThrough(exact, exactOrder(exact))) - 1) * 100;
  });

  return [
    atMost(`floor plan: walkways of ${ids.length} booths on ${HALLS} halls, for the first time`, made, 1_000, 'ms'),
    atMost(`floor plan: walkways of ${5 * BOOTHS} booths`, largeMade, 1_000, 'ms'),
    atMost(
      'floor plan: a route between any two booths, p99',
      percentile(
        routes.map(({ ms }) => ms),
        0.99,
      ),
      20,
      'ms',
    ),
    plain(
      'floor plan: the same, p50',
      `${percentile(
        routes.map(({ ms }) => ms),
        0.5,
      ).toFixed(2)} ms`,
    ),
    measured('floor plan: walking times between 29 places', matrix, 'ms'),
    atMost('floor plan: a visit plan of 25 stops, the longest of five', Math.max(...planned), 300, 'ms'),
    atMost('floor plan: walking above the least possible, 15 stops, the worst of five', Math.max(...gaps), 3, '%'),
    ...(await measurePlanInBrowser()),
  ];
}
