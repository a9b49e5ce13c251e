import { describe, expect, test } from 'vitest';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { accessOf, isExpired, isForAll, mayKnow, mayOpen, type DocumentAccess } from './product-document.rules.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

const A = 'exhibitorA00';
const B = 'exhibitorB00';
const session = { accountId: 'a', sessionId: 's' };
const visitor = (given: { approved?: boolean; pool?: string[] } = {}): Caller => ({
  kind: 'visitor',
  ...session,
  visitorId: 'v',
  registered: true,
  approved: given.approved ?? false,
  pool: given.pool ?? [],
});
const employee = (exhibitorId: string): Caller => ({
  kind: 'exhibitor',
  ...session,
  employeeId: 'e',
  exhibitorId,
  admin: false,
});
const CALLERS: Record<string, Caller> = {
  anonymous: { kind: 'anonymous' },
  waiting: visitor(),
  approved: visitor({ approved: true }),
  member: visitor({ pool: [A] }),
  'member of B': visitor({ pool: [B] }),
  'staff of A': employee(A),
  'staff of B': employee(B),
  organizer: { kind: 'organizer', ...session, staffId: 'o', role: 'support' },
};
const standing = (
  level: DocumentAccess['level'],
  scope: number,
  request: DocumentAccess['request'] = null,
): DocumentAccess => ({ level, product: { scope, exhibitorId: A }, request });
const whoever = (may: typeof mayOpen, document: DocumentAccess): string[] =>
  Object.keys(CALLERS).filter((name) => {
    const caller = CALLERS[name];
    return caller !== undefined && may(document, caller, visibilityOf(caller));
  });

const INSIDE = ['staff of A', 'organizer'];
const BUYERS = ['anonymous', 'waiting', 'approved', 'member', 'member of B'];

describe('who may open a document', () => {
  test.each([
    ['public', 0, [...BUYERS, ...INSIDE]],
    ['public', 1, ['member', ...INSIDE]],
    ['public', 2, ['approved', ...INSIDE]],
    ['pool', 0, ['member', ...INSIDE]],
    ['pool', 1, ['member', ...INSIDE]],
    ['pool', 2, INSIDE],
    ['request', 0, INSIDE],
    ['request', 1, INSIDE],
    ['request', 2, INSIDE],
  ] as const)('of level %s, of an exhibit of range %i', (level, scope, expected) => {
    expect(whoever(mayOpen, standing(level, scope)).toSorted()).toEqual([...expected].toSorted());
  });

  test('given on request: a visitor with a grant who sees the exhibit', () => {
    expect(whoever(mayOpen, standing('request', 2, 'granted'))).toEqual(['approved', ...INSIDE]);
    expect(whoever(mayOpen, standing('request', 2, 'open'))).toEqual(INSIDE);
    expect(whoever(mayOpen, standing('request', 2, 'refused'))).toEqual(INSIDE);
  });

  test('a grant opens nothing of the pool', () => {
    expect(whoever(mayOpen, standing('pool', 0, 'granted'))).toEqual(['member', ...INSIDE]);
  });
});

test('who sees the exhibit knows what can be asked for; what is for the pool only the pool knows', () => {
  expect(whoever(mayKnow, standing('request', 0))).toEqual([...BUYERS, ...INSIDE]);
  expect(whoever(mayKnow, standing('pool', 0))).toEqual(['member', ...INSIDE]);
});

test('only what is public of what everybody sees has an address', () => {
  const addressed = (['public', 'pool', 'request'] as const).flatMap((level) =>
    [0, 1, 2].filter((scope) => isForAll(standing(level, scope))).map((scope) => `${level} ${scope}`),
  );
  expect(addressed).toEqual(['public 0']);
});

test('what can be done next is told', () => {
  const of = (request: DocumentAccess['request'], caller = visitor()) =>
    accessOf(standing('request', 0, request), caller, visibilityOf(caller));
  expect([of(null), of('open'), of('granted'), of('refused')]).toEqual(['ask', 'asked', 'open', 'refused']);
  expect(of(null, { kind: 'anonymous' })).toBe('ask');
});

test('a document is valid until the end of its last day', () => {
  expect([
    isExpired('2026-05-01', '2026-05-01'),
    isExpired('2026-05-01', '2026-05-02'),
    isExpired(null, '2999-01-01'),
  ]).toEqual([false, true, false]);
});
