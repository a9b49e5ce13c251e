import { expect, test } from 'vitest';
import { browserRegion } from './browser-region.ts';

test.each([
  ['en-GB', 'GB'],
  ['zh-Hans-CN', 'CN'],
  ['de', undefined],
  ['C', undefined],
  ['zh_CN', undefined],
  ['en-US@posix', undefined],
  ['', undefined],
])('of the language %j the region is %s, and no odd one throws', (tag, region) => {
  expect(browserRegion(tag)).toBe(region);
});
