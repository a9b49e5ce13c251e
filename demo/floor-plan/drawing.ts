import type { BoothState, ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { PlanBooth, PlanElement, Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';

/** What is drawn of a floor or a part of it, in metres. Areas are rectangles, and lines run along one axis. */
export type DrawnElement = Pick<PlanElement, 'kind' | 'name' | 'hall' | 'connector' | 'points'>;
export type DrawnBooth = Pick<PlanBooth, 'hall' | 'number' | 'points'> & { state: BoothState };
export type Drawing = { elements: DrawnElement[]; booths: DrawnBooth[] };

const NO_NAME = { zh: '', en: '' };

export const element = (
  kind: ElementKind,
  points: Points,
  { name = NO_NAME, hall = null, connector = '' }: Partial<DrawnElement> = {},
): DrawnElement => ({ kind, name, hall, connector, points });

export const rectangle = (left: number, top: number, right: number, bottom: number): Points => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

function redrawn({ elements, booths }: Drawing, change: (points: Points) => Points): Drawing {
  return {
    elements: elements.map((one) => ({ ...one, points: change(one.points) })),
    booths: booths.map((one) => ({ ...one, points: change(one.points) })),
  };
}

const centimetres = (metres: number): number => Math.round(metres * 100) / 100;

export const moved = (drawing: Drawing, right: number, down: number): Drawing =>
  redrawn(drawing, (points) => points.map(([x, y]): Point => [centimetres(x + right), centimetres(y + down)]));

/** What lay to the right lies below. Corners still go around with the clock. */
export const turned = (drawing: Drawing): Drawing =>
  redrawn(drawing, (points) => points.map(([x, y]): Point => [y, x]).toReversed());

export const together = (drawings: readonly Drawing[]): Drawing => ({
  elements: drawings.flatMap(({ elements }) => elements),
  booths: drawings.flatMap(({ booths }) => booths),
});

/** What is left of a stretch without these parts of it. */
export function without(from: number, to: number, gaps: readonly (readonly [number, number])[]): [number, number][] {
  const left: [number, number][] = [];
  let at = from;
  for (const [start, end] of gaps.toSorted(([a], [b]) => a - b)) {
    if (start > at) left.push([at, start]);
    at = Math.max(at, end);
  }
  return to > at ? [...left, [at, to]] : left;
}

const between = (value: number, a: number, b: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);

/** Where two straight aisles meet or cross; null for those that do not, or run side by side. */
function meeting([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const upright = a[0] === b[0];
  if (upright === (c[0] === d[0])) return null;
  if (upright) return between(c[1], a[1], b[1]) && between(a[0], c[0], d[0]) ? [a[0], c[1]] : null;
  return between(a[1], c[1], d[1]) && between(c[0], a[0], b[0]) ? [c[0], a[1]] : null;
}

/** Gives each aisle a point wherever another one meets or crosses it, so that whoever walks them need not look for crossings. */
export function withCrossings({ elements, booths }: Drawing): Drawing {
  const straight = elements.flatMap(({ kind, points: [from, to] }) =>
    kind === 'aisle' && from !== undefined && to !== undefined ? [[from, to] as const] : [],
  );
  const crossed = ([from, to]: readonly [Point, Point]): Points => {
    const met = straight.map((other) => meeting([from, to], other)).filter((point) => point !== null);
    const places = new Map([from, ...met, to].map((point) => [point.join(' '), point]));
    const far = ([x, y]: Point) => Math.abs(x - from[0]) + Math.abs(y - from[1]);
    return [...places.values()].toSorted((a, b) => far(a) - far(b));
  };
  const joined = straight.map((line) => element('aisle', crossed(line)));
  return { elements: [...elements.filter(({ kind }) => kind !== 'aisle'), ...joined], booths };
}
