import { contains, distance, edgesOf, nearestOnSegment } from './floor-plan.geometry.ts';
import type { Point, Points } from './floor-plan.shapes.ts';

export const pointAt = ([[x1, y1], [x2, y2]]: readonly [Point, Point], share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Where two segments meet, as shares of both; null where they do not or run side by side. */
export function crossing(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): { first: number; second: number } | null {
  const [ax, ay, cx, cy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = ax * cy - ay * cx;
  if (Math.abs(area) < 1e-12) return null;
  const [x, y] = [c[0] - a[0], c[1] - a[1]];
  const first = (x * cy - y * cx) / area;
  const second = (x * ay - y * ax) / area;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : null;
}

/**
 * Does an area stand in the way of a straight line, by crossing it or with a corner that is no farther off than `clear` metres? What is just
 * as near the end of the line is not in its way.
 */
export function standsInWay(area: Points, line: readonly [Point, Point], clear: number): boolean {
  if (contains(area, line[1]) || edgesOf(area).some((edge) => crossing(line, edge) !== null)) return true;
  const length = distance(line[0], line[1]);
  const passed = [line[0], pointAt(line, length > clear ? 1 - clear / length : 0)] as const;
  return area.some((corner) => distance(corner, nearestOnSegment(corner, passed).at) < clear);
}
