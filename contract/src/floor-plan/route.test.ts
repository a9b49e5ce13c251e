import { describe, expect, test } from 'vitest';
import { seeded } from '../../../server/test/seeded.ts';
import { centreOf, contains, distance } from './floor-plan.geometry.ts';
import type { FloorPlan, Point, Points } from './floor-plan.shapes.ts';
import { booth, element, floorOf, planOf, rectangle, scatteredPlan } from './random-plan.ts';
import { routeBetween, secondsBetween } from './route.ts';
import { walkwaysOf, type Walkways } from './walkways.ts';

const CLIMB: Record<string, (floors: number) => number> = {
  lift: (floors) => 40 + 8 * floors,
  stairs: (floors) => 25 * floors,
  escalator: (floors) => 30 * floors,
};
const RIDES = Object.keys(CLIMB);

/** Distance from a point to a line, by the foot of the perpendicular. */
function offLine([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): { metres: number; foot: Point } {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
  const foot: Point = [ax + share * (bx - ax), ay + share * (by - ay)];
  return { metres: Math.hypot(foot[0] - x, foot[1] - y), foot };
}

const segmentsOf = (floor: FloorPlan['floors'][number]): (readonly [Point, Point])[] =>
  floor.elements
    .filter(({ kind }) => kind === 'aisle')
    .flatMap(({ points }) => points.slice(1).map((to, at) => [points[at] ?? to, to] as const));

/** Where two lines meet, by Cramer's rule. */
function meeting(
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  [[cx, cy], [dx, dy]]: readonly [Point, Point],
): Point[] {
  const base = (ax - bx) * (cy - dy) - (ay - by) * (cx - dx);
  if (base === 0) return [];
  const t = ((ax - cx) * (cy - dy) - (ay - cy) * (cx - dx)) / base;
  const u = ((ax - cx) * (ay - by) - (ay - cy) * (ax - bx)) / base;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [[ax + t * (bx - ax), ay + t * (by - ay)]] : [];
}

/** Seconds between all ends of ways, of all pairs at once (Floyd and Warshall), from the drawing and from where the ways meet the aisles. */
function allSeconds(plan: FloorPlan, walkways: Walkways, stepFree: boolean): (from: string, to: string) => number {
  const nodes: { floor: number; at: Point }[] = [];
  const edges: [number, number, number][] = [];
  const nodeAt = (floor: number, [x, y]: Point): number => {
    const known = nodes.findIndex((one) => one.floor === floor && Math.hypot(one.at[0] - x, one.at[1] - y) < 1e-7);
    return known >= 0 ? known : nodes.push({ floor, at: [x, y] }) - 1;
  };
  const doors = [...walkways.ways].flatMap(([id, ways]) =>
    ways.map(({ floor, on, metres }) => ({ id, floor, metres, node: nodeAt(floor, on) })),
  );
  for (const [number, floor] of plan.floors.entries()) {
    const segments = segmentsOf(floor);
    const on = segments.map((segment): Point[] => [
      ...segment,
      ...segments.filter((other) => other !== segment).flatMap((other) => meeting(segment, other)),
      ...doors
        .filter((door) => door.floor === number)
        .flatMap(({ node }) => nodes[node] ?? [])
        .map((door) => door.at),
    ]);
    const ends = segments.flatMap(([from, to]) => [from, to]);
    for (const [at, segment] of segments.entries())
      for (const end of ends) {
        const { metres, foot } = offLine(end, segment);
        if (metres > 0.3) continue;
        on[at]?.push(foot);
        edges.push([nodeAt(number, end), nodeAt(number, foot), metres / 1.2]);
      }
    for (const [at, segment] of segments.entries()) {
      const here = (on[at] ?? []).filter((point) => offLine(point, segment).metres < 1e-7);
      const sorted = here.toSorted((one, other) => distance(one, segment[0]) - distance(other, segment[0]));
      for (const [place, point] of sorted.entries()) {
        const next = sorted[place + 1];
        if (next !== undefined) edges.push([nodeAt(number, point), nodeAt(number, next), distance(point, next) / 1.2]);
      }
    }
  }
  const kindOf = new Map(plan.floors.flatMap(({ elements }) => elements.map((one) => [one.id, one.kind] as const)));
  for (const one of doors)
    for (const other of doors) {
      const kind = kindOf.get(one.id);
      const floors = Math.abs(one.floor - other.floor);
      if (kind === undefined || !RIDES.includes(kind) || kind !== kindOf.get(other.id) || floors === 0) continue;
      if (stepFree && kind !== 'lift') continue;
      edges.push([one.node, other.node, (one.metres + other.metres) / 1.2 + (CLIMB[kind]?.(floors) ?? 0)]);
    }
  const seconds = nodes.map((_, from) => nodes.map((__, to) => (from === to ? 0 : Infinity)));
  const put = (from: number, to: number, value: number): void => {
    const row = seconds[from];
    if (row !== undefined && value < (row[to] ?? 0)) row[to] = value;
  };
  for (const [one, other, value] of edges) {
    put(one, other, value);
    put(other, one, value);
  }
  for (const [through, ahead] of seconds.entries())
    for (const row of seconds) {
      const toThrough = row[through] ?? Infinity;
      if (toThrough === Infinity) continue;
      for (let to = 0; to < row.length; to += 1) row[to] = Math.min(row[to] ?? 0, toThrough + (ahead[to] ?? 0));
    }
  return (from, to) =>
    Math.min(
      ...doors
        .filter(({ id }) => id === from)
        .flatMap((one) =>
          doors
            .filter(({ id }) => id === to)
            .map((other) => (one.metres + other.metres) / 1.2 + (seconds[one.node]?.[other.node] ?? Infinity)),
        ),
    );
}

const lengthOf = (points: Points): number =>
  points.reduce((sum, point, at) => sum + distance(points[at - 1] ?? point, point), 0);

function isInside([x, y]: Point, area: Points): boolean {
  const [xs, ys] = [area.map(([cornerX]) => cornerX), area.map(([, cornerY]) => cornerY)];
  return (
    x > Math.min(...xs) + 0.02 && x < Math.max(...xs) - 0.02 && y > Math.min(...ys) + 0.02 && y < Math.max(...ys) - 0.02
  );
}

describe.each([false, true])('on 120 random plans of one to three floors, step-free: %s', (stepFree) => {
  test('a route takes as long as the shortest of all ways, and there is none where there is no way', () => {
    let [found, none, climbed] = [0, 0, 0];
    for (let seed = 0; seed < 120; seed += 1) {
      const random = seeded(1000 + seed);
      const plan = scatteredPlan(random);
      const walkways = walkwaysOf(plan);
      const expected = allSeconds(plan, walkways, stepFree);
      const ids = [...walkways.ways.keys()];
      for (let pair = 0; pair < 15; pair += 1) {
        const [from, to] = [random.pick(ids), random.pick(ids)];
        if (from === to) continue;
        const route = routeBetween(walkways, from, to, { stepFree });
        const seconds = expected(from, to);
        if (route === null) {
          none += 1;
          expect(`${seed} ${from} ${to} ${seconds}`).toBe(`${seed} ${from} ${to} Infinity`);
          continue;
        }
        found += 1;
        if (route.legs.length > 1) climbed += 1;
        expect(route.seconds, `${seed} ${from} ${to}`).toBeCloseTo(seconds, 6);
        const rides = route.steps.filter((step) => step.kind === 'ride');
        if (stepFree) expect(rides.filter(({ by }) => by !== 'lift')).toEqual([]);
        expect(route.legs.length).toBe(rides.length + 1);
        expect(route.metres).toBeCloseTo(
          route.legs.reduce((sum, { points }) => sum + lengthOf(points), 0),
          6,
        );
      }
    }
    expect([found > 300, none > 50, climbed > 20]).toEqual([true, true, true]);
  });

  test('between its first and last points a leg lies on aisles, and nowhere in a booth', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const random = seeded(1000 + seed);
      const plan = scatteredPlan(random);
      const walkways = walkwaysOf(plan);
      const ids = [...walkways.ways.keys()];
      for (let pair = 0; pair < 15; pair += 1) {
        const [from, to] = [random.pick(ids), random.pick(ids)];
        for (const { floor, points } of routeBetween(walkways, from, to, { stepFree })?.legs ?? []) {
          const drawn = plan.floors.find(({ code }) => code === floor);
          if (drawn === undefined) throw new Error(`no floor ${floor}`);
          const segments = segmentsOf(drawn);
          // a toilet or an entrance may stand in a booth of these plans, which does not shut it in
          const middles = drawn.elements.filter(({ kind }) => kind !== 'aisle').map((one) => centreOf(one.points));
          const areas = drawn.booths.filter(({ points: area }) => !middles.some((middle) => contains(area, middle)));
          for (const [at, [x, y]] of points.entries()) {
            const next = points[at + 1];
            if (next === undefined) continue;
            const isOff = at === 0 || at === points.length - 2;
            for (let part = 0; part <= 20; part += 1) {
              const here: Point = [x + ((next[0] - x) * part) / 20, y + ((next[1] - y) * part) / 20];
              if (!isOff)
                expect(Math.min(...segments.map((segment) => offLine(here, segment).metres))).toBeLessThanOrEqual(0.31);
              expect(areas.filter(({ points: area }) => isInside(here, area)).map(({ id }) => id)).toEqual([]);
            }
          }
        }
      }
    }
  });
});

test('the matrix of seconds says what the routes say, from booths, places and points', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const random = seeded(seed);
    const plan = scatteredPlan(random);
    const walkways = walkwaysOf(plan);
    const ids = [...walkways.ways.keys()];
    const point = () => ({ floor: '0', at: [random.next() * 40, random.next() * 40] satisfies Point });
    const places = [...new Set([random.pick(ids), random.pick(ids), random.pick(ids)]), point(), point(), point()];
    const rows = secondsBetween(walkways, places);
    for (const [row, from] of places.entries())
      for (const [column, to] of places.entries()) {
        const seconds =
          row === column ? 0 : (routeBetween(walkways, from, to, { stepFree: false })?.seconds ?? Infinity);
        expect(rows[row]?.[column]).toBeCloseTo(seconds, 6);
      }
  }
});

const AISLE = element('aisle', 'aisle', [
  [0, 10],
  [40, 10],
]);

test('between two points of one aisle the way is straight, past nothing that is not between them', () => {
  const walkways = walkwaysOf(planOf(floorOf('1', [AISLE], [])));
  const route = routeBetween(walkways, { floor: '1', at: [10, 11] }, { floor: '1', at: [22, 9] }, { stepFree: false });
  expect(route?.legs).toEqual([
    {
      floor: '1',
      points: [
        [10, 11],
        [10, 10],
        [22, 10],
        [22, 9],
      ],
    },
  ]);
  expect([route?.metres, route?.seconds.toFixed(6)]).toEqual([14, (14 / 1.2).toFixed(6)]);
});

test('from a point or to a booth that no aisle is near there is no route, nor to an id that is not of the plan', () => {
  const walkways = walkwaysOf(planOf(floorOf('1', [AISLE], [booth('b', rectangle(10, 20, 3, 3))])));
  const none = [
    routeBetween(walkways, { floor: '1', at: [10, 26] }, { floor: '1', at: [10, 10] }, { stepFree: false }),
    routeBetween(walkways, { floor: '2', at: [10, 10] }, { floor: '1', at: [10, 10] }, { stepFree: false }),
    routeBetween(walkways, { floor: '1', at: [10, 10] }, 'b', { stepFree: false }),
    routeBetween(walkways, 'nowhere', { floor: '1', at: [10, 10] }, { stepFree: false }),
  ];
  expect(none).toEqual([null, null, null, null]);
});

describe('what a walker is told', () => {
  const north = rectangle(10, 5, 4, 3.5);
  const hall = [
    AISLE,
    element('across', 'aisle', [
      [30, 10],
      [30, 40],
    ]),
    element('in', 'entrance', [[0, 10]]),
  ];
  const booths = [
    booth('north', north),
    booth('south', rectangle(10, 11.5, 4, 3)),
    booth('east', rectangle(31.5, 30, 3, 3)),
  ];

  test('goes straight, passes a booth, turns, and finds the booth on the left', () => {
    const walkways = walkwaysOf(planOf(floorOf('1', hall, booths)));
    expect(routeBetween(walkways, 'in', 'east', { stepFree: false })?.steps).toEqual([
      { kind: 'start', at: 'in', floor: '1' },
      { kind: 'walk', metres: 30 },
      { kind: 'pass', booth: 'south', side: 'right' },
      { kind: 'turn', side: 'right' },
      { kind: 'walk', metres: 21.5 },
      { kind: 'arrive', at: 'east', side: 'left' },
    ]);
  });

  test('from a booth to the one across the aisle it is ahead, and to the same one there is nothing to walk', () => {
    const walkways = walkwaysOf(planOf(floorOf('1', hall, booths)));
    expect(routeBetween(walkways, 'north', 'south', { stepFree: false })?.steps).toEqual([
      { kind: 'start', at: 'north', floor: '1' },
      { kind: 'arrive', at: 'south', side: 'ahead' },
    ]);
    expect(routeBetween(walkways, 'north', 'north', { stepFree: false })?.metres).toBe(0);
  });

  test('a jog of an aisle is no turn', () => {
    const jog = element('jog', 'aisle', [
      [0, 10],
      [20, 10],
      [20.5, 11],
      [40, 11],
    ]);
    const walkways = walkwaysOf(planOf(floorOf('1', [jog], [booth('b', rectangle(34, 12.5, 2, 2))])));
    const steps = routeBetween(walkways, { floor: '1', at: [0, 10] }, 'b', { stepFree: false })?.steps;
    expect(steps?.map(({ kind }) => kind)).toEqual(['start', 'walk', 'arrive']);
    expect(steps?.at(-1)).toEqual({ kind: 'arrive', at: 'b', side: 'right' });
  });

  test('takes the lift where steps are to be spared, and the stairs otherwise', () => {
    const stairs = (id: string) => element(id, 'stairs', [[20, 8]], 'S');
    const lift = (id: string) => element(id, 'lift', [[40, 10]], 'L');
    const walkways = walkwaysOf(
      planOf(
        floorOf('2', [AISLE, stairs('stairs2'), lift('lift2')], [booth('up', rectangle(4, 11.5, 4, 3))]),
        floorOf(
          '1',
          [{ ...AISLE, id: 'aisle1' }, stairs('stairs1'), lift('lift1'), element('in', 'entrance', [[0, 10]])],
          [],
        ),
      ),
    );
    expect(routeBetween(walkways, 'in', 'up', { stepFree: false })?.steps).toEqual([
      { kind: 'start', at: 'in', floor: '1' },
      { kind: 'walk', metres: 20 },
      { kind: 'ride', by: 'stairs', element: 'stairs1', side: 'left', floor: '2' },
      { kind: 'turn', side: 'right' },
      { kind: 'walk', metres: 14 },
      { kind: 'arrive', at: 'up', side: 'left' },
    ]);
    const spared = routeBetween(walkways, 'in', 'up', { stepFree: true });
    expect(spared?.steps).toEqual([
      { kind: 'start', at: 'in', floor: '1' },
      { kind: 'walk', metres: 40 },
      { kind: 'ride', by: 'lift', element: 'lift1', side: 'ahead', floor: '2' },
      { kind: 'walk', metres: 34 },
      { kind: 'arrive', at: 'up', side: 'left' },
    ]);
    expect(spared?.seconds.toFixed(6)).toBe((75.5 / 1.2 + 48).toFixed(6));
  });
});
