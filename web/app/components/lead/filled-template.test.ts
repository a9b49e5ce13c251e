import { expect, test } from 'vitest';
import { filledTemplate, TEMPLATE_PLACES } from './filled-template.ts';

const lead = {
  buyer: { name: '{company}', company: 'Verde $& Ltda' },
  product: { name: { zh: '吡虫啉', en: '' } },
};

test('a template is filled once at each place, whatever stands in what is put in', () => {
  const text = `${TEMPLATE_PLACES.join(' / ')} {other} {name}`;
  expect(filledTemplate(text, lead, 'en')).toBe('{company} / Verde $& Ltda / 吡虫啉 {other} {company}');
  expect(filledTemplate('{exhibit}.', { ...lead, product: null }, 'zh')).toBe('.');
});
