import { expect, test } from 'vitest';
import { cropOf, firstPlacing, isInShape, placedBy } from './chosen-picture.ts';

test('a photo is cut from its middle, until somebody says otherwise', () => {
  const placing = firstPlacing({ width: 1_200, height: 800 }, 'post');
  expect(cropOf(placing)).toEqual({ way: 'fill', area: { x: 200, y: 0, width: 800, height: 800 } });
});

test('a wordmark is kept whole, and so is what is too small to be cut', () => {
  const whole = { way: 'margin', share: 1, colour: 'white' };
  expect(cropOf(firstPlacing({ width: 900, height: 300 }, 'logo'))).toEqual(whole);
  expect(cropOf(firstPlacing({ width: 1_300, height: 400 }, 'company'))).toEqual(whole);
  expect(firstPlacing({ width: 900, height: 700 }, 'logo').way).toBe('fill');
});

test('one way for all leaves whole what cannot fill its frame', () => {
  const small = { width: 900, height: 150 };
  expect(placedBy(firstPlacing(small, 'post'), 'fill', small, 'post').way).toBe('margin');
  const large = { width: 900, height: 600 };
  expect(placedBy(firstPlacing(large, 'post'), 'margin', large, 'post').way).toBe('margin');
});

test('a picture that has the shape of its use needs no cutting, unless it is too small', () => {
  const fits = [
    { width: 900, height: 900 },
    { width: 1_001, height: 1_000 },
    { width: 900, height: 600 },
    { width: 100, height: 100 },
  ].map((size) => isInShape(size, 'post'));
  expect(fits).toEqual([true, true, false, false]);
  expect(isInShape({ width: 2_400, height: 1_120 }, 'company')).toBe(true);
});
