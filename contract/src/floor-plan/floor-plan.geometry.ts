import type { Point, Points } from './floor-plan.shapes.ts';

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The point of a segment that is nearest to `from`, and how far along the segment it is (0 to 1). */
export function nearestOnSegment(from: Point, [a, b]: readonly [Point, Point]): { at: Point; share: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return { at: a, share: 0 };
  const share = Math.min(1, Math.max(0, ((from[0] - a[0]) * dx + (from[1] - a[1]) * dy) / length));
  return { at: [a[0] + share * dx, a[1] + share * dy], share };
}

/** The edges of an area, the closing one among them. */
export const edgesOf = (corners: Points): (readonly [Point, Point])[] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const);

/** Square metres; negative where the corners go around against the clock. */
export function signedArea(corners: Points): number {
  return edgesOf(corners).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1), 0) / 2;
}

/** As exact as plans are kept. */
export const centimetres = (metres: number): number => Math.round(metres * 100) / 100;

export type Box = { left: number; top: number; right: number; bottom: number };

/** The box around these points, so many metres wider on each side. */
export function boxOf(points: Points, metres = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x - metres);
    box.top = Math.min(box.top, y - metres);
    box.right = Math.max(box.right, x + metres);
    box.bottom = Math.max(box.bottom, y + metres);
  }
  return box;
}

export const meets = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Where an area's label stands: its centre of mass, or the middle of its corners where it has no area. */
export function centreOf(points: Points): Point {
  const area = signedArea(points);
  if (Math.abs(area) < 1e-9) {
    const { left, top, right, bottom } = boxOf(points);
    return [(left + right) / 2, (top + bottom) / 2];
  }
  let [x, y] = [0, 0];
  for (const [[x1, y1], [x2, y2]] of edgesOf(points)) {
    const cross = x1 * y2 - x2 * y1;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return [x / (6 * area), y / (6 * area)];
}

/** Is this point inside the area? On its edge it may be either. */
export function contains(corners: Points, [x, y]: Point): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of edgesOf(corners))
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  return inside;
}

/** The same area with its corners clockwise as one looks at it, from the topmost on (of two the one to the left): one area is written in one way. */
export function inOrder(corners: Points): Points {
  const clockwise = signedArea(corners) < 0 ? corners.toReversed() : corners;
  const isBefore = ([x1, y1]: Point, [x2, y2]: Point): boolean => y1 < y2 || (y1 === y2 && x1 < x2);
  const first = clockwise.reduce((best, corner, at) => {
    const known = clockwise[best];
    return known !== undefined && isBefore(corner, known) ? at : best;
  }, 0);
  return [...clockwise.slice(first), ...clockwise.slice(0, first)];
}
