import { expect, test } from 'vitest';
import { seeded } from '../../../server/test/seeded.ts';
import { distance } from './floor-plan.geometry.ts';
import type { FloorPlan, PlanFloor, Point, Points } from './floor-plan.shapes.ts';
import { booth, element, floorOf, planOf, rectangle, scatteredPlan } from './random-plan.ts';
import { unreachable, walkwaysOf } from './walkways.ts';

const AISLE = element('aisle', 'aisle', [
  [0, 10],
  [40, 10],
]);
const ENTRANCE = element('entrance', 'entrance', [[0, 10]]);
const doorsOf = (plan: FloorPlan, id: string) =>
  walkwaysOf(plan)
    .ways.get(id)
    ?.map(({ from, on, metres }) => ({ from, on, metres }));

test('a booth opens on the aisle before it, from the middle of its front', () => {
  const plan = planOf(floorOf('1', [AISLE], [booth('b', rectangle(10, 11.5, 3, 3))]));
  expect(doorsOf(plan, 'b')).toEqual([{ from: [11.5, 11.5], on: [11.5, 10], metres: 1.5 }]);
});

test('a booth at a corner opens on both aisles where they are about as near, and on the nearer one where not', () => {
  const across = (x: number) =>
    element('across', 'aisle', [
      [x, 0],
      [x, 40],
    ]);
  const rounded = ({ on }: { on: Point }): number[] => on.map((metres) => Math.round(metres * 1e6) / 1e6);
  const corner = booth('b', rectangle(10, 11.5, 4, 4));
  expect(doorsOf(planOf(floorOf('1', [AISLE, across(8.1)], [corner])), 'b')?.map(rounded)).toEqual([
    [12, 10],
    [8.1, 13.5],
  ]);
  expect(doorsOf(planOf(floorOf('1', [AISLE, across(7.9)], [corner])), 'b')?.map(rounded)).toEqual([[12, 10]]);
});

test('a booth behind another one is reached by no way through that one', () => {
  const booths = [booth('front', rectangle(10, 11.5, 3, 3)), booth('behind', rectangle(10, 14.5, 3, 1))];
  const plan = planOf(floorOf('1', [AISLE, ENTRANCE], booths));
  expect(unreachable(plan)).toEqual(['behind']);
  const back = element('back', 'aisle', [
    [0, 20],
    [40, 20],
    [40, 10],
  ]);
  const reached = planOf(floorOf('1', [AISLE, ENTRANCE, back], booths));
  expect(unreachable(reached)).toEqual([]);
  expect(doorsOf(reached, 'behind')?.map(({ on }) => on)).toEqual([[11.5, 20]]);
});

test('a gap between two booths that nobody fits through is no way', () => {
  const front = (x: number) => booth(`front ${x}`, rectangle(x, 11.5, 3, 2));
  const reached = (gap: number) =>
    unreachable(
      planOf(floorOf('1', [AISLE, ENTRANCE], [front(10), front(13 + gap), booth('behind', rectangle(11, 13.5, 4, 1))])),
    );
  expect([reached(0.3), reached(1)]).toEqual([['behind'], []]);
});

test('an aisle that ends within 0.3 m of another joins it, one that ends farther off does not', () => {
  const plan = (gap: number) =>
    planOf(
      floorOf(
        '1',
        [
          AISLE,
          ENTRANCE,
          element('side', 'aisle', [
            [20, 10 + gap],
            [20, 30],
          ]),
        ],
        [booth('b', rectangle(21, 25, 3, 3))],
      ),
    );
  expect(unreachable(plan(0.29))).toEqual([]);
  expect(unreachable(plan(0.31))).toEqual(['b']);
});

test('what is cut off is named: no aisle near, an aisle without an entrance, a floor without stairs to it', () => {
  const ground = floorOf(
    '1',
    [
      AISLE,
      ENTRANCE,
      element('island', 'aisle', [
        [0, 30],
        [40, 30],
      ]),
      element('toilet', 'toilet', [[20, 34]]),
      element('far', 'food', [[20, 46]]),
      element('stairs', 'stairs', [[30, 10]], 'S'),
      element('wall', 'wall', [
        [0, 50],
        [40, 50],
      ]),
    ],
    [
      booth('near', rectangle(10, 11, 3, 3)),
      booth('off', rectangle(10, 16.5, 3, 3)),
      booth('cut', rectangle(10, 31, 3, 3)),
    ],
  );
  const above = (connector: string): PlanFloor =>
    floorOf(
      '2',
      [
        element('aisle2', 'aisle', [
          [0, 10],
          [40, 10],
        ]),
        element('stairs2', 'stairs', [[30, 12]], connector),
      ],
      [booth('above', rectangle(10, 11, 3, 3))],
    );
  expect(unreachable(planOf(above('S'), ground))).toEqual(['off', 'cut', 'toilet', 'far']);
  expect(unreachable(planOf(above('T'), ground))).toEqual(['above', 'stairs2', 'off', 'cut', 'toilet', 'far']);
  expect(unreachable(planOf(above(''), ground))).toEqual(['above', 'stairs2', 'off', 'cut', 'toilet', 'far']);
});

test('without an entrance nothing can be reached, and a plan without anything has nothing to name', () => {
  expect(unreachable(planOf(floorOf('1', [AISLE], [booth('b', rectangle(10, 11, 3, 3))])))).toEqual(['b']);
  expect(unreachable(planOf(floorOf('1', [], [])))).toEqual([]);
});

/** Every so many metres of the lines between these points. */
const pointsAlong = (line: Points, every: number): Point[] =>
  line.slice(1).flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at] ?? [x, y];
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / every));
    return Array.from({ length: parts + 1 }, (_, part): Point => [
      fromX + ((x - fromX) * part) / parts,
      fromY + ((y - fromY) * part) / parts,
    ]);
  });
const closed = (area: Points): Points => [...area, ...area.slice(0, 1)];
const isInside = ([x, y]: Point, area: Points, deep: number): boolean => {
  const xs = area.map(([cornerX]) => cornerX);
  const ys = area.map(([, cornerY]) => cornerY);
  return (
    x > Math.min(...xs) + deep && x < Math.max(...xs) - deep && y > Math.min(...ys) + deep && y < Math.max(...ys) - deep
  );
};

test('on 40 random plans a booth opens on the nearest aisle where no booth stands between, and never through a booth', () => {
  let compared = 0;
  for (let seed = 0; seed < 40; seed += 1) {
    const plan = scatteredPlan(seeded(seed));
    const { ways } = walkwaysOf(plan);
    for (const floor of plan.floors) {
      const aisles = floor.elements
        .filter(({ kind }) => kind === 'aisle')
        .flatMap(({ points }) => pointsAlong(points, 0.2));
      for (const { id, points } of floor.booths) {
        const others = floor.booths.filter((other) => other.id !== id).map((other) => other.points);
        const isFree = (from: Point, on: Point, deep = 0.02): boolean =>
          pointsAlong([from, on], 0.1).every((at) => others.every((area) => !isInside(at, area, deep)));
        const edge = closed(points)
          .slice(1)
          .flatMap((to, at) => {
            const sampled = pointsAlong([points[at] ?? to, to], 0.05);
            // half a metre from both corners on
            const left = Math.round(sampled.length * Math.min(0.25, 0.5 / distance(points[at] ?? to, to)));
            return sampled.slice(left, sampled.length - left).filter((_, place) => place % 3 === 0);
          });
        let straight = { from: edge[0] ?? [0, 0], on: aisles[0] ?? [0, 0], metres: Infinity };
        for (const on of aisles)
          for (const from of edge) {
            const metres = distance(from, on);
            if (metres < straight.metres) straight = { from, on, metres };
          }
        const doors = ways.get(id) ?? [];
        for (const { from, on } of doors) expect([id, isFree(from, on)]).toEqual([id, true]);
        const nearest = Math.min(...doors.map(({ metres }) => metres));
        if (doors.length > 0) expect(nearest).toBeLessThanOrEqual(6);
        if (straight.metres > 5.9 || !isFree(straight.from, straight.on, -0.4)) continue;
        compared += 1;
        // points are looked at every 0.15 and 0.2 m, and the middle of a front may be 0.05 m farther
        expect([seed, id, Math.abs(nearest - straight.metres) < 0.1]).toEqual([seed, id, true]);
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});
