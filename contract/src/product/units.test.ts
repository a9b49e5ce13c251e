import { describe, expect, it } from 'vitest';
import { unitName } from './units.ts';

describe('unitName', () => {
  it('says a known unit in the language of the reader', () => {
    expect([unitName('t', 'zh'), unitName('t', 'en')]).toEqual(['吨', 't']);
  });
  it('leaves a unit that somebody typed as it is', () => {
    expect(unitName('pallet', 'zh')).toBe('pallet');
  });
});
