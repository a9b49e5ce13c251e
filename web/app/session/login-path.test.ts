import { describe, expect, it } from 'vitest';
import { SITE_MAP } from '../site-map.ts';
import { checkAccess } from './access-decision.ts';
import { loginPath } from './login-path.ts';

const asksToLogIn = SITE_MAP.filter(({ group, path }) => checkAccess(group, null, path).kind === 'logIn');

describe('the log-in that an address asks for', () => {
  it('is that of those who may open it, whichever address it is', () => {
    expect(asksToLogIn.length).toBeGreaterThan(60);
    for (const { group, path } of asksToLogIn) {
      const exhibitors = group === 'exhibitor';
      const expected = group === 'organizer' ? '/organizer/login' : exhibitors ? '/login/actor' : '/login/person';
      expect([path, loginPath(group, '')]).toEqual([path, expected]);
    }
  });

  it('is the exhibitors’ for their own pages, and for those that a link in an e-mail to them names', () => {
    const of = (path: string, search = ''): string => {
      const found = SITE_MAP.find((address) => address.path === path);
      return found === undefined ? 'none' : loginPath(found.group, search);
    };
    expect([of('/company-preview'), of('/hotspot'), of('/find/person')]).toEqual(Array(3).fill('/login/actor'));
    expect([of('/potential-order', '?as=actor'), of('/mail', '?pageNum=2&as=actor')]).toEqual(
      Array(2).fill('/login/actor'),
    );
    expect([of('/potential-order'), of('/mail', '?has=actor'), of('/mail', '?as=actors')]).toEqual(
      Array(3).fill('/login/person'),
    );
    // what only visitors open stays theirs, whatever stands behind it
    expect(of('/voucher', '?as=actor')).toBe('/login/person');
  });
});
