import { expect, test } from 'vitest';
import { quantities } from './number-passages.ts';

test.each([
  ['公吨', 't'],
  ['吨', 't'],
  ['千克', 'kg'],
  ['公斤', 'kg'],
  ['毫克', 'mg'],
  ['克', 'g'],
  ['毫升', 'mL'],
  ['升', 'L'],
  ['立方米', 'm³'],
  ['公顷', 'ha'],
  ['美元', 'USD'],
  ['美金', 'USD'],
  ['欧元', 'EUR'],
  ['人民币', 'CNY'],
  ['元', 'CNY'],
  ['克/升', 'g/L'],
  ['美元/公斤', 'USD/kg'],
])('a quantity in %s is said in English', (zh, en) => {
  const found = [`约5${zh}。`, `约5 ${zh}`].map((text) => quantities('en')(text));
  expect(found).toEqual([
    [{ start: 1, end: 2 + zh.length, shown: `5 ${en}` }],
    [{ start: 1, end: 3 + zh.length, shown: `5 ${en}` }],
  ]);
});
