import { expect, test } from 'vitest';
import { fold } from './tokens.ts';
import { equivalent, parseStrengths } from './strength.ts';

const read = (text: string) => parseStrengths(fold(text)).map(({ content, unit }) => `${content} ${unit}`);

test.each([
  ['480g/L SL', ['480 g/L']],
  ['480 g/l', ['480 g/L']],
  ['４８０ｇ／Ｌ', ['480 g/L']],
  ['360 g a.e./L', ['360 g/L']],
  ['200克/升', ['200 g/L']],
  ['200克每升', ['200 g/L']],
  ['41%', ['41 %']],
  ['41％', ['41 %']],
  ['2.5 %', ['2.5 %']],
  ['2,5%', ['2.5 %']],
  ['70% w/w', ['70 %']],
  ['700 g/kg', ['70 %']],
  ['百分之41', ['41 %']],
  ['48% 乳油', ['48 %']],
  ['8% + 64%', ['8 %', '64 %']],
  ['600 FS', []],
  ['2,4-D', []],
  ['5 g/litre', ['5 g/L']],
  ['5 g/land', []],
  ['45% vol', ['45 %']],
  ['40% abv', ['40 %']],
  ['53度', ['53 %']],
  ['38°', ['38 %']],
  ['52 degrees', ['52 %']],
  ['80 proof', ['40 %']],
  ['25 °C', []],
])('reads the strengths in %s', (text, strengths) => {
  expect(read(text)).toEqual(strengths);
});

test('says a content the other way a liquid is sold', () => {
  expect(equivalent({ content: 48, unit: '%' })).toEqual({ content: 480, unit: 'g/L' });
  expect(equivalent({ content: 25, unit: 'g/L' })).toEqual({ content: 2.5, unit: '%' });
  expect(equivalent({ content: 1200, unit: 'g/L' })).toBeNull();
});
