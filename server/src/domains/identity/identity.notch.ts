import { randomInt } from 'node:crypto';

/** The box a piece lies in: its body in the middle, room for knobs and shadow around it. Pixels. */
export const BOX = 66;
const HALF = 19;
const KNOB = 7;
/** How far the middle of a knob lies off the side it sits on. */
const KNOB_OFF = 3.5;

/** Of each pixel of the box, how far it is from the outline: below zero inside. */
export type Notch = Float32Array;

/** 1 a knob, -1 a hole, 0 straight. */
const SIDES = [1, -1, 0, 1, -1] as const;
type Side = (typeof SIDES)[number];

/** A jigsaw piece: on each side a knob, a hole or nothing, two sides at least with something. */
export function drawNotch(): Notch {
  return notchOf(drawSides());
}

function drawSides(): Side[] {
  const sides = Array.from({ length: 4 }, (): Side => SIDES[randomInt(SIDES.length)] ?? 0);
  return sides.filter((side) => side !== 0).length >= 2 ? sides : drawSides();
}

function notchOf(sides: readonly Side[]): Notch {
  const notch = new Float32Array(BOX * BOX);
  for (let row = 0; row < BOX; row += 1)
    for (let column = 0; column < BOX; column += 1)
      notch[row * BOX + column] = distance(column - BOX / 2 + 0.5, row - BOX / 2 + 0.5, sides);
  return notch;
}

/** Signed distance from the outline; x and y from the middle of the piece. */
function distance(x: number, y: number, sides: readonly Side[]): number {
  let found = Math.max(Math.abs(x), Math.abs(y)) - HALF;
  const middles: readonly (readonly [number, number])[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  for (const [index, [right, down]] of middles.entries()) {
    const side = sides[index] ?? 0;
    if (side === 0) continue;
    const off = HALF + side * KNOB_OFF;
    const knob = Math.hypot(x - right * off, y - down * off) - KNOB;
    found = side === 1 ? Math.min(found, knob) : Math.max(found, -knob);
  }
  return found;
}

/** How much of a pixel lies inside, 0 to 1, softened over one pixel. */
export const inside = (far: number): number => Math.min(1, Math.max(0, 0.5 - far));
/** How much of a pixel lies on the outline. */
export const onEdge = (far: number): number => Math.max(0, 1 - Math.abs(far));
