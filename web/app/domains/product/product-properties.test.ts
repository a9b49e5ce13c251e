import { expect, test } from 'vitest';
import { propertiesOf } from './product-properties.ts';

const both = (zh: string, en: string) => ({ zh, en });
const exhibit = {
  cas: ['57-50-1'],
  ingredients: [
    {
      code: 'sucrose',
      name: both('蔗糖', 'Sucrose'),
      cas: [],
      content: 99.8,
      unit: '%',
      modeOfAction: '',
      aliases: [],
    },
  ],
  formulation: { code: 'LQ', name: both('液体', 'Liquid') },
};
const told = (attributes: Record<string, { zh: string; en: string }>, lang: 'zh' | 'en'): string[] =>
  propertiesOf(exhibit, { lang, attributes }).map((one) =>
    'name' in one && 'value' in one ? `${String(one.name)}: ${String(one.value)}` : '',
  );

test('a fair without registered substances is told by its own fields: no formulation code, no CAS number, no active ingredient', () => {
  const sugar = { ingredients: both('主要成分', 'Main components'), formulation: both('形态', 'Form') };
  expect(told(sugar, 'zh')).toEqual(['主要成分: 蔗糖 99.8 %', '形态: 液体']);
  expect(told(sugar, 'en')).toEqual(['Main components: Sucrose 99.8 %', 'Form: Liquid']);
  expect(told({}, 'en')).toEqual([]);
});

test('one that trades them tells CAS numbers and formulation codes', () => {
  const agro = {
    ingredients: both('有效成分', 'Active ingredients'),
    formulation: both('剂型', 'Formulation'),
    registrations: both('登记', 'Registrations'),
  };
  expect(told(agro, 'en')).toEqual(['CAS: 57-50-1', 'Active ingredients: Sucrose 99.8 %', 'Formulation: LQ Liquid']);
});
