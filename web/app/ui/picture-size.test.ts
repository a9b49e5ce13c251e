import { expect, test } from 'vitest';
import { canFill, canReach, drawingOf, middleOf, smaller, stackOf } from './picture-size.ts';

const LOGO = { width: 200, height: 200 };
const EXHIBIT = { width: 750, height: 750 };
const MOST = { width: 2_400, height: 2_400 };

test('a large photo becomes as large as it is kept, a small one stays as it is', () => {
  expect(smaller({ width: 8_000, height: 6_000 }, EXHIBIT, MOST)).toEqual({ width: 2_400, height: 1_800 });
  expect(smaller({ width: 1_000, height: 900 }, EXHIBIT, MOST)).toEqual({ width: 1_000, height: 900 });
});

test('a very wide photo is not made so small that it would be refused', () => {
  expect(smaller({ width: 9_000, height: 1_500 }, EXHIBIT, MOST)).toEqual({ width: 4_500, height: 750 });
});

test('a wordmark cannot be cut into a square, but reaches across one', () => {
  const wordmark = { width: 900, height: 120 };
  expect([canFill(wordmark, LOGO), canReach(wordmark, LOGO)]).toEqual([false, true]);
  expect(canReach({ width: 150, height: 120 }, LOGO)).toBe(false);
});

test('what is cut without a choice is the middle', () => {
  expect(middleOf({ width: 900, height: 300 }, LOGO)).toEqual({ x: 300, y: 0, width: 300, height: 300 });
  expect(middleOf({ width: 1_200, height: 2_000 }, { width: 1_200, height: 560 })).toEqual({
    x: 0,
    y: 720,
    width: 1_200,
    height: 560,
  });
});

test('with a margin the whole wordmark is kept, in its middle', () => {
  const cut = { way: 'margin', share: 1, colour: 'white' } as const;
  expect(drawingOf(cut, { width: 900, height: 300 }, { min: LOGO, widthMax: 800 })).toEqual({
    frame: { width: 800, height: 800 },
    from: { x: 0, y: 0, width: 900, height: 300 },
    to: { x: 0, y: 267, width: 800, height: 267 },
  });
});

test('a wider margin makes the frame larger rather than the picture smaller, while there is room', () => {
  const cut = { way: 'margin', share: 0.5, colour: 'clear' } as const;
  expect(drawingOf(cut, { width: 300, height: 100 }, { min: LOGO, widthMax: 800 })).toEqual({
    frame: { width: 600, height: 600 },
    from: { x: 0, y: 0, width: 300, height: 100 },
    to: { x: 150, y: 250, width: 300, height: 100 },
  });
});

test('what is cut keeps the pixels it has, between the least and the most', () => {
  const area = { x: 10, y: 20, width: 1_000, height: 1_000 };
  const sizes = (widthMax: number) =>
    drawingOf({ way: 'fill', area }, { width: 4_000, height: 3_000 }, { min: LOGO, widthMax }).frame;
  expect([sizes(2_400), sizes(800)]).toEqual([
    { width: 1_000, height: 1_000 },
    { width: 800, height: 800 },
  ]);
});

test('pictures stand below one another as wide as each other', () => {
  const sizes = [
    { width: 1_000, height: 1_000 },
    { width: 2_000, height: 1_000 },
  ];
  expect(stackOf(sizes, { width: 1_000, heightMin: 500, heightMax: 6_000 })).toEqual([
    {
      height: 1_500,
      pictures: [
        { at: 0, y: 0, height: 1_000 },
        { at: 1, y: 1_000, height: 500 },
      ],
    },
  ]);
});

test('what does not go on one page begins the next, and none is cut through', () => {
  const squares = Array.from({ length: 10 }, () => ({ width: 800, height: 800 }));
  const pages = stackOf(squares, { width: 1_000, heightMin: 500, heightMax: 6_000 });
  expect(pages.map(({ height, pictures }) => [height, pictures.map(({ at }) => at)])).toEqual([
    [6_000, [0, 1, 2, 3, 4, 5]],
    [4_000, [6, 7, 8, 9]],
  ]);
});

test('a page is never lower than a long picture may be', () => {
  expect(stackOf([{ width: 3_000, height: 800 }], { width: 1_000, heightMin: 500, heightMax: 6_000 })).toEqual([
    { height: 500, pictures: [{ at: 0, y: 0, height: 267 }] },
  ]);
});
