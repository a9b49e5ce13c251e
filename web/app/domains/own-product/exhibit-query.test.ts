import { expect, test } from 'vitest';
import { exhibitQuery, exhibitsAddress } from './exhibit-query.ts';

const asked = (query: string) => exhibitQuery(new URLSearchParams(query));

test('an address of the own list asks for what is shown, in the usual order, unless it says otherwise', () => {
  const usual = { state: 'live', keyword: '', scope: null, sort: 'default', descending: true, pageNum: 1 };
  expect([asked(''), asked('state=sold&scope=7&sort=price&pageNum=-1')]).toEqual([usual, usual]);
  expect(asked('state=drafts&keyword=SL&scope=0&sort=orders&descending=false&pageNum=3')).toEqual({
    state: 'drafts',
    keyword: 'SL',
    scope: 0,
    sort: 'orders',
    descending: false,
    pageNum: 3,
  });
});

test('another state keeps the words, not the range and the order, which only those shown have', () => {
  const from = asked('keyword=A%26B&scope=2&sort=updated&pageNum=4');
  expect((['live', 'drafts', 'removed'] as const).map((state) => exhibitsAddress({ ...from, state }))).toEqual([
    '/my-exhibit-list?keyword=A%26B&scope=2&sort=updated',
    '/my-exhibit-list?state=drafts&keyword=A%26B',
    '/my-exhibit-list?state=removed&keyword=A%26B',
  ]);
  expect(exhibitsAddress({ state: 'live' })).toBe('/my-exhibit-list');
});
