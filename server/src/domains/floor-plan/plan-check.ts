import { intersection } from 'polyclip-ts';
import { boothKey, comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import { boxGrid } from '@fairbridge/contract/floor-plan/box-grid.ts';
import { crossing } from '@fairbridge/contract/floor-plan/crossing.ts';
import {
  boxOf,
  centreOf,
  contains,
  distance,
  edgesOf,
  nearestOnSegment,
  signedArea,
  type Box,
} from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { elementName, ELEMENT_KINDS, isConnector } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { unreachable } from '@fairbridge/contract/floor-plan/walkways.ts';
import { storable } from '@fairbridge/contract/fields.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorsByBooth } from './floor-plan.answers.ts';
import type { PlacedRow } from './floor-plan.queries.ts';
import { boothWhere, floorsOf, type DraftBooth, type Findings, type PlanDraft } from './plan-draft.ts';

/** Booths that share a wall may reach into one another by so much: drawings are not exact. Square metres and metres. */
const OVERLAP_MIN = 0.1;
const BEYOND_MAX = 0.1;
const AREA_MIN = 1;
/** Metres: some booths lie in a cell. */
const CELL = 10;

type Edge = readonly [Point, Point];
const isOn = (at: Point, edge: Edge): boolean => distance(at, nearestOnSegment(at, edge).at) < 0.001;

/** Do two edges that have no corner in common cross or touch? */
const crosses = (one: Edge, other: Edge): boolean =>
  crossing(one, other) !== null || one.some((at) => isOn(at, other)) || other.some((at) => isOn(at, one));

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
  const boxes = booths.map(({ points }) => boxOf(points));
  const near = boxGrid(boxes, CELL);
  for (const [at, booth] of booths.entries()) {
    const box = boxes[at];
    if (box === undefined) continue;
    const found = near(box)
      .filter((place) => place < at)
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
    if (!storable(number)) faults.add(where, 'characters');
    else if (number === '' || number.length > LIMITS.planBoothNumberMax || comparableBooth(number) === '')
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
  exhibition: Exhibition,
  placed: readonly PlacedRow[],
  unplaced: readonly PlacedRow[],
  warnings: Findings,
): void {
  const floors = floorsOf(draft, exhibition, () => []);
  const isDrawn = draft.elements.some(({ kind }) => kind === 'aisle');
  const cutOff = new Set(isDrawn ? unreachable({ version: 0, floors }) : []);
  for (const { id, where, hall, number } of draft.booths)
    if (cutOff.has(id ?? where)) warnings.add(boothWhere(hall, number), 'planUnreachable');
  const stops = new Map<string, Set<string>>();
  for (const { kind, connector, floor } of draft.elements)
    if (isConnector(kind))
      stops.set(`${kind} ${connector}`, (stops.get(`${kind} ${connector}`) ?? new Set()).add(floor));
  for (const element of draft.elements) {
    const { id, where, kind, floor, connector } = element;
    const called = `${floor} · ${elementName(element, warnings.lang)}`;
    if (cutOff.has(id ?? where)) warnings.add(called, 'planUnreachable');
    else if (isConnector(kind) && (connector === '' || (stops.get(`${kind} ${connector}`)?.size ?? 0) < 2))
      warnings.add(called, 'planConnector');
  }

  const booths = new Map(draft.booths.map((booth) => [boothKey(booth.hall, booth.number), booth]));
  const nameOf = ({ name_zh: zh, name_en: en }: PlacedRow): string => inLang({ zh, en }, warnings.lang);
  for (const [key, standing] of exhibitorsByBooth(placed)) {
    const booth = booths.get(key);
    const [first] = standing;
    if (first === undefined) continue;
    if (booth === undefined)
      for (const row of standing)
        warnings.add(nameOf(row), 'planBoothMissing', { booth: boothWhere(row.hall, row.booth_number) });
    else if (standing.length > 1)
      warnings.add(new Intl.ListFormat(warnings.lang).format(standing.map(nameOf)), 'planShared', {
        booth: boothWhere(booth.hall, booth.number),
      });
    else if (booth.state === 'held')
      warnings.add(nameOf(first), 'planHeld', { booth: boothWhere(booth.hall, booth.number) });
  }
  for (const row of unplaced) warnings.add(nameOf(row), 'planNoBooth');
}
