import { describe, expect, it } from 'vitest';
import { invitationIn } from './invitation.ts';

const proper = { email: 'ana@verde.example', userAccountId: 'A000000001', exhibitorId: 'E000000001' };
const inQuery = (change: Partial<Record<keyof typeof proper, string>> = {}): string =>
  `?${new URLSearchParams({ ...proper, ...change })}`;

describe('invitationIn', () => {
  it('reads a proper link, whatever else stands in the address', () => {
    expect(invitationIn(`${inQuery({ email: ' Ana@Verde.example ' })}&pageNum=2`)).toEqual(proper);
  });
  it.each([
    ['no e-mail', { email: '' }],
    ['something that is no e-mail', { email: 'ana' }],
    ['an e-mail longer than any', { email: `${'a'.repeat(250)}@b.example` }],
    ['no account', { userAccountId: '' }],
    ['an account id longer than any', { userAccountId: 'A'.repeat(41) }],
    ['an exhibitor id that is too short', { exhibitorId: 'E00000001' }],
    ['an exhibitor id with other signs', { exhibitorId: 'E00000000-1' }],
    ['an exhibitor id longer than any', { exhibitorId: 'E'.repeat(41) }],
  ])('takes a link with %s for none', (_, change) => {
    expect(invitationIn(inQuery(change))).toBeNull();
  });
  it('takes an address without a query for none', () => {
    expect(invitationIn('')).toBeNull();
  });
});
