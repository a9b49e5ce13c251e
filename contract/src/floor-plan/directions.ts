import { distance } from './floor-plan.geometry.ts';
import { isConnector, type ConnectorKind } from './floor-plan.kinds.ts';
import type { PlanBooth, PlanElement, Point } from './floor-plan.shapes.ts';

type Side = 'left' | 'right' | 'ahead';

/** What a walker is told, in order. `at`: the id of a booth or an element, null at a point that is neither. */
export type RouteStep =
  | { kind: 'start'; at: string | null; floor: string }
  | { kind: 'walk'; metres: number }
  | { kind: 'turn'; side: 'left' | 'right' }
  | { kind: 'pass'; booth: string; side: 'left' | 'right' }
  | { kind: 'ride'; by: ConnectorKind; element: string; side: Side; floor: string }
  | { kind: 'arrive'; at: string | null; side: Side };

/** What is walked on one floor: off a booth, a lift or a point, along aisles by their nodes, and up to the next. */
export type WalkedFloor = {
  floor: string;
  from: Point;
  stations: { at: Point; booths: readonly { booth: PlanBooth; from: Point }[] }[];
  to: Point;
  ride: { element: PlanElement; to: string } | null;
};

/** Metres: what is shorter is no walk of its own, and turns around it are no turns. */
const JOG = 2;
/** Of a walk that is shorter no booth is named. */
const LONG = 10;
const DEGREES = Math.PI / 180;
const TURN = 35 * DEGREES;
/** Two turns in a row that lead back must both be told, however little is between them. */
const BACK = 150 * DEGREES;

/** What a route leads from and to, as in its steps. */
type Ends = readonly [from: string | null, to: string | null];
type Stations = WalkedFloor['stations'];
type Piece = { first: number; last: number; heading: number; metres: number };

const headingOf = ([x1, y1]: Point, [x2, y2]: Point): number => Math.atan2(y2 - y1, x2 - x1);

/** How far one turns from a heading to another: to the right above 0, for y goes to the south. */
function turned(from: number, to: number): number {
  const angle = to - from;
  return angle > Math.PI ? angle - 2 * Math.PI : angle <= -Math.PI ? angle + 2 * Math.PI : angle;
}

const sideOf = (angle: number): 'left' | 'right' => (angle > 0 ? 'right' : 'left');

/** The straight pieces between stations; `last` and `first` of two neighbours are one station. */
function piecesOf(stations: Stations): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, station] of stations.entries()) {
    const before = stations[at - 1];
    if (before === undefined) continue;
    const metres = distance(before.at, station.at);
    const heading = headingOf(before.at, station.at);
    const last = pieces.at(-1);
    if (last !== undefined && (metres < 1e-3 || Math.abs(turned(last.heading, heading)) < DEGREES)) {
      last.last = at;
      last.metres += metres;
    } else if (metres >= 1e-3) pieces.push({ first: at - 1, last: at, heading, metres });
  }
  return pieces;
}

/** The walks between turns: tiny jogs and slight bends belong to the walk before them. */
function walksOf(pieces: readonly Piece[]): Piece[] {
  const walks: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = walks.at(-1);
    const next = pieces[at + 1];
    if (last === undefined) {
      walks.push({ ...piece });
      continue;
    }
    const leadsBack = next !== undefined && Math.abs(turned(last.heading, next.heading)) > BACK;
    const isJog = piece.metres < JOG && !leadsBack;
    if (!isJog && last.metres < JOG && walks.length === 1) {
      walks[0] = { ...piece, first: last.first, metres: last.metres + piece.metres };
      continue;
    }
    const isStraight = Math.abs(turned(last.heading, piece.heading)) < TURN;
    if (!isJog && !isStraight) {
      walks.push({ ...piece });
      continue;
    }
    last.last = piece.last;
    last.metres += piece.metres;
    if (!isJog) last.heading = piece.heading;
  }
  return walks;
}

/** The last booth of a walk, one where somebody stands before an empty one: it tells the walker that the turn is near. */
function passed(stations: Stations, { first, last, heading }: Piece, ends: Ends): RouteStep[] {
  const along = stations
    .slice(first + 1, last)
    .flatMap(({ at, booths }) =>
      booths.map(({ booth, from }) => ({ booth, angle: turned(heading, headingOf(at, from)) })),
    )
    .filter(({ booth, angle }) => !ends.includes(booth.id) && Math.abs(Math.sin(angle)) > 0.5);
  const named = along.findLast(({ booth }) => booth.exhibitors.length > 0) ?? along.at(-1);
  return named === undefined ? [] : [{ kind: 'pass', booth: named.booth.id, side: sideOf(named.angle) }];
}

/** The steps of one floor, and to which side lies what it leads to. `comesOff`: a booth or a lift, whose way out says where one looks. */
function stepsOn(
  { from, stations, to }: WalkedFloor,
  comesOff: boolean,
  ends: Ends,
): { steps: RouteStep[]; side: Side } {
  const [first, last] = [stations[0]?.at ?? from, stations.at(-1)?.at ?? to];
  let heading = comesOff && distance(from, first) > 1e-3 ? headingOf(from, first) : null;
  const steps: RouteStep[] = [];
  const walks = walksOf(piecesOf(stations));
  for (const walk of walks) {
    if (walks.length === 1 && walk.metres < JOG && heading !== null) continue;
    const angle = heading === null ? 0 : turned(heading, walk.heading);
    if (Math.abs(angle) >= TURN) steps.push({ kind: 'turn', side: sideOf(angle) });
    heading = walk.heading;
    if (walk.metres >= JOG) steps.push({ kind: 'walk', metres: walk.metres });
    if (walk.metres >= LONG) steps.push(...passed(stations, walk, ends));
  }
  if (heading === null || distance(last, to) < 1e-3) return { steps, side: 'ahead' };
  const angle = turned(heading, headingOf(last, to));
  return { steps, side: Math.abs(angle) < TURN ? 'ahead' : sideOf(angle) };
}

/** What to tell who walks these floors. */
export function stepsOf(walked: readonly WalkedFloor[], [from, to]: Ends): RouteStep[] {
  const steps: RouteStep[] = [{ kind: 'start', at: from, floor: walked[0]?.floor ?? '' }];
  for (const [at, leg] of walked.entries()) {
    const told = stepsOn(leg, at > 0 || from !== null, [from, to]);
    steps.push(...told.steps);
    if (leg.ride === null) {
      steps.push({ kind: 'arrive', at: to, side: told.side });
      continue;
    }
    const { element, to: floor } = leg.ride;
    if (isConnector(element.kind))
      steps.push({ kind: 'ride', by: element.kind, element: element.id, side: told.side, floor });
  }
  return steps;
}
