import type { ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { DOOR_AISLE, type DrawnHall } from './booth-hall.ts';
import { CORE_LENGTH, coreOf, type Storey } from './core.ts';
import { element, moved, rectangle, together, turned, without, type Drawing } from './drawing.ts';
import { aisle, AISLES, doorGaps, FORECOURT, MIDDLE, SPINE, spineOf, wall, type SpineEnd } from './spine.ts';

/** One floor of a building: a spine with the core in it, halls and rooms to its left and right, and halls at its ends. */

export type Side = 'left' | 'right' | 'start' | 'end';
/** `entrances`: doors from outside, opposite the spine, or of a hall at an end of it at all doors there. */
export type Site = { side: Side; entrances?: readonly Bilingual[] };
export type Room = { side: 'left' | 'right'; kind: ElementKind; name: Bilingual; length: number; depth: number };
export type FloorOrder = {
  storey: Storey;
  halls: readonly (Site & { drawn: DrawnHall })[];
  rooms: readonly Room[];
  /** Doors from outside at the ends of the spine. */
  spineEntrances: Partial<Record<'start' | 'end', Bilingual>>;
  /** Where the core is: in the middle of the spine, or so far from its start; halls are in the middle, or begin with the spine. */
  core: 'middle' | number;
};

/** Between halls on one side. */
const GAP = 6;
const LEAST_LENGTH = 66;

/** A hall with its walls, its aisles led `reach` beyond the wall at the spine, and its doors from outside. */
function opened(drawn: DrawnHall, spineBelow: boolean, reach: number, entrances: readonly Bilingual[]): Drawing {
  const { width, depth, doors, walled } = drawn;
  const [near, far] = spineBelow ? [depth, 0] : [0, depth];
  const inside = (wallAt: number) => (wallAt === 0 ? DOOR_AISLE : depth - DOOR_AISLE);
  const ways = doors.map((x) => aisle(x, inside(near), x, near === 0 ? -reach : depth + reach));
  const outer = doors.slice(0, entrances.length);
  const fromOutside = outer.flatMap((x, at) => [
    aisle(x, inside(far), x, far),
    element('entrance', [[x, far]], entrances[at] && { name: entrances[at] }),
  ]);
  const walls = [
    wall(0, 0, 0, depth),
    wall(width, 0, width, depth),
    ...without(0, width, doorGaps(doors)).map(([from, to]) => wall(from, near, to, near)),
    ...without(0, width, doorGaps(outer)).map(([from, to]) => wall(from, far, to, far)),
  ];
  return {
    elements: [...drawn.elements, ...ways, ...fromOutside, ...(walled ? walls : [])],
    booths: drawn.booths,
  };
}

/** A part of the floor on one side of the spine, and which stretch of the spine it takes. */
type Part = { drawing: Drawing; from: number; to: number };
type Piece = { length: number; at: (from: number) => Drawing };

/** A hall beside the spine has its doors towards it, and its rows run along it. */
function besideSpine(side: 'left' | 'right', drawn: DrawnHall, entrances: readonly Bilingual[]): Piece {
  const left = side === 'left';
  const drawing = turned(opened(drawn, left, AISLES[0], entrances));
  return { length: drawn.width, at: (from) => moved(drawing, left ? -drawn.depth : SPINE, from) };
}

function roomBeside({ side, kind, name, length, depth }: Room): Piece {
  const [from, to] = side === 'left' ? [-depth, 0] : [SPINE, SPINE + depth];
  const drawing = { elements: [element(kind, rectangle(from, 0, to, length), { name })], booths: [] };
  return { length, at: (down) => moved(drawing, 0, down) };
}

function atEnd(drawn: DrawnHall, side: 'start' | 'end', length: number, entrances: readonly Bilingual[]): Drawing {
  const start = side === 'start';
  const left = MIDDLE - drawn.width / 2;
  const ways = [...AISLES, ...drawn.doors.map((door) => door + left)];
  const forecourt = start ? -FORECOURT / 2 : length + FORECOURT / 2;
  return together([
    moved(opened(drawn, start, FORECOURT / 2, entrances), left, start ? -FORECOURT - drawn.depth : length + FORECOURT),
    { elements: [aisle(Math.min(...ways), forecourt, Math.max(...ways), forecourt)], booths: [] },
  ]);
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0) + GAP * Math.max(0, pieces.length - 1);

function inLine(pieces: readonly Piece[], start: number): Part[] {
  let from = start;
  return pieces.map(({ length, at }) => {
    const part = { drawing: at(from), from, to: from + length };
    from += length + GAP;
    return part;
  });
}

export function floorDrawing({ storey, halls, rooms, spineEntrances, core: coreAt }: FloorOrder): Drawing {
  const sides = (['left', 'right'] as const).map((side): Piece[] => [
    ...halls.flatMap((one) => (one.side === side ? [besideSpine(side, one.drawn, one.entrances ?? [])] : [])),
    ...rooms.flatMap((room) => (room.side === side ? [roomBeside(room)] : [])),
  ]);
  const length = Math.max(LEAST_LENGTH, ...sides.map(lengthOf));
  const middle = coreAt === 'middle';
  const core = middle ? (length - CORE_LENGTH) / 2 : coreAt;
  const parts = sides.map((pieces) => inLine(pieces, middle ? (length - lengthOf(pieces)) / 2 : 0));
  const ends = halls.flatMap(({ side, drawn, entrances = [] }) =>
    side === 'start' || side === 'end' ? [atEnd(drawn, side, length, entrances)] : [],
  );
  const endOf = (side: 'start' | 'end'): SpineEnd => {
    const hall = halls.find((one) => one.side === side);
    const opensTo = hall?.drawn.walled === true ? 'walled' : 'outdoor';
    return { hall: hall === undefined ? null : opensTo, entrance: spineEntrances[side] ?? null };
  };
  const taken = parts.map((line) => line.map(({ from, to }) => [from, to] as const));
  return together([
    ...parts.flat().map(({ drawing }) => drawing),
    ...ends,
    moved({ elements: coreOf(storey), booths: [] }, 0, core),
    { elements: spineOf({ length, core, start: endOf('start'), end: endOf('end'), taken }), booths: [] },
  ]);
}
