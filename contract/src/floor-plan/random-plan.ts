import { CONNECTOR_KINDS, type ElementKind } from './floor-plan.kinds.ts';
import type { FloorPlan, PlanBooth, PlanElement, PlanFloor, Point, Points } from './floor-plan.shapes.ts';

type Random = { next: () => number; int: (below: number) => number };

const nameless = { zh: '', en: '' };

export const element = (id: string, kind: ElementKind, points: Points, connector = ''): PlanElement => ({
  id,
  kind,
  name: nameless,
  hall: null,
  connector,
  points,
});

export const rectangle = (x: number, y: number, width: number, depth: number): Points => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

export const booth = (id: string, points: Points, hall = '1'): PlanBooth => ({
  id,
  hall,
  number: id,
  points,
  exhibitors: [],
});

export const floorOf = (code: string, elements: PlanElement[], booths: PlanBooth[]): PlanFloor => ({
  code,
  name: nameless,
  width: 200,
  depth: 200,
  elements,
  booths,
});

export const planOf = (...floors: PlanFloor[]): FloorPlan => ({ version: 1, floors });

/** Every half metre of a line. */
function* along(line: Points): Generator<Point> {
  for (const [at, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[at + 1] ?? [x, y];
    const parts = Math.ceil(Math.hypot(nextX - x, nextY - y) * 2) || 1;
    for (let part = 0; part <= parts; part += 1)
      yield [x + ((nextX - x) * part) / parts, y + ((nextY - y) * part) / parts];
  }
}

/** One to three floors of 40 by 40 m with bent aisles in all directions, booths wherever there is room, and lifts and stairs. */
export function scatteredPlan(random: Random): FloorPlan {
  const within = (from: number, to: number): number => from + random.next() * (to - from);
  const somewhere = (): Point => [within(0, 40), within(0, 40)];
  const floors = Array.from({ length: 1 + random.int(3) }, (_, floor) => {
    const aisles = Array.from({ length: 3 + random.int(4) }, (): Points => {
      const first = somewhere();
      if (random.int(2) === 0) return [first, somewhere(), ...(random.int(2) === 0 ? [somewhere()] : [])];
      // along the walls, with an end that may just miss another
      return random.int(2) === 0 ? [first, [within(0, 40), first[1]]] : [first, [first[0], within(0, 40)]];
    });
    // an aisle that ends beside another, a little off it
    const start = aisles[0]?.[0] ?? [0, 0];
    aisles.push([[start[0] + within(-0.15, 0.15), start[1] + within(-0.15, 0.15)], somewhere()]);
    const walked = aisles.flatMap((aisle) => [...along(aisle)]);
    const booths: PlanBooth[] = [];
    const boxes: { x: number; y: number; width: number; depth: number }[] = [];
    for (let tries = 0; tries < 60; tries += 1) {
      const [x, y] = somewhere();
      const [width, depth] = [within(2, 6), within(2, 6)];
      const isTaken =
        boxes.some((box) => x < box.x + box.width && box.x < x + width && y < box.y + box.depth && box.y < y + depth) ||
        walked.some(([px, py]) => px > x - 0.6 && px < x + width + 0.6 && py > y - 0.6 && py < y + depth + 0.6);
      if (isTaken) continue;
      boxes.push({ x, y, width, depth });
      booths.push(booth(`b${floor}-${booths.length}`, rectangle(x, y, width, depth)));
    }
    const elements = [
      ...aisles.map((aisle, at) => element(`a${floor}-${at}`, 'aisle', aisle)),
      ...(floor === 0 || random.int(3) === 0 ? [element(`e${floor}`, 'entrance', [somewhere()])] : []),
      ...CONNECTOR_KINDS.flatMap((kind) =>
        random.int(3) === 0 ? [] : [element(`${kind}${floor}`, kind, [somewhere()], kind)],
      ),
      element(`t${floor}`, 'toilet', rectangle(...somewhere(), 2, 2)),
    ];
    return floorOf(String(floor), elements, booths);
  });
  return planOf(...floors);
}

const [HALL_WIDTH, HALL_DEPTH] = [90, 70];

/**
 * A fair of halls on two floors, six to a floor in two rows: rows of booths back to back with an aisle before each, a few of them two booths
 * wide, entrances to the south, and a lift, stairs and an escalator in every hall that lead to the one above.
 */
export function hallsPlan(random: Random, { halls, booths }: { halls: number; booths: number }): FloorPlan {
  const rows = 8;
  // a tenth more, for some are as wide as two
  const inRow = Math.ceil((1.1 * booths) / halls / rows);
  const codes = ['2', '1'];
  const floors = codes.map((code, floorAt) => {
    const elements: PlanElement[] = [];
    const placed: PlanBooth[] = [];
    const perFloor = Math.ceil(halls / codes.length);
    for (let hall = 0; hall < perFloor; hall += 1) {
      const name = `${floorAt}.${hall}`;
      const [left, top] = [(hall % 3) * HALL_WIDTH, Math.floor(hall / 3) * HALL_DEPTH];
      const right = left + 6 + inRow * 3.2;
      for (let pair = 0; pair <= rows / 2; pair += 1) {
        const y = top + 3 + pair * 9;
        elements.push(
          element(`aisle ${name} ${pair}`, 'aisle', [
            [left, y],
            [right, y + random.next() * 0.2],
          ]),
        );
        if (pair === rows / 2) continue;
        for (const [side, boothTop] of [y + 1.5, y + 4.5].entries())
          for (let at = 0; at < inRow; at += 1) {
            const width = at + 1 < inRow && random.int(12) === 0 ? 6.4 : 3.2;
            const id = `${name} ${pair}${side}${String(at).padStart(2, '0')}`;
            placed.push(booth(id, rectangle(left + 3 + at * 3.2, boothTop, width - 0.2, 3), name));
            if (width > 4) at += 1;
          }
      }
      const [south, north] = [top + 3 + (rows / 2) * 9, top];
      for (const x of [left + 1.5, right - 0.5])
        elements.push(
          element(`aisle ${name} ${x}`, 'aisle', [
            [x, north],
            [x, south + 14],
          ]),
        );
      elements.push(
        element(`through ${name}`, 'aisle', [
          [left, south + 8],
          [left + HALL_WIDTH, south + 8],
        ]),
        element(`through south ${name}`, 'aisle', [
          [left + 1.5, south + 14],
          [left + 1.5, top + HALL_DEPTH],
        ]),
        element(`toilet ${name}`, 'toilet', rectangle(left + 30, south + 10, 4, 3)),
        ...CONNECTOR_KINDS.map((kind, at) =>
          element(`${kind} ${name}`, kind, [[left + 10 + 5 * at, south + 10]], `${kind} ${hall}`),
        ),
      );
      if (floorAt === 1) elements.push(element(`entrance ${hall}`, 'entrance', [[left + 1, south + 14]]));
    }
    return floorOf(code, elements, placed);
  });
  return planOf(...floors);
}
