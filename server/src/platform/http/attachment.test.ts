import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

/** The name as browsers save it. */
const savedAs = (name: string): string =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(attachment(name))?.[1] ?? '');

test.each([
  ['报价单 2027.xlsx', '报价单 2027.xlsx'],
  ['..\\..\\a.pdf', '_.._a.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\a.pdf', 'C_Windows_a.pdf'],
  ['con.pdf', '_con.pdf'],
  ['NUL', '_NUL'],
  ['com1.txt', '_com1.txt'],
  ['content.pdf', 'content.pdf'],
  ['a\r\nb.pdf', 'a_b.pdf'],
  ['.', 'file'],
  ['', 'file'],
])('%j is saved as %s', (name, saved) => {
  expect(savedAs(name)).toBe(saved);
});
