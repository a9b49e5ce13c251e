import { expect, test } from 'vitest';
import { isTotal } from './total-row.ts';

const row = (...texts: string[]) => ({ cells: new Map(texts.map((text, at): [number, string] => [at + 2, text])) });

test.each(['合计', '合 计：', '总计(元)', '小计', '共10个', 'Total', 'Grand total:', 'Sub-total', 'SUBTOTAL 12'])(
  '%s: adds up what stands above',
  (text) => {
    expect(isTotal(row(text, '10'))).toBe(true);
  },
);

test.each(['Total weed killer', '合计利', '共聚物', 'Summer oil', '', '10'])('%s: a row like any other', (text) => {
  expect(isTotal(row(text, '合计'))).toBe(false);
});

test('what stands first decides, wherever that is', () => {
  expect(
    isTotal({
      cells: new Map([
        [3, '共 3 个'],
        [0, '小计'],
      ]),
    }),
  ).toBe(true);
});
