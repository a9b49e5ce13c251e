import { expect, test } from 'vitest';
import { templateOf } from '../../set-up/fair-template.ts';
import { lexiconOf } from '../../domains/exhibition/exhibition.lexicon.ts';
import { measured } from './measures.ts';
import { parseItems } from './tokens.ts';

const lexicon = lexiconOf(templateOf('sugar'));
const read = (text: string): string[] =>
  measured(lexicon, parseItems(text)).map((item) => {
    if (item.type === 'atom') return item.text;
    return item.type === 'value' ? `${item.code} ${item.values.join(' to ')}`.trim() : item.type;
  });

test.each([
  ['ICUMSA 45', ['icumsa 45']],
  ['icumsa45 sugar', ['icumsa 45', 'sugar']],
  ['IC45', ['icumsa 45']],
  ['240 IU', ['icumsa 240']],
  ['色值 60 IU', ['icumsa 60']],
  ['色值不超过150', ['icumsa 150']],
  ['ICUMSA 600-1200', ['icumsa 600 to 1200']],
  ['ICUMSA', ['icumsa']],
  ['净含量 500 mL', ['netContent 500']],
  ['sugar 45', ['sugar', '45']],
  ['500 ml', ['500', 'ml']],
  ['10 years', ['10', 'years']],
])('%s: what is said of an attribute is read as its number', (text, items) => {
  expect(read(text)).toEqual(items);
});
