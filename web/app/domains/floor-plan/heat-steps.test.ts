import { describe, expect, test } from 'vitest';
import { heatOf, heatSteps } from './heat-steps.ts';

describe('the colours of the heat map', () => {
  test.each([
    [[], []],
    [[3], [3]],
    [[1, 1, 1, 1], [1]],
    [
      [1, 2, 3, 4, 1_000],
      [1, 2, 3, 4, 1_000],
    ],
    [
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      [1, 3, 5, 7, 9],
    ],
  ])('of the amounts %j begin at %j', (amounts, steps) => {
    expect(heatSteps(amounts)).toEqual(steps);
  });

  test('an amount has the last colour that begins at or below it', () => {
    const steps = heatSteps([1, 3, 5, 7, 9]);
    expect([0, 1, 2, 3, 8, 9, 99].map((amount) => heatOf(amount, steps))).toEqual([1, 1, 1, 2, 4, 5, 5]);
  });
});
