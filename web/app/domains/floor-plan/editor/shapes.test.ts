import { expect, test } from 'vitest';
import type { Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { boxOf } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { inRow, isRectangle, merged, moved, numberAfter, rectangle, snapped, split } from './shapes.ts';

const at = (left: number, top: number, width = 3, depth = 3): Points =>
  rectangle({ left, top, right: left + width, bottom: top + depth });

test('a part is drawn to the nearest edge of another, else to the grid, or stays where it is put', () => {
  const box = boxOf(at(0, 0));
  expect(snapped(box, [3.2, 0.1], [boxOf(at(0, 4))], false)).toEqual([3, 0]);
  expect(snapped(box, [3.2, 4.6], [boxOf(at(6.5, 4.3))], false)).toEqual([3.5, 4.3]);
  expect(snapped(box, [10.3, 20.2], [], false)).toEqual([10.5, 20]);
  expect(snapped(box, [10.33, 20.21], [boxOf(at(10, 20))], true)).toEqual([10.33, 20.21]);
});

test('a booth is split along its longer side', () => {
  expect(split(at(0, 0, 6, 3), 2)).toEqual([
    [
      [0, 0],
      [3, 0],
      [3, 3],
      [0, 3],
    ],
    [
      [3, 0],
      [6, 0],
      [6, 3],
      [3, 3],
    ],
  ]);
  expect(split(at(0, 0, 3, 9), 3)?.map((points) => boxOf(points))).toEqual([
    { left: 0, top: 0, right: 3, bottom: 3 },
    { left: 0, top: 3, right: 3, bottom: 6 },
    { left: 0, top: 6, right: 3, bottom: 9 },
  ]);
  expect(split([...at(0, 0), [-1, 1]], 2)).toBeNull();
});

test('booths side by side are merged into one without needless corners, others not', () => {
  expect(merged([at(0, 0), at(3, 0)])).toEqual(at(0, 0, 6, 3));
  expect(merged([at(0, 0), at(3, 0), at(0, 3)])).toHaveLength(6);
  expect(merged([at(0, 0), at(4, 0)])).toBeNull();
  expect(merged([at(0, 0)])).toBeNull();
});

test('numbers go on as they began', () => {
  expect([numberAfter('A07', 2), numberAfter('B9', 1), numberAfter('A07C', 1), numberAfter('1A99', 1)]).toEqual([
    'A09',
    'B10',
    'A08C',
    '1A100',
  ]);
  expect(numberAfter('A', 1)).toBeNull();
});

test('a row is read from the left or from the top, or the other way round', () => {
  const names = (parts: readonly { name: string }[]): string => parts.map(({ name }) => name).join('');
  const wide = [
    { name: 'b', points: at(3, 1) },
    { name: 'a', points: at(0, 0) },
    { name: 'c', points: at(6, 0) },
  ];
  const tall = wide.map(({ name, points }) => ({ name, points: points.map(([x, y]): [number, number] => [y, x]) }));
  expect([names(inRow(wide, false)), names(inRow(wide, true)), names(inRow(tall, false))]).toEqual([
    'abc',
    'cba',
    'abc',
  ]);
});

test('a rectangle stays one when it is moved, a slanted area is none', () => {
  expect(isRectangle(moved(at(0, 0), [1.5, 2]))).toBe(true);
  expect(isRectangle([...at(0, 0).slice(0, 3), [1, 3]])).toBe(false);
});
