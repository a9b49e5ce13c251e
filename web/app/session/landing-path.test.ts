import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Group } from '../site/groups.ts';
import { landingPathOf } from './landing-path.ts';
import { testUser as user } from './test-user.ts';
import { getTarget, storeTarget } from './target.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const land = (person: CurrentUser): string =>
  landingPathOf({ user: person, landing: '/my-exhibit-list', lang: 'zh', delay: false });

it.each<[Group, string, string]>([
  ['member', '/potential-order?as=actor', '/potential-order?as=actor'],
  ['exhibitor', '/company-preview', '/company-preview'],
  ['account', '/personal/sessions', '/personal/sessions'],
  ['visitor', '/voucher', '/my-exhibit-list'],
])('an exhibitor who has logged in goes to a stored target (%s %s): %s', (group, path, expected) => {
  storeTarget(path, group);
  expect(land(user('ACTOR'))).toBe(expected);
  expect(getTarget()).toBeNull();
});

it('an exhibitor without a target goes where the server says, a visitor to the own one', () => {
  expect(land(user('ACTOR'))).toBe('/my-exhibit-list');
  storeTarget('/potential-order', 'member');
  expect(land(user('VISITOR'))).toBe('/potential-order');
});

it('the target of an unfinished visitor stays stored for the end of the registration', () => {
  storeTarget('/voucher', 'visitor');
  expect(land(user('VISITOR', false))).toBe('/questionnaire');
  expect(getTarget()).toEqual({ path: '/voucher', group: 'visitor' });
});
