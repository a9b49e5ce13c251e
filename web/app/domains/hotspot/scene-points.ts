import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import type { SimpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';

/** Thousandths of the picture, from its upper left corner. */
export type Place = { x: number; y: number };
/** A hotspot on its way: `key` stays while it is moved, `product` is null until somebody has chosen one. */
export type PointFormValues = Place & { key: string; product: SimpleProduct | null };

const MOST = 1_000;
/** New ones without a mouse begin in the middle; one that finds another there steps aside. */
const MIDDLE = 500;
const STEP = 60;
const NEAR = 30;

const inside = (value: number): number => Math.min(MOST, Math.max(0, Math.round(value)));

export const draftsOf = (points: OwnScene['points']): PointFormValues[] =>
  points.map(({ x, y, product }) => ({ key: product.id, x, y, product }));

/** Where in the picture a pointer is; outside of it, the nearest edge. */
export function placeIn(
  box: { left: number; top: number; width: number; height: number },
  pointer: { clientX: number; clientY: number },
): Place {
  return {
    x: inside(((pointer.clientX - box.left) * MOST) / box.width),
    y: inside(((pointer.clientY - box.top) * MOST) / box.height),
  };
}

export const movedBy = ({ x, y }: Place, across: number, down: number): Place => ({
  x: inside(x + across),
  y: inside(y + down),
});

/** The middle, or the first free place to the right of it, so that no hotspot hides another. */
export function freePlace(points: readonly Place[]): Place {
  const taken = (x: number): boolean =>
    points.some((point) => Math.abs(point.x - x) < NEAR && Math.abs(point.y - MIDDLE) < NEAR);
  let x = MIDDLE;
  for (let tries = 0; tries < points.length && taken(x); tries += 1) x = x + STEP > MOST ? STEP : x + STEP;
  return { x, y: MIDDLE };
}

/** A key that no other hotspot has: those that came back from an earlier visit have theirs. */
export function freeKey(points: readonly PointFormValues[]): string {
  let number = points.length + 1;
  while (points.some(({ key }) => key === `new${number}`)) number += 1;
  return `new${number}`;
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a hotspot: by 1, with Shift by 10; null for any other key. */
export function movedByKey(point: Place, { key, shiftKey }: { key: string; shiftKey: boolean }): Place | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const far = shiftKey ? 10 : 1;
  return movedBy(point, step[0] * far, step[1] * far);
}

/** As people read it: '42.5'. */
export const percent = (thousandths: number): string => String(thousandths / 10);
