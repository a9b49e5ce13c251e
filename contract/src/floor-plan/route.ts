import { stepsOf, type RouteStep, type WalkedFloor } from './directions.ts';
import { distance } from './floor-plan.geometry.ts';
import type { Point, Points } from './floor-plan.shapes.ts';
import { shortest } from './shortest.ts';
import { WALKING_PACE, waysFromPoint, type Walkways, type Way } from './walkways.ts';

/** A booth or an element of the plan by its id, or any point of a floor. */
export type RoutePlace = string | { floor: string; at: Point };

export type Route = {
  seconds: number;
  metres: number;
  /** What is walked on each floor, in order. */
  legs: { floor: string; points: Points }[];
  steps: RouteStep[];
};

type RouteOptions = { stepFree: boolean };

const waysOf = (walkways: Walkways, place: RoutePlace): readonly Way[] =>
  typeof place === 'string' ? (walkways.ways.get(place) ?? []) : waysFromPoint(walkways, place.floor, place.at);

const idOf = (place: RoutePlace): string | null => (typeof place === 'string' ? place : null);

/** Where a way meets the graph, with the seconds from the place to there. */
const accessesOf = (ways: readonly Way[]) =>
  ways.flatMap((way) =>
    way.nodes.map(({ node, metres }) => ({ way, node, seconds: (way.metres + metres) / WALKING_PACE })),
  );

/** The shortest way between two points of one piece of an aisle that no node parts. */
function straightOn(from: readonly Way[], to: readonly Way[]): { from: Way; to: Way; seconds: number } | null {
  const pairs = from.flatMap((one) =>
    to
      .filter(
        ({ floor, segment, nodes }) =>
          floor === one.floor &&
          segment === one.segment &&
          nodes.length > 1 &&
          nodes.every(({ node }, at) => node === one.nodes[at]?.node),
      )
      .map((other) => ({
        from: one,
        to: other,
        seconds: (one.metres + distance(one.on, other.on) + other.metres) / WALKING_PACE,
      })),
  );
  return pairs.toSorted((one, other) => one.seconds - other.seconds)[0] ?? null;
}

/** The same points without those that lie on the straight line between their neighbours. */
function corners(points: Points): Points {
  const kept: Point[] = [];
  for (const point of points) {
    if (kept.length > 0 && distance(kept.at(-1) ?? point, point) < 1e-3) continue;
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (before === undefined || last === undefined) break;
      if (distance(before, last) + distance(last, point) - distance(before, point) > 1e-6) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept;
}

/** The way that takes least time, or null where there is none. */
export function routeBetween(
  walkways: Walkways,
  from: RoutePlace,
  to: RoutePlace,
  { stepFree }: RouteOptions,
): Route | null {
  const [ways, goals] = [waysOf(walkways, from), waysOf(walkways, to)];
  const [begin, end] = [ways[0], goals[0]];
  if (begin === undefined || end === undefined) return null;
  if (typeof from === 'string' && from === to) {
    const floor = walkways.floors[begin.floor]?.code ?? '';
    const steps: RouteStep[] = [
      { kind: 'start', at: from, floor },
      { kind: 'arrive', at: from, side: 'ahead' },
    ];
    return { seconds: 0, metres: 0, legs: [], steps };
  }
  const straight = straightOn(ways, goals);
  const starts = accessesOf(ways);
  const ends = accessesOf(goals);
  const endsAt = Map.groupBy(ends, ({ node }) => node);
  let least = straight?.seconds ?? Infinity;
  const { seconds, before } = shortest(walkways, starts, stepFree, (node, at) => {
    for (const access of endsAt.get(node) ?? []) least = Math.min(least, at + access.seconds);
    return at >= least;
  });
  if (least === Infinity) return null;
  const ids = [idOf(from), idOf(to)] as const;
  if (straight !== null && straight.seconds === least)
    return { seconds: least, ...walkedOf(walkways, straight.from, [], straight.to, ids) };

  const arrived = ends.find(({ node, seconds: more }) => (seconds[node] ?? Infinity) + more === least);
  const path: number[] = [];
  for (let node = arrived?.node ?? -1; node >= 0; node = before[node] ?? -1) path.unshift(node);
  const left = starts.find(({ node, seconds: begun }) => node === path[0] && begun === seconds[node]);
  if (arrived === undefined || left === undefined) return null;
  return { seconds: least, ...walkedOf(walkways, left.way, path, arrived.way, ids) };
}

function walkedOf(
  walkways: Walkways,
  begin: Way,
  path: readonly number[],
  end: Way,
  ids: readonly [string | null, string | null],
): Omit<Route, 'seconds'> {
  const codeOf = (floor: number): string => walkways.floors[floor]?.code ?? '';
  const walked: WalkedFloor[] = [];
  let floor: WalkedFloor = { floor: codeOf(begin.floor), from: begin.from, stations: [], to: end.from, ride: null };
  floor.stations.push({ at: begin.on, booths: [] });
  for (const [place, number] of path.entries()) {
    const node = walkways.nodes[number];
    if (node === undefined) continue;
    if (node.element === null) {
      floor.stations.push({ at: node.at, booths: walkways.boothsAt.get(number) ?? [] });
      continue;
    }
    const next = walkways.nodes[path[place + 1] ?? -1];
    if (next?.element !== null && next !== undefined) {
      walked.push({ ...floor, to: node.at, ride: { element: node.element, to: codeOf(next.floor) } });
      floor = { floor: codeOf(next.floor), from: next.at, stations: [], to: end.from, ride: null };
    }
  }
  floor.stations.push({ at: end.on, booths: [] });
  walked.push(floor);

  const legs = walked.map((leg) => ({
    floor: leg.floor,
    points: corners([leg.from, ...leg.stations.map(({ at }) => at), leg.to]),
  }));
  const metres = legs.reduce(
    (sum, { points }) =>
      sum + points.reduce((leg, point, at) => leg + (at === 0 ? 0 : distance(points[at - 1] ?? point, point)), 0),
    0,
  );
  return { metres, legs, steps: stepsOf(walked, ids) };
}

/** Walking seconds from each place (row) to each (column); Infinity where there is no way. */
export function secondsBetween(
  walkways: Walkways,
  places: readonly RoutePlace[],
  { stepFree }: RouteOptions = { stepFree: false },
): number[][] {
  const ways = places.map((place) => waysOf(walkways, place));
  const accesses = ways.map(accessesOf);
  const wanted = new Set(accesses.flatMap((all) => all.map(({ node }) => node)));
  return places.map((place, row) => {
    let missing = wanted.size;
    const { seconds } = shortest(walkways, accesses[row] ?? [], stepFree, (node) => {
      if (wanted.has(node)) missing -= 1;
      return missing === 0;
    });
    return accesses.map((all, column) => {
      if (column === row || (typeof place === 'string' && place === places[column])) return 0;
      const straight = straightOn(ways[row] ?? [], ways[column] ?? [])?.seconds ?? Infinity;
      return all.reduce(
        (least, access) => Math.min(least, (seconds[access.node] ?? Infinity) + access.seconds),
        straight,
      );
    });
  });
}
