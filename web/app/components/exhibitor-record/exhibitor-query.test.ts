import { describe, expect, test } from 'vitest';
import { exhibitorQuery, exhibitorsAddress, exhibitorsSorted, isNarrowedTo } from './exhibitor-query.ts';

const read = (query: string) => exhibitorQuery(new URLSearchParams(query));

describe('the address of the list of exhibitors', () => {
  test('is read back as it was written', () => {
    const query = read('state=disabled&keyword=%20Hetian%20&hall=H1&category=herbicides&pageNum=3');
    expect(query).toEqual({
      state: 'disabled',
      filter: { keyword: 'Hetian', hall: 'H1', category: 'herbicides' },
      order: { sort: 'name', descending: false },
      pageNum: 3,
    });
    expect(exhibitorsAddress(query.filter, query.state)).toBe(
      '/organizer/exhibitors?state=disabled&keyword=Hetian&hall=H1&category=herbicides',
    );
    expect(exhibitorsAddress({ keyword: '' }, null)).toBe('/organizer/exhibitors');
  });

  test('names the order that is not the usual one, and is read back so', () => {
    const query = read('hall=H1');
    const ways = [
      exhibitorsSorted(query, 'name', false),
      exhibitorsSorted(query, 'name', true),
      exhibitorsSorted(query, 'exhibits', true),
      exhibitorsSorted(query, 'booth', false),
    ];
    expect(ways.map((way) => way.slice('/organizer/exhibitors?hall=H1'.length))).toEqual([
      '',
      '&sort=name',
      '&sort=exhibits',
      '&sort=booth&descending=false',
    ]);
    expect(ways.map((way) => Object.values(read(way.split('?')[1] ?? '').order))).toEqual([
      ['name', false],
      ['name', true],
      ['exhibits', true],
      ['booth', false],
    ]);
  });

  test('narrows nothing by what it cannot mean', () => {
    const query = read('state=nothing&hall=%3Cscript%3E&category=');
    expect([query.state, isNarrowedTo(query.filter)]).toEqual([null, false]);
  });
});
