import { describe, expect, it } from 'vitest';
import { colleagueQuery, colleaguesAddress } from './colleague-queue-query.ts';

describe('the address of the list of colleagues', () => {
  it('says standing, keyword and page, and begins with what waits', () => {
    expect(colleagueQuery(new URLSearchParams())).toEqual({ standing: 'underReview', keyword: '', pageNum: 1 });
    expect(colleagueQuery(new URLSearchParams('standing=all&keyword=%20wang%20&pageNum=3'))).toEqual({
      standing: null,
      keyword: 'wang',
      pageNum: 3,
    });
    expect(colleagueQuery(new URLSearchParams('standing=nonsense'))).toMatchObject({ standing: 'underReview' });
  });
  it('keeps the keyword from tab to tab', () => {
    expect([
      colleaguesAddress({ keyword: '' }, 'underReview'),
      colleaguesAddress({ keyword: '王 敏' }, 'declined'),
      colleaguesAddress({ keyword: '' }, null),
    ]).toEqual([
      '/organizer/colleagues',
      '/organizer/colleagues?standing=declined&keyword=%E7%8E%8B+%E6%95%8F',
      '/organizer/colleagues?standing=all',
    ]);
  });
});
