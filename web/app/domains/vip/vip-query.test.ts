import { describe, expect, it } from 'vitest';
import { vipAddress, vipQuery, vipSorted } from './vip-query.ts';

describe('the address of the VIP queue', () => {
  it('says status, keyword and page, and begins with what waits', () => {
    expect(vipQuery(new URLSearchParams())).toEqual({
      status: 'pending',
      keyword: '',
      sort: 'queue',
      descending: true,
      pageNum: 1,
    });
    expect(vipQuery(new URLSearchParams('status=all&keyword=%20wang%20&pageNum=3'))).toEqual({
      status: null,
      keyword: 'wang',
      sort: 'queue',
      descending: true,
      pageNum: 3,
    });
    expect(vipQuery(new URLSearchParams('status=nonsense'))).toMatchObject({ status: 'pending' });
  });
  it('keeps tab and keyword from order to order', () => {
    const asked = vipQuery(new URLSearchParams('status=passed&keyword=wang&sort=name&descending=false'));
    expect([asked.sort, asked.descending]).toEqual(['name', false]);
    expect([
      vipSorted(asked, 'submittedAt', true),
      vipSorted(asked, 'name', false),
      vipSorted(asked, 'queue', false),
    ]).toEqual([
      '/organizer/vip?sort=submittedAt&status=passed&keyword=wang',
      '/organizer/vip?sort=name&descending=false&status=passed&keyword=wang',
      '/organizer/vip?status=passed&keyword=wang',
    ]);
  });
  it('keeps the keyword from tab to tab', () => {
    expect([
      vipAddress({ keyword: '' }, 'pending'),
      vipAddress({ keyword: '王 敏' }, 'passed'),
      vipAddress({ keyword: '' }, null),
    ]).toEqual([
      '/organizer/vip',
      '/organizer/vip?status=passed&keyword=%E7%8E%8B+%E6%95%8F',
      '/organizer/vip?status=all',
    ]);
  });
});
