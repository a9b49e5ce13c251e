import { describe, expect, it } from 'vitest';
import { vipAddress, vipQuery } from './vip-query.ts';

describe('the address of the VIP queue', () => {
  it('says status, keyword and page, and begins with what waits', () => {
    expect(vipQuery(new URLSearchParams())).toEqual({ status: 'pending', keyword: '', pageNum: 1 });
    expect(vipQuery(new URLSearchParams('status=all&keyword=%20wang%20&pageNum=3'))).toEqual({
      status: null,
      keyword: 'wang',
      pageNum: 3,
    });
    expect(vipQuery(new URLSearchParams('status=nonsense'))).toMatchObject({ status: 'pending' });
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
