import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

describe('moved', () => {
  it('moves one entry and leaves the list where it cannot go further', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
});
