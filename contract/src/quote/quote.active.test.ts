import { expect, test } from 'vitest';
import { activePerUnit } from './quote.active.ts';

test('a unit holds so much active ingredient as its content says, by weight or by volume', () => {
  const found = [
    activePerUnit('kg', [{ content: 70, unit: '%' }]),
    activePerUnit('t', [{ content: 97, unit: '%' }]),
    activePerUnit('L', [{ content: 480, unit: 'g/L' }]),
    activePerUnit('m3', [{ content: 200, unit: 'g/L' }]),
    activePerUnit('kg', [
      { content: 40, unit: '%' },
      { content: 5.5, unit: '%' },
    ]),
  ];
  expect(found).toEqual([0.7, 970, 0.48, 200, 0.455]);
});

test('where weight and volume would have to be turned into each other, or nothing is known, it says nothing', () => {
  const percent = { content: 70, unit: '%' };
  const found = [
    activePerUnit('L', [percent]),
    activePerUnit('kg', [{ content: 480, unit: 'g/L' }]),
    activePerUnit('carton', [percent]),
    activePerUnit('kg', []),
    activePerUnit('kg', [percent, { content: 20, unit: 'g/L' }]),
    activePerUnit('kg', [{ content: 0, unit: '%' }]),
  ];
  expect(found).toEqual([null, null, null, null, null, null]);
});
