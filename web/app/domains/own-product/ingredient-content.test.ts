import { expect, test } from 'vitest';
import { unitInName, withContent } from './ingredient-content.ts';

const part = { code: 'one', content: '', unit: 'g/L' as const };

test('a content with its unit behind chooses the unit too', () => {
  const typed = ['41 %', '４１％', '200g/L', '200 克/升', '41', '41 kg'].map((text) => withContent(part, text));
  expect(typed.map(({ content, unit }) => `${content}|${unit}`)).toEqual([
    '41|%',
    '41|%',
    '200|g/L',
    '200|g/L',
    '41|g/L',
    '41 kg|g/L',
  ]);
});

test('a new content begins in the unit of the name', () => {
  const units = [['草甘膦 41% 水剂'], ['', 'Glyphosate 480 g/L SL'], ['草甘膦'], []].map((names) =>
    unitInName(names, 'SL'),
  );
  expect([...units, unitInName(['草甘膦原药'], 'TC')]).toEqual(['%', 'g/L', 'g/L', 'g/L', '%']);
});
