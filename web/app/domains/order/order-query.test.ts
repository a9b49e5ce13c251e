import { expect, test } from 'vitest';
import { receivedAddress, receivedQuery, sortedBy } from './order-query.ts';

const asked = (query: string) => receivedQuery(new URLSearchParams(query));

test('an address asks for all orders, the newest first, unless it says otherwise', () => {
  const usual = { state: null, keyword: '', sort: 'orderedAt', descending: true, pageNum: 1 };
  expect([asked(''), asked('state=lost&sort=price&descending=maybe')]).toEqual([usual, usual]);
  expect(asked('state=contacted&keyword=Verde&sort=buyer&descending=false&pageNum=2')).toEqual({
    state: 'contacted',
    keyword: 'Verde',
    sort: 'buyer',
    descending: false,
    pageNum: 2,
  });
});

test('and is written as short as it can be, from its first page', () => {
  const from = asked('state=notContacted&keyword=A%26B&pageNum=7');
  expect([receivedAddress(from), receivedAddress(asked('pageNum=3'))]).toEqual([
    '/potential-order?state=notContacted&keyword=A%26B',
    '/potential-order',
  ]);
  expect([sortedBy(from, 'quantity', false), sortedBy(from, 'nothing', true)]).toEqual([
    '/potential-order?state=notContacted&keyword=A%26B&sort=quantity&descending=false',
    '/potential-order?state=notContacted&keyword=A%26B',
  ]);
});
