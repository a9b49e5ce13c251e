import { expect, test } from 'vitest';
import { namesOf, parted } from './file-names.ts';

const FILES = ['a.png', 'b.png', 'c.png'].map((name) => ({ name }));

test('every file that there is no room for is named, in the way of the language', () => {
  const { taken, over } = parted(FILES, 1);
  expect([namesOf(taken, 'en'), namesOf(over, 'en'), namesOf(over, 'zh')]).toEqual([
    'a.png',
    'b.png, c.png',
    'b.png、c.png',
  ]);
});

test('where there is no room at all, nothing is taken and everything named', () => {
  expect([parted(FILES, 0), parted(FILES, -2)].map(({ taken, over }) => [taken.length, over.length])).toEqual([
    [0, 3],
    [0, 3],
  ]);
});
