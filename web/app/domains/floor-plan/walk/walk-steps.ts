import { boxOf, centreOf, contains, distance, type Box } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { PlanBooth, PlanFloor, Point } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';

/** Where somebody stands, in metres of the plan, and where they look: radians clockwise from north. */
export type Stance = { at: Point; heading: number };

/** So close one comes to a booth or to the edge of the floor, in metres. */
const CLEAR = 0.4;
/** From where one looks at a booth that was selected. */
const LOOKING_FROM = 3;
/** A booth is in front of somebody within so many metres, and so far beside the direction of sight (cosine). */
const FACING = { metres: 9, cosine: 0.6 };

const ahead = ([x, y]: Point, heading: number, metres: number): Point => [
  x + Math.sin(heading) * metres,
  y - Math.cos(heading) * metres,
];
const headingTo = ([x1, y1]: Point, [x2, y2]: Point): number => Math.atan2(x2 - x1, y1 - y2);

/** The floor as somebody walks on it: along and between booths, never through one. */
export class WalkedFloor {
  readonly #floor: PlanFloor;
  readonly #boxes: readonly { booth: PlanBooth; box: Box }[];

  constructor(floor: PlanFloor) {
    this.#floor = floor;
    this.#boxes = floor.booths.map((booth) => ({ booth, box: boxOf(booth.points, CLEAR) }));
  }

  boothAt(point: Point, margin = 0): PlanBooth | undefined {
    const [x, y] = point;
    return this.#boxes.find(
      ({ booth, box }) =>
        x >= box.left &&
        x <= box.right &&
        y >= box.top &&
        y <= box.bottom &&
        [0, 1, 2, 3].some((side) => contains(booth.points, ahead(point, (side * Math.PI) / 2, margin))),
    )?.booth;
  }

  isFree(point: Point): boolean {
    const [x, y] = point;
    const { width, depth } = this.#floor;
    if (x < CLEAR || y < CLEAR || x > width - CLEAR || y > depth - CLEAR) return false;
    return this.boothAt(point, CLEAR) === undefined;
  }

  /** So many metres on (back where negative), `side` to the right; along what is in the way, or not at all. */
  step({ at, heading }: Stance, metres: number, side = 0): Stance {
    const [x, y] = ahead(ahead(at, heading, metres), heading + Math.PI / 2, side);
    const reached = (
      [
        [x, y],
        [x, at[1]],
        [at[0], y],
      ] as const
    ).find(([ofX, ofY]) => this.isFree([ofX, ofY]));
    return { at: reached === undefined ? at : [reached[0], reached[1]], heading };
  }

  /** In front of a booth, looking at it; else at an entrance, looking into the floor. */
  start(booth: PlanBooth | undefined): Stance {
    const middle: Point = [this.#floor.width / 2, this.#floor.depth / 2];
    const goal = booth === undefined ? middle : centreOf(booth.points);
    const entrance = this.#floor.elements.find(({ kind }) => kind === 'entrance');
    const around = booth === undefined ? [] : this.#around(boxOf(booth.points, LOOKING_FROM));
    const begins = [...around, ...(entrance === undefined ? [] : [centreOf(entrance.points)]), middle];
    const at = begins.find((point) => this.isFree(point)) ?? this.#nearestFree(begins.at(-1) ?? middle);
    return { at, heading: headingTo(at, goal) };
  }

  #around({ left, top, right, bottom }: Box): Point[] {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [x, bottom],
      [x, top],
      [left, y],
      [right, y],
    ];
  }

  /** The nearest free place, on circles around it; the place itself where there is none. */
  #nearestFree(place: Point): Point {
    const farthest = Math.max(this.#floor.width, this.#floor.depth);
    for (let metres = 0.5; metres < farthest; metres += 0.5)
      for (let turn = 0; turn < 16; turn += 1) {
        const point = ahead(place, (turn * Math.PI) / 8, metres);
        if (this.isFree(point)) return point;
      }
    return place;
  }

  /** The nearest booth that somebody looks at. */
  facing({ at, heading }: Stance): PlanBooth | null {
    let [nearest, least]: [PlanBooth | null, number] = [null, FACING.metres];
    for (const { booth } of this.#boxes) {
      const centre = centreOf(booth.points);
      const away = distance(at, centre);
      if (away < least && Math.cos(headingTo(at, centre) - heading) >= FACING.cosine) [nearest, least] = [booth, away];
    }
    return nearest;
  }
}
