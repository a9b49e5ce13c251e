import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

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
