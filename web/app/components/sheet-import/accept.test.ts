import { expect, test } from 'vitest';
import { looksLikeSheet } from './accept.ts';

test('a spreadsheet is known by its name, also one of which the server will say how it becomes ours', () => {
  const names = ['a.xlsx', 'A.XLSX', 'a.xls', 'a.csv', 'xlsx', 'a.pdf', 'a.jpg'];
  expect(names.filter((name) => looksLikeSheet({ name }))).toEqual(['a.xlsx', 'A.XLSX', 'a.xls', 'a.csv']);
});
