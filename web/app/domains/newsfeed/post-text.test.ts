import { describe, expect, it } from 'vitest';
import { isLong } from './post-text.ts';

describe('the text of a post', () => {
  it('is folded when it is long, in signs or in lines', () => {
    expect(isLong('求购草铵膦')).toBe(false);
    expect(isLong('字'.repeat(161))).toBe(true);
    expect(isLong('a'.repeat(300))).toBe(false);
    expect(isLong('一\n二\n三\n四\n五\n六\n七')).toBe(true);
  });
});
