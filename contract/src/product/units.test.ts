import { describe, expect, it } from 'vitest';
import { unitName } from './units.ts';

describe('unitName', () => {
  it('says a known unit in the language of the reader', () => {
    expect([unitName('t', 'zh'), unitName('t', 'en')]).toEqual(['吨', 't']);
  });
  it('says one of them in English as one', () => {
    const said = [1, 24].map((count) => `${count} ${unitName('month', 'en', count)}`);
    expect([...said, `24 ${unitName('month', 'zh', 24)}`]).toEqual(['1 month', '24 months', '24 个月']);
    expect(unitName('t', 'en', 1)).toBe('t');
  });
  it('leaves a unit that somebody typed as it is', () => {
    expect(unitName('pallet', 'zh')).toBe('pallet');
  });
});
