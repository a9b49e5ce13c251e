import { expect, test } from 'vitest';
import { isSparingLine } from './sparing-line.ts';

test.each([
  [{}, false],
  [{ connection: undefined }, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
  [{ connection: { saveData: true } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: 'slow-2g', saveData: false } }, true],
])('a browser that says %j of its line spares it: %s', (browser, sparing) => {
  expect(isSparingLine(browser)).toBe(sparing);
});
