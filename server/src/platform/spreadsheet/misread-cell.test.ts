import { expect, test } from 'vitest';
import { misreadCell } from './misread-cell.ts';

test.each([
  ['#N/A', 'sheetFormula'],
  ['#DIV/0!', 'sheetFormula'],
  ['9.133E+17', 'sheetLongNumber'],
  ['=DISPIMG("ID_1",1)', 'sheetPicture'],
  ['TRUE', 'sheetTruth'],
])('%s: surely not what was meant', (text, rule) => {
  expect(misreadCell(text)).toBe(rule);
});

test.each(['913300000000000016', 'N/A', '#1', 'E+', 'true', '=', '1.5E', 'True North'])('%s: a text', (text) => {
  expect(misreadCell(text)).toBeNull();
});

test('TRUE where yes or no is asked: an answer', () => {
  expect(misreadCell('TRUE', true)).toBeNull();
});
