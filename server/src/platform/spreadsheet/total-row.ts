import type { RawTableRow } from './spreadsheet.shapes.ts';

const TOTAL = /^(?:合计|总计|小计|共计|总和|(?:grand|sub)?-?total|sum)(?:[:：(（]|\d|$)/i;
const ALTOGETHER = /^共\d+\S{0,2}$/;

/** Whether the first thing that a row says is that it adds others up: 合计, Total: 12, 共 10 个. */
export function isTotal({ cells }: Pick<RawTableRow, 'cells'>): boolean {
  const [first = Infinity] = [...cells.keys()].toSorted((a, b) => a - b);
  const text = (cells.get(first) ?? '').normalize('NFKC').replaceAll(/\s+/g, '');
  return TOTAL.test(text) || ALTOGETHER.test(text);
}
