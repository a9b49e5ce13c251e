import { describe, expect, it } from 'vitest';
import { hiddenAddress, internationalMobile } from './personal-address.ts';

describe('hiddenAddress', () => {
  it('keeps the first letter and the house of an e-mail', () => {
    expect(hiddenAddress('buyer@fair.example')).toBe('b***@fair.example');
  });
  it('keeps the country, the beginning and the last four digits of a mobile', () => {
    expect(hiddenAddress('+8613800138001')).toBe('+86138****8001');
  });
  it('hides nothing of what is too short to be recognised by its rest', () => {
    expect(hiddenAddress('+4512')).toBe('+4512');
  });
});

describe('internationalMobile', () => {
  it('writes a plus before the digits, and nothing for none', () => {
    expect([internationalMobile('8613800138001'), internationalMobile('')]).toEqual(['+8613800138001', '']);
  });
});
