import { meets, type Box } from './floor-plan.geometry.ts';

/** Metres between two boxes at most as far as what is in them; 0 where they meet. */
export const apart = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** Sorts boxes into square cells of so many metres, so that those near a place are found without looking at all: answers their numbers. */
export function boxGrid(boxes: readonly Box[], cell: number): (near: Box) => number[] {
  const cells = new Map<number, number[]>();
  function* cellsOf({ left, top, right, bottom }: Box): Generator<number> {
    for (let row = Math.floor(top / cell); row <= Math.floor(bottom / cell); row += 1)
      for (let column = Math.floor(left / cell); column <= Math.floor(right / cell); column += 1)
        yield row * 1_000_003 + column;
  }
  for (const [number, box] of boxes.entries())
    for (const key of cellsOf(box)) {
      const inCell = cells.get(key);
      if (inCell === undefined) cells.set(key, [number]);
      else inCell.push(number);
    }
  return (near) => {
    const found = new Set<number>();
    for (const key of cellsOf(near))
      for (const number of cells.get(key) ?? []) {
        const box = boxes[number];
        if (box !== undefined && meets(box, near)) found.add(number);
      }
    return [...found];
  };
}
