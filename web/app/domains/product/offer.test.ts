import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.ts';

describe('offerOf', () => {
  it('tells amount, currency and unit, whatever was typed before', () => {
    const told = { price: '5.20', priceCurrency: 'USD' };
    expect(offerOf({ amount: 5.2, currency: 'USD', unit: 'carton' }, '¥88', 'zh')).toEqual({
      ...told,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...told, unitText: '箱' },
    });
  });
  it('reads what was typed as a price with its currency, and nothing else', () => {
    const typed = (text: string) => offerOf(null, text, 'zh');
    expect(typed('USD 5.20/kg')).toEqual({ price: '5.20', priceCurrency: 'USD' });
    expect(typed('12,500 元/吨')).toEqual({ price: '12500', priceCurrency: 'CNY' });
    expect(typed('¥88')).toEqual({ price: '88', priceCurrency: 'CNY' });
    expect(typed('€3.5 / L')).toEqual({ price: '3.5', priceCurrency: 'EUR' });
    for (const text of ['', '面议', 'On request', '5.2', 'USD 5-6', '5.20 to 6.10 USD']) expect(typed(text)).toBe(null);
  });
});
