import { expect, test } from 'vitest';
import { exhibitorOrder, exhibitorQuery } from './exhibitor-query.ts';

const read = (query: string) => exhibitorQuery.read(new URLSearchParams(query));

test('the address of the list of exhibitors names the order that is not the usual one, and is read back so', () => {
  const { to } = exhibitorQuery.sorting(read('hall=H1&sort=booth&descending=false'));
  const ways = [to('name', false), to('name', true), to('exhibits', true), to('booth', false)];
  expect(ways.map((way) => way.slice('/organizer/exhibitors?hall=H1'.length))).toEqual([
    '',
    '&sort=name',
    '&sort=exhibits',
    '&sort=booth&descending=false',
  ]);
  expect(ways.map((way) => Object.values(exhibitorOrder(read(way.split('?')[1] ?? ''))))).toEqual([
    ['name', false],
    ['name', true],
    ['exhibits', true],
    ['booth', false],
  ]);
});

test('a hall and a category are codes', () => {
  expect(exhibitorQuery.isFiltered(read('state=nothing&hall=%3Cscript%3E&category='))).toBe(false);
});
