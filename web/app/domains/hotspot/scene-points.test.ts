import { describe, expect, test } from 'vitest';
import { freePlace, movedBy, movedByKey, percent, placeIn, type Place } from './scene-points.ts';

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('places of hotspots', () => {
  test('are thousandths of the picture, also where it lies elsewhere on the page', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    expect(placeIn(box, { clientX: 100, clientY: 50 })).toEqual({ x: 0, y: 0 });
    expect(placeIn(box, { clientX: 300, clientY: 75 })).toEqual({ x: 500, y: 125 });
    expect(placeIn(box, { clientX: 900, clientY: 0 })).toEqual({ x: 1000, y: 0 });
  });

  test('move by one with an arrow key, by ten with Shift, and never out of the picture', () => {
    const point = { x: 5, y: 995 };
    expect(movedByKey(point, key('ArrowRight'))).toEqual({ x: 6, y: 995 });
    expect(movedByKey(point, key('ArrowLeft', true))).toEqual({ x: 0, y: 995 });
    expect(movedByKey(point, key('ArrowDown', true))).toEqual({ x: 5, y: 1000 });
    expect(movedByKey(point, key('ArrowUp'))).toEqual({ x: 5, y: 994 });
    expect(movedByKey(point, key('a'))).toBeNull();
    expect(movedBy(point, -50, 50)).toEqual({ x: 0, y: 1000 });
  });

  test('begin in the middle, beside those that are there already', () => {
    expect(freePlace([])).toEqual({ x: 500, y: 500 });
    expect(freePlace([{ x: 100, y: 500 }])).toEqual({ x: 500, y: 500 });
    const points: Place[] = [];
    for (let at = 0; at < 10; at += 1) points.push(freePlace(points));
    expect(new Set(points.map(({ x }) => x)).size).toBe(10);
  });

  test('are read as percent', () => {
    expect([percent(0), percent(425), percent(1000)]).toEqual(['0', '42.5', '100']);
  });
});
