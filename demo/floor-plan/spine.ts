import type { Bilingual } from '@fairbridge/contract/text.ts';
import { CORE_CROSSINGS, CORE_LENGTH, CORE_MARGIN } from './core.ts';
import { element, rectangle, without, type DrawnElement } from './drawing.ts';
import { AISLE_FROM_MIDDLE } from './open-hall.ts';

/** The spine of a building, from above to below: two aisles with the core between them, and crossings from one to the other. It begins at 0, 0. */

export const SPINE = 26;
export const MIDDLE = SPINE / 2;
export const AISLES = [MIDDLE - AISLE_FROM_MIDDLE, MIDDLE + AISLE_FROM_MIDDLE] as const;
/** Between the spine and a hall at its end. */
export const FORECOURT = 6;
/** From an end of the spine to its first crossing. */
const END = 3;
const DOOR_WIDTH = 5;
const SEATS_LENGTH = 8;
const SEATS = { zh: '休息座椅', en: 'Seating' };

export const aisle = (fromX: number, fromY: number, toX: number, toY: number): DrawnElement =>
  element('aisle', [
    [fromX, fromY],
    [toX, toY],
  ]);
export const wall = (fromX: number, fromY: number, toX: number, toY: number): DrawnElement =>
  element('wall', [
    [fromX, fromY],
    [toX, toY],
  ]);
export const doorGaps = (doors: readonly number[]) =>
  doors.map((door) => [door - DOOR_WIDTH / 2, door + DOOR_WIDTH / 2] as const);

/** An end of the spine: a wall with or without a door from outside, or the way to a hall. */
export type SpineEnd = { hall: 'walled' | 'outdoor' | null; entrance: Bilingual | null };
export type Spine = {
  length: number;
  core: number;
  start: SpineEnd;
  end: SpineEnd;
  /** The stretches of its left and of its right side at which there are halls and rooms. */
  taken: readonly (readonly (readonly [number, number])[])[];
};

/** `reach`: how far its aisles go. `outer`: where the spine ends, `sign`: whether one goes up or down from there. */
function endOf({ hall, entrance }: SpineEnd, outer: number, sign: number): { reach: number; drawn: DrawnElement[] } {
  const walls = (doors: readonly number[]) =>
    without(0, SPINE, doorGaps(doors)).map(([from, to]) => wall(from, outer, to, outer));
  if (hall !== null)
    return {
      reach: outer + (sign * FORECOURT) / 2,
      drawn: hall === 'walled' ? [0, SPINE].map((x) => wall(x, outer, x, outer + sign * FORECOURT)) : walls(AISLES),
    };
  const inside = outer - sign * END;
  if (entrance === null) return { reach: inside, drawn: walls([]) };
  const [door] = AISLES;
  return {
    reach: inside,
    drawn: [
      aisle(door, inside, door, outer),
      element('entrance', [[door, outer]], { name: entrance }),
      ...walls([door]),
    ],
  };
}

/** Where people cross from the end of the spine to the core, in steps of 24 m or a little more; only at the end where the core is near. */
function crossingsTo(core: number, end: number): number[] {
  const steps = Math.max(1, Math.floor(Math.abs(core - end) / 24));
  const crossings = Array.from({ length: steps + 1 }, (_, at) => end + (at * (core - end)) / steps);
  return Math.abs(core - end) < 2 * END ? [end] : crossings;
}

/** Crossings, toilets and seats of the spine above and below its core, where it is long. */
function beyondCore({ length, core }: Spine): DrawnElement[] {
  const [above, below] = [core - CORE_MARGIN, core + CORE_LENGTH + CORE_MARGIN];
  const crossings = [...crossingsTo(above, END), ...crossingsTo(below, length - END)];
  const toilets = [END + 4, length - END - 10].filter((y) => y + 24 < above || y > below + 18);
  const seats = crossings
    .map((y) => y + 5)
    .filter((y) => (y + SEATS_LENGTH < above || y > below) && y + SEATS_LENGTH < length - END)
    .filter((y) => toilets.every((toilet) => Math.abs(y + 3 - toilet) > 16));
  return [
    ...crossings.map((y) => aisle(AISLES[0], y, AISLES[1], y)),
    ...toilets.flatMap((y) => [
      element('toilet', rectangle(MIDDLE - 6, y, MIDDLE + 1, y + 6)),
      element('accessibleToilet', rectangle(MIDDLE + 1.5, y, MIDDLE + 6, y + 6)),
    ]),
    ...seats.map((y) => element('other', rectangle(MIDDLE - 5, y, MIDDLE + 5, y + SEATS_LENGTH), { name: SEATS })),
  ];
}

export function spineOf(spine: Spine): DrawnElement[] {
  const { length, core, taken } = spine;
  const [start, end] = [endOf(spine.start, 0, -1), endOf(spine.end, length, 1)];
  return [
    ...AISLES.map((x) => aisle(x, start.reach, x, end.reach)),
    ...CORE_CROSSINGS.map((at) => aisle(AISLES[0], core + at, AISLES[1], core + at)),
    ...beyondCore(spine),
    ...start.drawn,
    ...end.drawn,
    ...taken.flatMap((stretches, side) =>
      without(0, length, stretches).map(([from, to]) => wall(side * SPINE, from, side * SPINE, to)),
    ),
  ];
}
