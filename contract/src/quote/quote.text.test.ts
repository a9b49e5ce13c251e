import { expect, test } from 'vitest';
import { offerText } from './quote.text.ts';

const price = { amount: 3.45, currency: 'USD', unit: 'kg' };

test('an offered price names its Incoterm and place in both languages, and neither where none was agreed', () => {
  const quote = { price, incoterm: 'CIF', port: 'Chittagong' };
  expect(offerText(quote, 'en')).toBe('USD 3.45 / kg, CIF Chittagong');
  expect(offerText(quote, 'zh')).toBe('USD 3.45 / 公斤，CIF Chittagong');
  expect(offerText({ price, incoterm: null, port: '' }, 'en')).toBe('USD 3.45 / kg');
  expect(offerText({ price, incoterm: 'EXW', port: '' }, 'en')).toBe('USD 3.45 / kg, EXW');
});
