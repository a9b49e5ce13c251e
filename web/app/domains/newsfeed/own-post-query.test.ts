import { expect, test } from 'vitest';
import { ownPostQuery, ownPostsAddress, sortedBy } from './own-post-query.ts';

const asked = (query: string) => ownPostQuery(new URLSearchParams(query));

test('an address says which own posts are asked for, and nothing that it does not know', () => {
  expect(asked('state=none&sort=none')).toEqual({
    state: null,
    keyword: '',
    sort: 'createdAt',
    descending: true,
    pageNum: 1,
  });
  const query = 'state=removed&keyword=seed&sort=likes&descending=false';
  expect(ownPostsAddress(asked(query))).toBe(`/opportunity-manage/list?${query}`);
});

test('another order leads to the first page', () => {
  expect(sortedBy(asked('state=removed&pageNum=3'), 'comments', true)).toBe(
    '/opportunity-manage/list?state=removed&sort=comments',
  );
  expect(sortedBy(asked('sort=likes'), 'createdAt', true)).toBe('/opportunity-manage/list');
});
