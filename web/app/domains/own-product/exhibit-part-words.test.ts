import { expect, test } from 'vitest';
import { vocabulary as shape } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { exhibitPartWords } from './exhibit-part-words.ts';

const named = (code: string, zh: string, en: string) => ({ code, name: { zh, en } });
const vocabulary = shape.parse({
  categories: [],
  classes: [named('herbicide', '除草剂', 'Herbicide')],
  companyTypes: [],
  formulations: [named('SL', '可溶液剂', 'Soluble concentrate')],
  crops: [named('rice', '水稻', 'Rice'), named('tea', '茶', 'Tea')],
  ingredients: [{ ...named('GLU', '草铵膦', 'Glufosinate'), cas: [], aliases: [], class: '', modeOfAction: '' }],
  attributes: [
    {
      ...named('hazard', '毒性', 'Hazard'),
      kind: 'code',
      unit: '',
      facet: false,
      options: [named('III', '低毒', 'Low')],
    },
  ],
});
const document = {
  key: 'k',
  id: 'Q8HU7F0000',
  file: 'FILE000000004',
  kind: 'sds',
  language: 'en',
  title: 'Edition 3',
  issuedOn: '',
  validUntil: '2027-01-31',
  level: 'request',
  bytes: 303,
  pages: 1,
};
const price = { amount: '', currency: 'CNY', unit: 'kg', older: '' };

test.each<[string, unknown, string | null]>([
  [
    'documents',
    [document],
    'Edition 3 · Safety data sheet (SDS), English · 2027-01-31 · On request: buyers you approve one by one',
  ],
  ['documents', [], ''],
  ['salePrice', price, ''],
  ['salePrice', { ...price, amount: '3.2', currency: 'USD' }, 'USD 3.2 / kg'],
  ['salePrice', { ...price, older: 'about 3' }, 'about 3'],
  ['ingredients', [{ code: 'GLU', content: '200', unit: 'g/L' }], 'Glufosinate 200 g/L'],
  ['registrations', [{ country: 'BR', number: '12345', validUntil: '2030-12-31' }], 'Brazil 12345 2030-12-31'],
  ['formulation', 'SL', 'Soluble concentrate'],
  ['crops', ['rice', 'tea'], 'Rice, Tea'],
  ['values', { hazard: 'III' }, 'Hazard: Low'],
  ['scope', '1', 'Customer pool'],
  ['nameZh', '草铵膦', null],
])('%s: is said without codes and ids', (path, value, said) => {
  expect(exhibitPartWords(path, value, vocabulary, 'en')).toBe(said);
});
