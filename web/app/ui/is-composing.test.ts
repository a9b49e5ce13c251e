import { describe, expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

describe('a key while an input method composes', () => {
  it('is told by browsers, in Safari by its number alone, and is no Enter of the page', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
