import Flatbush from 'flatbush';
import { intersection } from 'polyclip-ts';
import { comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import {
  boxOf,
  centreOf,
  contains,
  edgesOf,
  signedArea,
  type Box,
} from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { ELEMENT_KINDS, isConnector } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { unreachable } from '@fairbridge/contract/floor-plan/walkways.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { boothKey, exhibitorsByBooth } from './floor-plan.answers.ts';
import type { PlacedRow } from './floor-plan.queries.ts';
import { boothWhere, planOf, type DraftBooth, type Findings, type PlanDraft } from './plan-draft.ts';

/** Booths that share a wall may reach into one another by so much: drawings are not exact. Square metres and metres. */
const OVERLAP_MIN = 0.1;
const BEYOND_MAX = 0.1;
const AREA_MIN = 1;

const isLeftOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Do two edges that have no corner in common cross or touch? */
function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const sides = [isLeftOf(a, b, c), isLeftOf(a, b, d), isLeftOf(c, d, a), isLeftOf(c, d, b)];
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  const isOn = (side: number | undefined, at: Point, [from, to]: readonly [Point, Point]): boolean =>
    side === 0 &&
    at[0] >= Math.min(from[0], to[0]) &&
    at[0] <= Math.max(from[0], to[0]) &&
    at[1] >= Math.min(from[1], to[1]) &&
    at[1] <= Math.max(from[1], to[1]);
  return (
    isOn(sides[0], c, [a, b]) || isOn(sides[1], d, [a, b]) || isOn(sides[2], a, [c, d]) || isOn(sides[3], b, [c, d])
  );
}

export function crossesItself(corners: Points): boolean {
  const edges = edgesOf(corners);
  return edges.some((edge, at) =>
    edges.some((other, place) => {
      const apart = place - at;
      return apart > 1 && apart < edges.length - 1 && crosses(edge, other);
    }),
  );
}

const polygon = (corners: Points): Point[][] => [[...corners, ...corners.slice(0, 1)]];

/** Square metres that two areas have in common. */
export function commonArea(one: Points, other: Points): number {
  const parts = intersection(polygon(one), polygon(other));
  return parts.reduce(
    (sum, [outer = [], ...holes]) =>
      sum +
      Math.abs(signedArea(outer.slice(0, -1))) -
      holes.reduce((hole, ring) => hole + Math.abs(signedArea(ring.slice(0, -1))), 0),
    0,
  );
}

const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Names each booth that overlaps another one; of each pair the later. */
function findOverlaps(booths: readonly DraftBooth[], faults: Findings): void {
  if (booths.length === 0) return;
  const boxes = booths.map(({ points }) => boxOf(points));
  const index = new Flatbush(booths.length);
  for (const { left, top, right, bottom } of boxes) index.add(left, top, right, bottom);
  index.finish();
  for (const [at, booth] of booths.entries()) {
    const box = boxes[at];
    if (box === undefined) continue;
    const found = index
      .search(box.left, box.top, box.right, box.bottom, (place) => place < at)
      .toSorted((a, b) => a - b)
      .find((place) => {
        const other = booths[place];
        const otherBox = boxes[place];
        if (other === undefined || otherBox === undefined || common(box, otherBox) <= OVERLAP_MIN) return false;
        return commonArea(booth.points, other.points) > OVERLAP_MIN;
      });
    const other = found === undefined ? undefined : booths[found];
    if (other !== undefined) faults.add(booth.where, 'planOverlap', { other: boothWhere(other.hall, other.number) });
  }
}

/** Is every corner of the area within the outline, or no farther out than a drawing is inexact? */
const isWithin = (points: Points, outline: Points): boolean => {
  const [x, y] = centreOf(points);
  return points.every(([cornerX, cornerY]) => {
    const length = Math.hypot(x - cornerX, y - cornerY) || 1;
    const inward: Point = [
      cornerX + ((x - cornerX) * BEYOND_MAX) / length,
      cornerY + ((y - cornerY) * BEYOND_MAX) / length,
    ];
    return contains(outline, inward);
  });
};

/** What makes a plan unusable. Parts that are wrong in themselves are not compared with others. */
export function checkPlan(draft: PlanDraft, { halls }: Exhibition, faults: Findings): void {
  const { floors, elements, booths } = draft;
  if (booths.length > LIMITS.planBoothsMax) faults.add('', 'planBooths', { max: LIMITS.planBoothsMax });
  if (elements.length > LIMITS.planElementsMax) faults.add('', 'planElements', { max: LIMITS.planElementsMax });
  const floorByCode = new Map(floors.map((floor) => [floor.code, floor]));
  const isBeyond = (code: string, points: Points): boolean => {
    const floor = floorByCode.get(code);
    if (floor === undefined) return true;
    const { left, top, right, bottom } = boxOf(points);
    return left < -0.01 || top < -0.01 || right > floor.width + 0.01 || bottom > floor.depth + 0.01;
  };
  /** Is the area wrong in itself? */
  const isWrong = (where: string, points: Points): boolean => {
    const rule = crossesItself(points) ? 'planCrossing' : Math.abs(signedArea(points)) < AREA_MIN ? 'planSmall' : null;
    if (rule !== null) faults.add(where, rule);
    return rule !== null;
  };

  const outlines = new Map<string, Points[]>();
  for (const { where, floor, kind, hall, points } of elements) {
    if (isBeyond(floor, points)) faults.add(where, 'planOutsideFloor');
    const isArea = ELEMENT_KINDS[kind].shape !== 'line' && points.length > 1;
    if (isArea && isWrong(where, points)) continue;
    if (kind === 'hall' && hall !== null) outlines.set(hall, [...(outlines.get(hall) ?? []), points]);
  }

  const numbers = new Set<string>();
  const sound = booths.filter(({ where, hall, number, points }) => {
    if (number === '' || number.length > LIMITS.planBoothNumberMax || comparableBooth(number) === '')
      faults.add(where, 'planNumber');
    else if (numbers.has(boothKey(hall, number))) faults.add(where, 'planNumberTwice', { number });
    numbers.add(boothKey(hall, number));
    if (isWrong(where, points)) return false;
    if (isBeyond(halls.get(hall)?.floor ?? '', points)) faults.add(where, 'planOutsideFloor');
    const own = outlines.get(hall);
    if (own !== undefined && !own.some((outline) => isWithin(points, outline)))
      faults.add(where, 'planOutsideHall', { hall });
    return true;
  });
  for (const { code } of floors)
    findOverlaps(
      sound.filter(({ hall }) => halls.get(hall)?.floor === code),
      faults,
    );
}

/** What is worth a look in a plan that can be used: parts that nobody can walk to, and exhibitors that do not fit it. */
export function inspectPlan(
  draft: PlanDraft,
  { halls }: Exhibition,
  placed: readonly PlacedRow[],
  unplaced: readonly PlacedRow[],
  warnings: Findings,
): void {
  const plan = planOf(draft, (hall) => halls.get(hall)?.floor);
  const isDrawn = draft.elements.some(({ kind }) => kind === 'aisle');
  const cutOff = new Set(isDrawn ? unreachable(plan) : []);
  for (const { id, where, hall, number } of draft.booths)
    if (cutOff.has(id ?? where)) warnings.add(boothWhere(hall, number), 'planUnreachable');
  const floorsOf = new Map<string, Set<string>>();
  for (const { kind, connector, floor } of draft.elements)
    if (isConnector(kind))
      floorsOf.set(`${kind} ${connector}`, (floorsOf.get(`${kind} ${connector}`) ?? new Set()).add(floor));
  for (const { id, where, kind, name, floor, connector } of draft.elements) {
    const called = `${floor} · ${name.zh || name.en || ELEMENT_KINDS[kind].name[0]}`;
    if (cutOff.has(id ?? where)) warnings.add(called, 'planUnreachable');
    else if (isConnector(kind) && (connector === '' || (floorsOf.get(`${kind} ${connector}`)?.size ?? 0) < 2))
      warnings.add(called, 'planConnector');
  }

  const booths = new Map(draft.booths.map((booth) => [boothKey(booth.hall, booth.number), booth]));
  const nameOf = ({ name_zh, name_en }: PlacedRow): string => name_zh || name_en;
  for (const [key, standing] of exhibitorsByBooth(placed)) {
    const booth = booths.get(key);
    const [first] = standing;
    if (first === undefined) continue;
    if (booth === undefined)
      for (const row of standing)
        warnings.add(nameOf(row), 'planBoothMissing', { booth: boothWhere(row.hall, row.booth_number) });
    else if (standing.length > 1)
      warnings.add(standing.map(nameOf).join('、'), 'planShared', { booth: boothWhere(booth.hall, booth.number) });
    else if (booth.state === 'held')
      warnings.add(nameOf(first), 'planHeld', { booth: boothWhere(booth.hall, booth.number) });
  }
  for (const row of unplaced) warnings.add(nameOf(row), 'planNoBooth');
}
