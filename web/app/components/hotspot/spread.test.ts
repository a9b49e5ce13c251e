import { describe, expect, test } from 'vitest';
import { spread } from './spread.ts';

const RATIO = 560 / 1000;

/** The smallest distance between two, in pixels of a picture so wide. */
function nearest(places: readonly { x: number; y: number }[], width: number): number {
  const far = places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .map((other) => Math.hypot(((other.x - one.x) / 1000) * width, ((other.y - one.y) / 1000) * width * RATIO)),
  );
  return Math.min(...far);
}

describe('numbers on a picture', () => {
  test('stay at their places where there is room', () => {
    const places = [
      { x: 100, y: 200 },
      { x: 500, y: 200 },
      { x: 900, y: 800 },
    ];
    expect(spread(places, RATIO, 320).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
      places.map(({ x, y }) => [x, y]),
    );
  });

  test.each([
    ['close together', Array.from({ length: 10 }, (_, at) => ({ x: 480 + at * 4, y: 500 }))],
    ['all at one place', Array.from({ length: 10 }, () => ({ x: 500, y: 500 }))],
    ['in a corner', Array.from({ length: 10 }, (_, at) => ({ x: at, y: 0 }))],
  ])('ten of them %s can be pressed one by one, and stay on the picture', (_name, places) => {
    for (const width of [320, 600]) {
      const found = spread(places, RATIO, width);
      expect(Math.round(nearest(found, width))).toBeGreaterThanOrEqual(28);
      expect(found.filter(({ x, y }) => x < 0 || x > 1000 || y < 0 || y > 1000)).toEqual([]);
    }
  });
});
