import { apart, boxGrid } from './box-grid.ts';
import { crossing, standsInWay, pointAt } from './crossing.ts';
import { boxOf, centreOf, contains, distance, edgesOf, nearestOnSegment, type Box } from './floor-plan.geometry.ts';
import { CONNECTOR_KINDS, ELEMENT_KINDS, isConnector, type ConnectorKind } from './floor-plan.kinds.ts';
import type { FloorPlan, PlanBooth, PlanElement, PlanFloor, Point, Points } from './floor-plan.shapes.ts';

/** Metres a second. */
export const WALKING_PACE = 1.2;
/** Seconds to wait for it, and seconds for each floor. */
const RIDES: Record<ConnectorKind, { wait: number; floor: number }> = {
  lift: { wait: 40, floor: 8 },
  stairs: { wait: 0, floor: 25 },
  escalator: { wait: 0, floor: 30 },
};

/** So near, in metres, an aisle's end belongs to another aisle: nobody draws more exactly. */
const JOINS = 0.3;
type Reach = { metres: number; clear: number };
/** `clear`: two booths drawn with a gap that is narrower than twice this stand side by side. Where lifts and desks stand nothing is said of gaps. */
const BOOTH_REACH: Reach = { metres: 6, clear: 0.2 };
const PLACE_REACH: Reach = { metres: 15, clear: 0.01 };
/** A booth at a corner opens on both aisles, though one is a little nearer. */
const ALSO = 0.5;
/** Of two points about as near, the middle of the front is taken rather than its corner. */
const MIDDLE = 0.05;
/** Nobody goes in at the very corner, where a way would squeeze between two booths that stand side by side. */
const CORNER = 0.5;
/** Where the nearest points are hidden, so many parts of each edge are tried. */
const PARTS = 8;
const CELL = 10;

/** A straight piece of an aisle. `cuts`: its nodes in order, by their share of its length. */
type Segment = { line: readonly [Point, Point]; box: Box; cuts: { share: number; node: number }[] };

export type WalkwayFloor = {
  code: string;
  segments: readonly Segment[];
  segmentsNear: (box: Box) => number[];
  booths: readonly PlanBooth[];
  boothsNear: (box: Box) => number[];
};

/** How an aisle is reached from a booth, a place or a point: straight from `from`, at its edge, to `on`, on the aisle. */
export type Way = {
  floor: number;
  segment: number;
  from: Point;
  on: Point;
  metres: number;
  /** The graph's nodes on the aisle, and how far they are from `on`: one just there, or the next in both directions. */
  nodes: readonly { node: number; metres: number }[];
};

/** A node where a lift or stairs are entered or left has its element. */
export type WalkwayNode = { floor: number; at: Point; element: PlanElement | null };

/** The edges that leave node n are those from `first[n]` to before `first[n + 1]`. `by`: 0 on foot, else the place in CONNECTOR_KINDS and 1. */
export type WalkwayEdges = { first: Int32Array; to: Int32Array; seconds: Float64Array; by: Uint8Array };

export type Walkways = {
  floors: readonly WalkwayFloor[];
  nodes: readonly WalkwayNode[];
  edges: WalkwayEdges;
  /** Of every booth and every place, by its id; empty where no aisle is near. */
  ways: ReadonlyMap<string, readonly Way[]>;
  /** The booths that open on the aisle at a node. */
  boothsAt: ReadonlyMap<number, readonly { booth: PlanBooth; from: Point }[]>;
  entrances: readonly string[];
};

type Edge = { from: number; to: number; seconds: number; by: number };
type Near = Omit<Way, 'nodes' | 'floor'> & { share: number; rank: number };

/** The points of a segment that may be nearest to an edge: where both ends of the edge are nearest, half way between, and where they meet. */
function nearPoints(edge: readonly [Point, Point], { line }: Segment, segment: number): Near[] {
  const one = nearestOnSegment(edge[0], line).share;
  const other = nearestOnSegment(edge[1], line).share;
  const near = (share: number, rank: number): Near => {
    const on = pointAt(line, share);
    const from = nearestOnSegment(on, edge).at;
    const metres = distance(from, on);
    return { segment, share, from, on, metres, rank: metres + rank };
  };
  const met = crossing(edge, line);
  return [
    near((one + other) / 2, one === other ? 0 : -MIDDLE),
    ...(one === other ? [] : [near(one, 0), near(other, 0)]),
    ...(met === null ? [] : [near(met.second, 0)]),
  ];
}

/** The edges of a shape without their ends. */
const frontsOf = (shape: Points): (readonly [Point, Point])[] =>
  edgesOf(shape).map((edge) => {
    const corner = Math.min(0.25, CORNER / (distance(edge[0], edge[1]) || 1));
    return [pointAt(edge, corner), pointAt(edge, 1 - corner)];
  });

const partsOf = (edge: readonly [Point, Point]): (readonly [Point, Point])[] =>
  Array.from({ length: PARTS }, (_, part) => [pointAt(edge, part / PARTS), pointAt(edge, (part + 1) / PARTS)]);

/**
 * From the edge of a shape straight to each aisle that is nearest or hardly farther, never through a booth; a booth that `ignores` says
 * yes to is no hindrance.
 */
function nearestAisles(
  { segments, segmentsNear, booths, boothsNear }: WalkwayFloor,
  shape: Points,
  { metres: reach, clear }: Reach,
  ignores: (booth: PlanBooth) => boolean,
): Near[] {
  const edges = frontsOf(shape);
  const box = boxOf(shape);
  /** From the far side and through the shape itself. */
  const crossesItself = ({ from, on, metres }: Near): boolean =>
    metres > 0 && [Math.min(0.5, 0.01 / metres), 0.5].some((share) => contains(shape, pointAt([from, on], share)));
  const blocked = ({ from, on }: Near): boolean =>
    boothsNear(boxOf([from, on], clear)).some((number) => {
      const booth = booths[number];
      return booth !== undefined && !ignores(booth) && standsInWay(booth.points, [from, on], clear);
    });
  const found: Near[] = [];
  let most = reach;
  const nearFirst = segmentsNear(boxOf(shape, reach))
    .map((number) => ({ number, segment: segments[number], apart: apart(box, segments[number]?.box ?? box) }))
    .sort((one, other) => one.apart - other.apart);
  for (const { number, segment, apart: least } of nearFirst) {
    if (segment === undefined || least > most) break;
    const near = (tried: typeof edges): Near[] =>
      tried
        .flatMap((edge) => nearPoints(edge, segment, number))
        .filter(({ metres }) => metres <= most)
        .sort((one, other) => one.rank - other.rank);
    const inSight = near(edges);
    if (inSight.length === 0) continue;
    const isOpen = (one: Near): boolean => !crossesItself(one) && !blocked(one);
    const nearest = inSight.find(isOpen) ?? near(edges.flatMap(partsOf)).find(isOpen);
    if (nearest === undefined) continue;
    found.push(nearest);
    most = Math.min(most, nearest.metres + ALSO);
  }
  return found.filter(({ metres }) => metres <= most);
}

const isPlace = ({ kind }: PlanElement): boolean => ELEMENT_KINDS[kind].shape === 'place';

/** Where a place or a point stands inside a booth, that booth does not shut it in. */
const around = (shape: Points): ((booth: PlanBooth) => boolean) => {
  const middle = centreOf(shape);
  return ({ points }) => contains(points, middle);
};

/** The graph of all floors that people walk. */
export function walkwaysOf({ floors }: Pick<FloorPlan, 'floors'>): Walkways {
  const nodes: WalkwayNode[] = [];
  const edges: Edge[] = [];
  const ways = new Map<string, Way[]>();
  const boothsAt = new Map<number, { booth: PlanBooth; from: Point }[]>();
  const doors: { element: PlanElement; kind: ConnectorKind; floor: number; inside: number; outside: number }[] = [];

  const addNode = (floor: number, at: Point, element: PlanElement | null = null): number =>
    nodes.push({ floor, at, element }) - 1;
  const addWalk = (from: number, to: number, metres: number): void => {
    edges.push({ from, to, seconds: metres / WALKING_PACE, by: 0 });
  };
  const addWalks = (one: number, other: number, metres: number): void => {
    addWalk(one, other, metres);
    addWalk(other, one, metres);
  };

  function segmentsOf({ elements }: PlanFloor, floor: number): Segment[] {
    return elements
      .filter(({ kind }) => kind === 'aisle')
      .flatMap(({ points }) => {
        const corners = points.filter((at, number) => {
          const before = points[number - 1];
          return before === undefined || distance(at, before) > 0;
        });
        const cornerNodes = corners.map((at) => addNode(floor, at));
        return corners.slice(1).flatMap((at, number) => {
          const [before, one, other] = [corners[number], cornerNodes[number], cornerNodes[number + 1]];
          if (before === undefined || one === undefined || other === undefined) return [];
          const cuts = [
            { share: 0, node: one },
            { share: 1, node: other },
          ];
          return [{ line: [before, at] as const, box: boxOf([before, at]), cuts }];
        });
      });
  }

  function joinAisles(floor: number, segments: readonly Segment[], near: (box: Box) => number[]): void {
    const ends = segments.map(({ cuts }) => cuts.slice(0, 2));
    for (const [number, segment] of segments.entries()) {
      const own = ends[number] ?? [];
      for (const otherNumber of near(boxOf([...segment.line], JOINS))) {
        const [other, theirs] = [segments[otherNumber], ends[otherNumber]];
        if (other === undefined || theirs === undefined || otherNumber === number) continue;
        if (own.some(({ node }) => theirs.some((end) => end.node === node))) continue;
        const met = otherNumber > number ? crossing(segment.line, other.line) : null;
        if (met !== null) {
          const node = addNode(floor, pointAt(segment.line, met.first));
          segment.cuts.push({ share: met.first, node });
          other.cuts.push({ share: met.second, node });
        }
        for (const [end, at] of segment.line.entries()) {
          const joined = nearestOnSegment(at, other.line);
          const metres = distance(at, joined.at);
          const endNode = own[end]?.node;
          if (metres > JOINS || endNode === undefined) continue;
          const node = addNode(floor, joined.at);
          other.cuts.push({ share: joined.share, node });
          addWalks(endNode, node, metres);
        }
      }
    }
  }

  function attach(floor: number, walkwayFloor: WalkwayFloor, { id, points }: PlanBooth | PlanElement, nears: Near[]) {
    const found = nears.map(({ segment, share, from, on, metres }) => {
      const node = addNode(floor, on);
      walkwayFloor.segments[segment]?.cuts.push({ share, node });
      return { floor, segment, from, on, metres, nodes: [{ node, metres: 0 }] };
    });
    if (points.length > 0) ways.set(id, found);
    return found;
  }

  const walkwayFloors = floors.map((floor, at): WalkwayFloor => {
    const segments = segmentsOf(floor, at);
    const segmentsNear = boxGrid(
      segments.map(({ box }) => box),
      CELL,
    );
    const booths = floor.booths.filter(({ points }) => points.length > 0);
    const boothsNear = boxGrid(
      booths.map(({ points }) => boxOf(points)),
      CELL,
    );
    joinAisles(at, segments, segmentsNear);
    const walkwayFloor = { code: floor.code, segments, segmentsNear, booths, boothsNear };

    for (const booth of floor.booths) {
      const nears =
        booth.points.length === 0
          ? []
          : nearestAisles(walkwayFloor, booth.points, BOOTH_REACH, (other) => other === booth);
      for (const { from, nodes: on } of attach(at, walkwayFloor, booth, nears))
        for (const { node } of on) boothsAt.set(node, [{ booth, from }]);
    }
    for (const element of floor.elements.filter(isPlace)) {
      const { points, kind } = element;
      const nears = points.length === 0 ? [] : nearestAisles(walkwayFloor, points, PLACE_REACH, around(points));
      for (const { from, metres, nodes: on } of attach(at, walkwayFloor, element, nears)) {
        if (!isConnector(kind) || element.connector === '') continue;
        // one node to enter and one to leave by: nobody walks from aisle to aisle through a lift
        const [inside, outside] = [addNode(at, from, element), addNode(at, from, element)];
        doors.push({ element, kind, floor: at, inside, outside });
        for (const { node } of on) {
          addWalk(node, inside, metres);
          addWalk(outside, node, metres);
        }
      }
    }
    for (const { line, cuts } of segments) {
      cuts.sort((one, other) => one.share - other.share);
      const length = distance(line[0], line[1]);
      for (const [number, { share, node }] of cuts.entries()) {
        const next = cuts[number + 1];
        if (next !== undefined) addWalks(node, next.node, (next.share - share) * length);
      }
    }
    return walkwayFloor;
  });

  for (const joined of Map.groupBy(doors, ({ kind, element }) => `${kind} ${element.connector}`).values())
    for (const one of joined)
      for (const other of joined) {
        const passed = Math.abs(one.floor - other.floor);
        if (passed === 0) continue;
        const { wait, floor } = RIDES[one.kind];
        const by = CONNECTOR_KINDS.indexOf(one.kind) + 1;
        edges.push({ from: one.inside, to: other.outside, seconds: wait + floor * passed, by });
      }

  return {
    floors: walkwayFloors,
    nodes,
    edges: packed(nodes.length, edges),
    ways,
    boothsAt,
    entrances: floors.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'entrance').map(({ id }) => id)),
  };
}

function packed(nodes: number, edges: readonly Edge[]): WalkwayEdges {
  const first = new Int32Array(nodes + 1);
  for (const { from } of edges) first[from + 1] = (first[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node += 1) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const free = first.slice();
  const all = {
    first,
    to: new Int32Array(edges.length),
    seconds: new Float64Array(edges.length),
    by: new Uint8Array(edges.length),
  };
  for (const { from, to, seconds, by } of edges) {
    const at = free[from] ?? 0;
    free[from] = at + 1;
    all.to[at] = to;
    all.seconds[at] = seconds;
    all.by[at] = by;
  }
  return all;
}

/** From a point that stands on no plan, such as where somebody is, to the aisles beside it. */
export function waysFromPoint({ floors, nodes }: Walkways, floorCode: string, at: Point): Way[] {
  const number = floors.findIndex(({ code }) => code === floorCode);
  const floor = floors[number];
  if (floor === undefined) return [];
  return nearestAisles(floor, [at], PLACE_REACH, around([at])).map(({ segment, share, from, on, metres }) => {
    const cuts = floor.segments[segment]?.cuts ?? [];
    const next = cuts.findIndex((cut) => cut.share >= share);
    const beside = [cuts[next - 1], cuts[next]].filter((cut) => cut !== undefined);
    const besideNodes = beside.map(({ node }) => ({ node, metres: distance(on, nodes[node]?.at ?? on) }));
    return { floor: number, segment, from, on, metres, nodes: besideNodes };
  });
}

/** The ids of the booths and places that nobody can walk to from an entrance, by whatever lifts and stairs. */
export function unreachable(plan: FloorPlan, { ways, nodes, edges, entrances }: Walkways = walkwaysOf(plan)): string[] {
  const nodesOf = (id: string): number[] => (ways.get(id) ?? []).flatMap((way) => way.nodes.map(({ node }) => node));
  const reached = new Uint8Array(nodes.length);
  const waiting = entrances.flatMap(nodesOf);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached[node] === 1) continue;
    reached[node] = 1;
    for (let edge = edges.first[node] ?? 0; edge < (edges.first[node + 1] ?? 0); edge += 1)
      waiting.push(edges.to[edge] ?? node);
  }
  const isReached = (id: string): boolean => nodesOf(id).some((node) => reached[node] === 1);
  return plan.floors.flatMap(({ booths, elements }) =>
    [...booths, ...elements.filter(isPlace)].map(({ id }) => id).filter((id) => !isReached(id)),
  );
}
