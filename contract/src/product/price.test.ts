import { describe, expect, it } from 'vitest';
import { price } from './price.shapes.ts';
import { moneyText, priceText, shownPrice } from './price.ts';

const whole = { amount: 12_500, currency: 'USD', unit: 't' };

describe('a price', () => {
  it('is money with up to two decimals, more than nothing', () => {
    for (const amount of [0.01, 3.2, 5.29, 1_234_567.89, 9_999_999_999.99])
      expect(price.safeParse({ ...whole, amount }).success).toBe(true);
    for (const amount of [0, -1, 3.205, 0.001, 1e10, Number.NaN, Number.POSITIVE_INFINITY, '3.2', null])
      expect(price.safeParse({ ...whole, amount }).success).toBe(false);
  });
  it('has a known currency and a unit', () => {
    const wrong = [{ currency: 'usd' }, { currency: '' }, { unit: ' ' }, { unit: 'a unit of far too many letters' }];
    for (const part of wrong) expect(price.safeParse({ ...whole, ...part }).success).toBe(false);
  });
  it('is said in the language of the reader', () => {
    expect([priceText(whole, 'zh'), priceText(whole, 'en')]).toEqual(['USD 12,500 / 吨', 'USD 12,500 / t']);
    expect(priceText({ amount: 5.2, currency: 'CNY', unit: 'carton' }, 'en')).toBe('CNY 5.20 / carton');
  });
  it('is written in figures as Intl.NumberFormat writes them', () => {
    for (const amount of [0.01, 3.2, 5.29, 999.99, 1_000, 1_234.5, 12_500, 1_234_567.89, 9_999_999_999.99]) {
      const digits = Number.isInteger(amount) ? 0 : 2;
      const figures = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: 2 });
      expect(moneyText({ amount, currency: 'USD' })).toBe(`USD ${figures.format(amount)}`);
    }
  });
  it('takes the place of what was typed before there was one', () => {
    expect(['zh' as const, 'en' as const].map((lang) => shownPrice(null, '面议', lang))).toEqual(['面议', '面议']);
    expect(shownPrice(whole, '面议', 'en')).toBe('USD 12,500 / t');
  });
});
