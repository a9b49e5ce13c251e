import { describe, expect, it } from 'vitest';
import { isNarrowed, visitorQuery, visitorsAddress, visitorSorting } from './visitor-query.ts';

const read = (query: string) => visitorQuery(new URLSearchParams(query));

describe('the list of visitors that an address means', () => {
  it('is the queue, longest waiting first, when the address says nothing', () => {
    expect(read('')).toEqual({ state: 'underReview', filter: { keyword: '' }, sort: 'oldest', pageNum: 1 });
  });
  it('is what the filters say', () => {
    expect(
      read('state=approved&keyword=+Wang+&country=CN&source=invitation&from=2026-03-01&to=2026-03-31&pageNum=3'),
    ).toEqual({
      state: 'approved',
      filter: { keyword: 'Wang', country: 'CN', source: 'invitation', from: '2026-03-01', to: '2026-03-31' },
      sort: 'newest',
      pageNum: 3,
    });
  });
  it('may be all states, and may be turned round', () => {
    expect(read('state=all').state).toBeNull();
    expect(read('state=underReview&sort=newest').sort).toBe('newest');
  });
  it('leaves out what cannot be meant', () => {
    expect(read('state=gone&country=china&source=x&from=2026-02-30&to=soon&sort=up&pageNum=-1')).toEqual(read(''));
  });
});

describe('isNarrowed', () => {
  it('is true as soon as one filter is set', () => {
    expect(isNarrowed({ keyword: '' })).toBe(false);
    expect(isNarrowed({ keyword: 'a' })).toBe(true);
    expect(isNarrowed({ keyword: '', from: '2026-03-01' })).toBe(true);
  });
});

describe('visitorsAddress', () => {
  it('leads to the same filter in another state, on the first page', () => {
    const query = read('state=approved&keyword=Wang&country=CN&pageNum=3');
    expect(visitorsAddress(query, 'underReview')).toBe('/organizer/visitors?keyword=Wang&country=CN');
    expect(visitorsAddress(query, null)).toBe('/organizer/visitors?state=all&keyword=Wang&country=CN');
    expect(visitorsAddress(read(''), 'underReview')).toBe('/organizer/visitors');
  });
});

describe('visitorSorting', () => {
  it('says by which head the list stands, and leads to the same filter in another order', () => {
    const { by, descending, to } = visitorSorting(read('keyword=Wang&sort=companyDescending&pageNum=3'));
    expect([by, descending]).toEqual(['company', true]);
    expect([to('company', false), to('name', true), to('registered', false), to('registered', true)]).toEqual([
      '/organizer/visitors?keyword=Wang&sort=company',
      '/organizer/visitors?keyword=Wang&sort=nameDescending',
      '/organizer/visitors?keyword=Wang',
      '/organizer/visitors?keyword=Wang&sort=newest',
    ]);
  });
  it('stands by the registration where nothing is said', () => {
    const [queue, others] = [visitorSorting(read('')), visitorSorting(read('state=approved'))];
    expect([queue.by, queue.descending, others.by, others.descending]).toEqual([
      'registered',
      false,
      'registered',
      true,
    ]);
    expect(others.to('registered', true)).toBe('/organizer/visitors?state=approved');
  });
});
