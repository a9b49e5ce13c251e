import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test.each([
  [{}, false],
  [{ connection: undefined }, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
  [{ connection: { saveData: true } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: 'slow-2g', saveData: false } }, true],
])('a browser that says %j of its line spares it: %s', (browser, sparing) => {
  expect(savesData(browser)).toBe(sparing);
});
