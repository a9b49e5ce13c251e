import { boxOf, centimetres, centreOf, type Box } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { union } from 'polyclip-ts';

/** Metres: where nothing else is near, parts lie on such a grid. */
export const GRID = 0.5;
/** Metres: so near an edge of another part, a part is drawn to it. */
const NEAR = 0.35;

export const onGrid = (metres: number): number => centimetres(Math.round(metres / GRID) * GRID);

export const moved = (points: Points, [x, y]: Point): Points =>
  points.map(([left, top]): Point => [centimetres(left + x), centimetres(top + y)]);

export const rectangle = ({ left, top, right, bottom }: Box): Points => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Does the area have four corners, each side along the floor's own? */
export function isRectangle(points: Points): boolean {
  const { left, top, right, bottom } = boxOf(points);
  const corners = new Set(points.map(([x, y]) => `${x} ${y}`));
  return points.length === 4 && rectangle({ left, top, right, bottom }).every(([x, y]) => corners.has(`${x} ${y}`));
}

/** How much a part that was moved by so much is moved on: to an edge that is near, else to the grid. */
export function snapped(box: Box, [x, y]: Point, others: readonly Box[], isFree: boolean): Point {
  if (isFree) return [centimetres(x), centimetres(y)];
  const along = (ownEdges: readonly number[], edges: readonly number[], by: number): number => {
    let best: number | null = null;
    for (const own of ownEdges)
      for (const edge of edges) {
        const step = edge - (own + by);
        if (Math.abs(step) <= NEAR && (best === null || Math.abs(step) < Math.abs(best))) best = step;
      }
    const [first = 0] = ownEdges;
    return centimetres(best === null ? onGrid(first + by) - first : by + best);
  };
  const near = others.filter(
    (other) =>
      other.left <= box.right + x + 10 &&
      other.right >= box.left + x - 10 &&
      other.top <= box.bottom + y + 10 &&
      other.bottom >= box.top + y - 10,
  );
  return [
    along(
      [box.left, box.right],
      near.flatMap(({ left, right }) => [left, right]),
      x,
    ),
    along(
      [box.top, box.bottom],
      near.flatMap(({ top, bottom }) => [top, bottom]),
      y,
    ),
  ];
}

/** So many equal parts side by side along the longer side; null where the area has no four corners. */
export function split(points: Points, parts: number): Points[] | null {
  const [a, b, c, d] = points;
  if (points.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined) return null;
  const length = ([x, y]: Point, [right, bottom]: Point): number => Math.hypot(right - x, bottom - y);
  // the two long sides, both in the direction in which one reads
  const [one, other] =
    length(a, b) >= length(b, c) ? [[a, b] as const, [d, c] as const] : [[a, d] as const, [b, c] as const];
  const at = ([from, to]: readonly [Point, Point], share: number): Point => [
    centimetres(from[0] + (to[0] - from[0]) * share),
    centimetres(from[1] + (to[1] - from[1]) * share),
  ];
  return Array.from({ length: parts }, (_, part) => [
    at(one, part / parts),
    at(one, (part + 1) / parts),
    at(other, (part + 1) / parts),
    at(other, part / parts),
  ]);
}

/** Areas that lie side by side as one; null where they do not touch along a side. */
export function merged(areas: readonly Points[]): Points | null {
  const [one, ...others] = areas.map((points) => [[...points, ...points.slice(0, 1)]]);
  if (one === undefined || others.length === 0) return null;
  const [area, ...more] = union(one, ...others);
  if (area === undefined || more.length > 0 || area.length > 1) return null;
  const ring = (area[0] ?? []).slice(0, -1);
  // corners that lie on a straight side are none any more
  const corners = ring.filter(([x, y], at) => {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y];
    const [afterX, afterY] = ring[(at + 1) % ring.length] ?? [x, y];
    return Math.abs((x - beforeX) * (afterY - beforeY) - (y - beforeY) * (afterX - beforeX)) > 0.001;
  });
  // as they are drawn: from the upper left
  const fromCorner = corners.map(([x, y]) => x + y);
  const first = fromCorner.indexOf(Math.min(...fromCorner));
  return [...corners.slice(first), ...corners.slice(0, first)];
}

/** The number after so many others: 'A07' and 2 make 'A09', 'B9' and 1 make 'B10', 'A07C' and 1 make 'A08C'; null without a digit. */
export function numberAfter(first: string, steps: number): string | null {
  const [, before, digits, after] = /^(.*?)(\d{1,6})(\D*)$/.exec(first.trim()) ?? [];
  if (digits === undefined) return null;
  return `${before}${String(Number(digits) + steps).padStart(digits.length, '0')}${after}`;
}

/** As one reads a row: from the left to the right, or from the top to the bottom where it is taller than wide. */
export function inRow<P extends { points: Points }>(parts: readonly P[], isReversed: boolean): P[] {
  const centres = parts.map(({ points }) => centreOf(points));
  const { left, right, top, bottom } = boxOf(centres);
  const axis = right - left >= bottom - top ? 0 : 1;
  const sorted = parts.toSorted((one, other) => centreOf(one.points)[axis] - centreOf(other.points)[axis]);
  return isReversed ? sorted.toReversed() : sorted;
}
