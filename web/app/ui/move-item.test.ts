import { describe, expect, it } from 'vitest';
import { moveItem, targetIndexOfKey } from './move-item.ts';

describe('moved', () => {
  it('takes one entry elsewhere and leaves the list where it cannot go further', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect([moveItem(['a', 'b'], 0, -1), moveItem(['a', 'b'], 1, 2), moveItem(['a', 'b'], 2, 0)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

describe('targetIndexOfKey', () => {
  it('moves by one, to the front and to the end, and nowhere beyond', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'];
    expect(keys.map((key) => targetIndexOfKey(key, 1, 4))).toEqual([0, 0, 2, 2, 0, 3]);
    expect(keys.map((key) => targetIndexOfKey(key, 0, 1))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('leaves every other key alone', () => {
    expect(['Tab', 'Enter', ' ', 'a'].map((key) => targetIndexOfKey(key, 1, 4))).toEqual([null, null, null, null]);
  });
});
