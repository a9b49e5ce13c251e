import { expect, test } from 'vitest';
import { looksLikeSheet } from './accept.ts';

test('a spreadsheet is known by its name', () => {
  const names = ['a.xlsx', 'A.XLSX', 'a.xls', 'a.xlsm', 'a.csv', 'xlsx'];
  expect(names.filter((name) => looksLikeSheet({ name }))).toEqual(['a.xlsx', 'A.XLSX']);
});
