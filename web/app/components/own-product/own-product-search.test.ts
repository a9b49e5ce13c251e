import { expect, it } from 'vitest';
import { entryOf, findEntries } from './own-product-search.ts';

const glufosinate = entryOf({
  code: 'glufosinateAmmonium',
  name: { zh: '草铵膦', en: 'Glufosinate-ammonium' },
  cas: ['77182-82-2'],
  aliases: ['草丁膦', 'Basta'],
});
const lGlufosinate = entryOf({
  code: 'lGlufosinate',
  name: { zh: '精草铵膦', en: 'L-glufosinate' },
  cas: ['35597-44-5'],
  aliases: [],
});
const all = [lGlufosinate, glufosinate];

it('finds an ingredient by either name, an alias or its CAS number, with and without hyphens', () => {
  for (const words of ['草丁', 'basta', '77182-82-2', '7718282', 'GLUFOSINATE-A'])
    expect(findEntries(all, words)).toEqual([glufosinate]);
});

it('puts the closest name first', () => {
  expect(findEntries(all, '草铵膦')).toEqual([glufosinate, lGlufosinate]);
});
