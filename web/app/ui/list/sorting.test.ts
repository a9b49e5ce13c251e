import { expect, test } from 'vitest';
import { parseSort, sortQuery, sortHeader } from './sorting.ts';

const to = (by: string, descending: boolean): string => `${by} ${descending ? 'falling' : 'rising'}`;
const orders = { by: 'orders', first: 'descending' } as const;
const place = { by: 'place', first: 'ascending', oneWay: true } as const;

test('a head leads to its own order first, then to the other way round, and says how the list stands', () => {
  expect([
    sortHeader({ by: 'place', descending: false, to }, orders),
    sortHeader({ by: 'orders', descending: true, to }, orders),
    sortHeader({ by: 'orders', descending: false, to }, orders),
  ]).toEqual([
    { to: 'orders falling', now: null },
    { to: 'orders rising', now: 'descending' },
    { to: 'orders falling', now: 'ascending' },
  ]);
});

test('what goes one way only stays so', () => {
  expect([
    sortHeader({ by: 'place', descending: false, to }, place),
    sortHeader({ by: 'orders', descending: true, to }, place),
  ]).toEqual([
    { to: 'place rising', now: 'ascending' },
    { to: 'place rising', now: null },
  ]);
});

test('an address names an order that there is, and only what is not usual', () => {
  const asked = (query: string) => parseSort(new URLSearchParams(query), ['place', 'orders']);
  expect([asked(''), asked('sort=orders&descending=false'), asked('sort=secret&descending=no')]).toEqual([
    { sort: 'place', descending: true },
    { sort: 'orders', descending: false },
    { sort: 'place', descending: true },
  ]);
  expect([sortQuery('place', true, 'place'), sortQuery('orders', false, 'place')]).toEqual([
    {},
    { sort: 'orders', descending: 'false' },
  ]);
});
