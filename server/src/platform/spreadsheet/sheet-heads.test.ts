import { expect, test } from 'vitest';
import { readHeads } from './sheet-heads.ts';
import type { Column } from './spreadsheet.shapes.ts';

const COLUMNS: readonly Column[] = [
  { key: 'name', header: { zh: '名称（中文）', en: 'Name in Chinese' }, also: ['品名'] },
  { key: 'nameEn', header: { zh: '名称（英文）', en: 'Name in English' }, also: ['Name'] },
  { key: 'price', header: { zh: '销售价', en: 'Sale price' }, also: ['出厂价'] },
];
const read = (texts: readonly string[], remembered: Record<string, string> = {}) => {
  const heads = texts.map((text, place) => ({ place, text }));
  const { places, twice } = readHeads(COLUMNS, heads, remembered);
  return { fields: texts.map((_text, place) => places.get(place) ?? ''), twice: twice.map(({ zh }) => zh) };
};

test.each([
  ['名称（中文）（必填）', 'name'],
  ['* Name in Chinese (required)', 'name'],
  ['品 名：', 'name'],
  ['品名 Product', 'name'],
  ['ＮＡＭＥ', 'nameEn'],
  ['出厂价(元/吨)', 'price'],
  ['Sale price (USD/kg)', 'price'],
  ['名称（俄文）', ''],
])('%s', (head, field) => {
  expect(read([head]).fields).toEqual([field]);
});

test('a column’s own header comes before what people call it, and one that stands twice is told', () => {
  expect(read(['品名', '名称（中文）', '销售价', '销售价'])).toEqual({
    fields: ['', 'name', 'price', ''],
    twice: ['销售价'],
  });
});

test('what was decided before comes first, also that a column is left out', () => {
  expect(read(['品名', '货物', '出厂价'], { 货物: 'name', 出厂价: '' }).fields).toEqual(['', 'name', '']);
});
