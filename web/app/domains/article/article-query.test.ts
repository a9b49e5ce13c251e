import { expect, test } from 'vitest';
import { articleQuery, articlesAddress, articlesSorted } from './article-query.ts';

const read = (query: string) => articleQuery(new URLSearchParams(query));

test('an address of the news is read back as it was written, and what it cannot mean narrows nothing', () => {
  const asked = read('tab=published&keyword=+hall+&lacks=en&sort=publishedAt&descending=false&pageNum=2');
  expect(asked).toEqual({
    tab: 'published',
    keyword: 'hall',
    lacks: 'en',
    sort: 'publishedAt',
    descending: false,
    pageNum: 2,
  });
  expect(articlesAddress(asked)).toBe(
    '/organizer/articles?tab=published&keyword=hall&lacks=en&sort=publishedAt&descending=false',
  );
  expect(articlesAddress(read('tab=gone&lacks=fr&sort=secret&descending=no'))).toBe('/organizer/articles');
});

test('another order keeps what the list is narrowed by', () => {
  expect([
    articlesSorted(read('tab=draft'), 'publishedAt', true),
    articlesSorted(read(''), 'changedAt', false),
  ]).toEqual(['/organizer/articles?tab=draft&sort=publishedAt', '/organizer/articles?descending=false']);
});
