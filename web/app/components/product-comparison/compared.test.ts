import { describe, expect, it } from 'vitest';
import { comparedIds, comparePath } from './compared.ts';

describe('comparedIds', () => {
  it('takes ids alone, each once, at most four of them', () => {
    const [a, b, c, d, e] = ['PAAAAAAAAAA', 'PBBBBBBBBBB', 'PCCCCCCCCCC', 'PDDDDDDDDDD', 'PEEEEEEEEEE'];
    expect(comparedIds([a, '<script>', 7, a, b, null, 'short', c, d, e])).toEqual([a, b, c, d]);
  });
});

describe('comparePath', () => {
  it('names what is compared in the address', () => {
    expect([comparePath([]), comparePath(['PAAAAAAAAAA', 'PBBBBBBBBBB'])]).toEqual([
      '/compare',
      '/compare?ids=PAAAAAAAAAA,PBBBBBBBBBB',
    ]);
  });
});
