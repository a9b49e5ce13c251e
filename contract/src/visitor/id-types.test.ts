import { describe, expect, it } from 'vitest';
import { documentNumber } from './id-types.ts';

describe('the number of a document', () => {
  it('is kept in capitals without blanks', () => {
    expect(documentNumber('passport', ' e 1234 5678 ')).toBe('E12345678');
    expect(documentNumber('hkMacaoPermit', 'h１２３４５６７８')).toBe('H12345678');
    expect(documentNumber('hkMacaoPermit', 'M1234567801')).toBe('M1234567801');
    expect(documentNumber('taiwanPermit', '12345678')).toBe('12345678');
  });
  it('of another kind, or of nothing, is refused', () => {
    for (const wrong of ['', 'ABCDEF', '1234', '护照12345', 'E12345678901234567'])
      expect([wrong, documentNumber('passport', wrong)]).toEqual([wrong, null]);
    for (const wrong of ['12345678', 'A12345678', 'H123456789', 'H1234567']) {
      expect([wrong, documentNumber('hkMacaoPermit', wrong)]).toEqual([wrong, null]);
    }
    for (const wrong of ['H12345678', '123456789', '1234567', '12345678901'])
      expect([wrong, documentNumber('taiwanPermit', wrong)]).toEqual([wrong, null]);
  });
});
