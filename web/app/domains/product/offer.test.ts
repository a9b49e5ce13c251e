import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.ts';

describe('offerOf', () => {
  it('reads a price with its currency, and nothing else', () => {
    expect(offerOf('USD 5.20/kg')).toEqual({ price: '5.20', priceCurrency: 'USD' });
    expect(offerOf('12,500 元/吨')).toEqual({ price: '12500', priceCurrency: 'CNY' });
    expect(offerOf('¥88')).toEqual({ price: '88', priceCurrency: 'CNY' });
    expect(offerOf('€3.5 / L')).toEqual({ price: '3.5', priceCurrency: 'EUR' });
    for (const text of ['', '面议', 'On request', '5.2', 'USD 5-6', '5.20 to 6.10 USD'])
      expect(offerOf(text)).toBe(null);
  });
});
