import { describe, expect, it } from 'vitest';
import { auditAddress, auditQuery } from './audit-query.ts';

const read = (query: string) => auditQuery(new URLSearchParams(query));

describe('the part of the audit log that an address means', () => {
  it('is what its filters say', () => {
    const query = 'act=visitor.approve&accountId=S000000001&objectId=V000000001&from=2026-03-16&cursor=A000000001';
    expect(read(query)).toEqual({
      act: 'visitor.approve',
      accountId: 'S000000001',
      objectId: 'V000000001',
      from: '2026-03-16',
      cursor: 'A000000001',
    });
  });
  it('is everything where nothing can be meant', () => {
    expect(read('act=toString&accountId=x&objectId=a%20b&cursor=&to=yesterday')).toEqual({});
  });
});

describe('auditAddress', () => {
  it('is the address that means this part', () => {
    expect(auditAddress({})).toBe('/organizer/audit');
    expect(auditAddress({ act: 'staff.add', cursor: undefined })).toBe('/organizer/audit?act=staff.add');
    expect(read(auditAddress({ act: 'staff.add', to: '2026-03-16' }).split('?')[1] ?? '')).toEqual({
      act: 'staff.add',
      to: '2026-03-16',
    });
  });
});
