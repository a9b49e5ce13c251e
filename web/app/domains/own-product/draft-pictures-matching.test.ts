import { expect, test } from 'vitest';
import { matchPictures, type Wanting } from './draft-pictures-matching.ts';

const DRAFTS: readonly Wanting[] = [
  { id: 'ga', articleNumber: 'GA-200' },
  { id: 'ga1', articleNumber: 'GA-200-1' },
  { id: 'sl', articleNumber: '草铵膦 200/SL' },
  { id: 'one', articleNumber: 'X1' },
  { id: 'none', articleNumber: '' },
];

/** The names of what each draft gets: its pictures, then its long pictures. */
function matched(paths: readonly string[], drafts = DRAFTS) {
  const { byDraft, nobodys, over, others } = matchPictures(drafts, paths);
  const named = (places: readonly number[]) => places.map((at) => paths[at]);
  return {
    ...Object.fromEntries(
      [...byDraft].map(([id, { pictures, longPictures }]) => [id, [named(pictures), named(longPictures)]]),
    ),
    nobodys: named(nobodys),
    over: named(over),
    others: named(others),
  };
}
const REST = { nobodys: [], over: [], others: [] };

test('a picture is its whose article number its name begins with, in the order of the numbers', () => {
  expect(matched(['X1-10.jpg', 'x1_2.PNG', 'X1.jpeg', 'X1 (3).webp'])).toEqual({
    ...REST,
    one: [['X1.jpeg', 'x1_2.PNG', 'X1 (3).webp', 'X1-10.jpg'], []],
  });
});

test('the longest article number counts, and part of a word is none', () => {
  expect(matched(['GA-200-1.jpg', 'GA-200-1-1.jpg', 'GA-200-2.jpg', 'GA-2001.jpg', 'X12.jpg'])).toEqual({
    ...REST,
    ga1: [['GA-200-1.jpg', 'GA-200-1-1.jpg'], []],
    ga: [['GA-200-2.jpg'], []],
    nobodys: ['GA-2001.jpg', 'X12.jpg'],
  });
});

test('signs that no file name can hold do not matter', () => {
  expect(matched(['草铵膦 200_SL-1.jpg', '草铵膦-200-ＳＬ.png'])).toEqual({
    ...REST,
    sl: [['草铵膦-200-ＳＬ.png', '草铵膦 200_SL-1.jpg'], []],
  });
});

test('in a folder called like an article number the names are free; the nearest such folder counts', () => {
  expect(matched(['pictures/GA-200/front.jpg', 'pictures/GA-200/back.jpg', 'GA-200/X1/2.jpg'])).toEqual({
    ...REST,
    ga: [['pictures/GA-200/back.jpg', 'pictures/GA-200/front.jpg'], []],
    one: [['GA-200/X1/2.jpg'], []],
  });
});

test('long pictures are told by a word in the name or in the folder below', () => {
  expect(matched(['X1-long-2.jpg', 'X1详情1.jpg', 'X1/长图/3.png', 'X1主图1.jpg'])).toEqual({
    ...REST,
    one: [['X1主图1.jpg'], ['X1详情1.jpg', 'X1-long-2.jpg', 'X1/长图/3.png']],
  });
});

test('what is nobody’s, too much, no picture, or of the archive itself is told apart', () => {
  const eleven = Array.from({ length: 11 }, (_, at) => `X1-${at + 1}.jpg`);
  const paths = [...eleven, 'Y9.jpg', 'prices.xlsx', '__MACOSX/._X1-1.jpg', '.DS_Store', 'X1/', 'X1/Thumbs.db'];
  expect(matched(paths)).toEqual({
    one: [eleven.slice(0, 10), []],
    nobodys: ['Y9.jpg'],
    over: ['X1-11.jpg'],
    others: ['prices.xlsx'],
  });
});

test('an article number that two drafts have leads to neither', () => {
  const twice = [...DRAFTS, { id: 'again', articleNumber: 'x1' }];
  expect(matched(['X1-1.jpg'], twice)).toEqual({ ...REST, nobodys: ['X1-1.jpg'] });
});
