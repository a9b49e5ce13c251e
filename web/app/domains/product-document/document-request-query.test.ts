import { expect, test } from 'vitest';
import { requestQuery, requestsAddress, sortedBy } from './document-request-query.ts';

const asked = (query: string) => requestQuery(new URLSearchParams(query));

test('an address says what is asked for, and nothing that it does not know', () => {
  expect(asked('')).toEqual({ state: null, keyword: '', sort: 'askedAt', descending: true, pageNum: 1 });
  expect(asked('state=granted&keyword=A%26B&sort=buyer&descending=false&pageNum=2')).toEqual({
    state: 'granted',
    keyword: 'A&B',
    sort: 'buyer',
    descending: false,
    pageNum: 2,
  });
  expect(asked('state=none&sort=none')).toEqual(asked(''));
});

test('and an order, a tab or a filter leads back to the first page', () => {
  const from = asked('state=open&keyword=A%26B&pageNum=3');
  expect(requestsAddress(from)).toBe('/document-requests?state=open&keyword=A%26B');
  expect(requestsAddress({ ...from, state: null, keyword: '' })).toBe('/document-requests');
  expect([sortedBy(from, 'buyer', false), sortedBy(from, 'none', true)]).toEqual([
    '/document-requests?state=open&keyword=A%26B&sort=buyer&descending=false',
    '/document-requests?state=open&keyword=A%26B',
  ]);
});
