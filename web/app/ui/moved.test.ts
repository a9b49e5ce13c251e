import { describe, expect, it } from 'vitest';
import { moved, placeOfKey } from './moved.ts';

describe('moved', () => {
  it('takes one entry elsewhere and leaves the list where it cannot go further', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 2), moved(['a', 'b'], 2, 0)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

describe('placeOfKey', () => {
  it('moves by one, to the front and to the end, and nowhere beyond', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'];
    expect(keys.map((key) => placeOfKey(key, 1, 4))).toEqual([0, 0, 2, 2, 0, 3]);
    expect(keys.map((key) => placeOfKey(key, 0, 1))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('leaves every other key alone', () => {
    expect(['Tab', 'Enter', ' ', 'a'].map((key) => placeOfKey(key, 1, 4))).toEqual([null, null, null, null]);
  });
});
