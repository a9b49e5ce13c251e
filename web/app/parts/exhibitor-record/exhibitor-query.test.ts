import { describe, expect, test } from 'vitest';
import { exhibitorQuery, exhibitorsAddress, isNarrowedTo } from './exhibitor-query.ts';

const read = (query: string) => exhibitorQuery(new URLSearchParams(query));

describe('the address of the list of exhibitors', () => {
  test('is read back as it was written', () => {
    const query = read('state=disabled&keyword=%20Hetian%20&hall=H1&category=herbicides&pageNum=3');
    expect(query).toEqual({
      state: 'disabled',
      filter: { keyword: 'Hetian', hall: 'H1', category: 'herbicides' },
      pageNum: 3,
    });
    expect(exhibitorsAddress(query.filter, query.state)).toBe(
      '/organizer/exhibitors?state=disabled&keyword=Hetian&hall=H1&category=herbicides',
    );
    expect(exhibitorsAddress({ keyword: '' }, null)).toBe('/organizer/exhibitors');
  });

  test('narrows nothing by what it cannot mean', () => {
    const query = read('state=nothing&hall=%3Cscript%3E&category=');
    expect([query.state, isNarrowedTo(query.filter)]).toEqual([null, false]);
  });
});
