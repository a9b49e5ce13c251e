import type { PlanBooth, PlanFloor, Point } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { describe, expect, test } from 'vitest';
import { WalkedFloor } from './walk-steps.ts';

const booth = (id: string, [x, y]: Point): PlanBooth => ({
  id,
  hall: 'H1',
  number: id,
  exhibitors: [],
  points: [
    [x, y],
    [x + 4, y],
    [x + 4, y + 4],
    [x, y + 4],
  ],
});
const floorOf = (booths: PlanBooth[], elements: PlanFloor['elements'] = []): PlanFloor => ({
  code: '1F',
  name: { zh: '', en: '' },
  width: 20,
  depth: 20,
  elements,
  booths,
});
const NORTH = 0;
const EAST = Math.PI / 2;
const rounded = ([x, y]: Point): Point => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0];

describe('walking on a floor', () => {
  const floor = new WalkedFloor(floorOf([booth('A', [8, 8])]));

  test('goes where one looks, back, and to the side', () => {
    expect(rounded(floor.step({ at: [2, 10], heading: NORTH }, 1).at)).toEqual([2, 9]);
    expect(rounded(floor.step({ at: [2, 10], heading: EAST }, -1).at)).toEqual([1, 10]);
    expect(rounded(floor.step({ at: [2, 10], heading: NORTH }, 0, 1).at)).toEqual([3, 10]);
  });

  test('ends before a booth, and before the edge of the floor', () => {
    const before = { at: [7.5, 10] as Point, heading: EAST };
    expect(floor.step(before, 0.5)).toEqual(before);
    const edge = { at: [0.5, 10] as Point, heading: -EAST };
    expect(rounded(floor.step(edge, 0.5).at)).toEqual([0.5, 10]);
  });

  test('slides along a booth that is met at an angle', () => {
    const { at } = floor.step({ at: [7.5, 10], heading: Math.PI / 4 }, 1);
    expect(rounded(at)).toEqual([7.5, 9.29]);
  });

  test('begins before the booth that was selected, looking at it, else at an entrance', () => {
    const entrance = {
      id: 'e',
      kind: 'entrance' as const,
      name: { zh: '', en: '' },
      hall: null,
      connector: '',
      points: [[10, 19]] as Point[],
    };
    const entered = floorOf([booth('A', [8, 8])], [entrance]);
    const walked = new WalkedFloor(entered);
    const [first] = entered.booths;
    expect(walked.start(first)).toEqual({ at: [10, 15], heading: 0 });
    expect(rounded(walked.start(undefined).at)).toEqual([10, 19]);
    expect(walked.facing(walked.start(first))?.id).toBe('A');
    expect(walked.facing({ at: [10, 15], heading: Math.PI })).toBe(null);
  });

  test('begins somewhere free where the middle of a floor is a booth', () => {
    const { at } = floor.start(undefined);
    expect(floor.isFree(at)).toBe(true);
  });
});
