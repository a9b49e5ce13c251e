import { expect, test } from 'vitest';
import { EXHIBIT_STATES, exhibitQuery } from './exhibit-query.ts';

const asked = (query: string) => exhibitQuery.read(new URLSearchParams(query));

test('another state keeps the words, not the range and the order, which only those shown have', () => {
  const from = asked('keyword=A%26B&scope=2&sort=updated&pageNum=4');
  expect(EXHIBIT_STATES.map((state) => exhibitQuery.address({ ...from, state }))).toEqual([
    '/my-exhibit-list?keyword=A%26B&scope=2&sort=updated',
    '/my-exhibit-list?state=drafts&keyword=A%26B',
    '/my-exhibit-list?state=removed&keyword=A%26B',
  ]);
  expect([asked('scope=0').scope, asked('scope=7').scope, asked('state=drafts&scope=0').scope]).toEqual([
    0,
    undefined,
    undefined,
  ]);
});

test('the usual order goes upwards alone, and is not named', () => {
  const sorting = exhibitQuery.sorting(asked('sort=orders'));
  expect([sorting?.to('default', false), sorting?.to('orders', false)]).toEqual([
    '/my-exhibit-list',
    '/my-exhibit-list?sort=orders&descending=false',
  ]);
  expect(exhibitQuery.sorting(asked(''))).toMatchObject({ by: 'default', descending: false });
  expect(exhibitQuery.sorting(asked('state=drafts'))).toBeUndefined();
});
