import { expect, test } from 'vitest';
import { rangeOfFile } from './byte-range.ts';

test.for([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-999', { from: 0, to: 99 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
  ['bytes=99999999999999999999-', null],
] as const)('%s of a hundred bytes', ([header, range]) => {
  expect(rangeOfFile({ range: header }, '"x"', 100)).toEqual(range);
});

test('a part of another version is answered by the whole', () => {
  const asked = (version: string) => rangeOfFile({ range: 'bytes=0-9', 'if-range': version }, '"x"', 100);
  expect([asked('"x"'), asked('"y"')]).toEqual([{ from: 0, to: 9 }, null]);
});
