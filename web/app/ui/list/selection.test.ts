import { describe, expect, test } from 'vitest';
import { headTurned, meaningOf, NOTHING, turned, type Marked, type Shown } from './selection.ts';

const page = (ids: string, given: Partial<Shown> = {}): Shown => ({
  ids: [...ids],
  total: 312,
  most: Infinity,
  matchable: true,
  ...given,
});
const some = (ids: string): Marked => ({ all: false, ids: new Set(ids) });
const allBut = (ids: string): Marked => ({ all: true, ids: new Set(ids) });
const idsOf = (marked: Marked | null) => (marked === null ? null : [marked.all, [...marked.ids].join('')]);

describe('some, one by one', () => {
  test('are those of this page: what another one shows is not chosen any more', () => {
    const { chosen, count, ids, matching, whole } = meaningOf(some('aX'), page('abc'));
    expect([[...chosen], count, ids, matching, whole]).toEqual([['a'], 1, ['a'], null, false]);
    expect(idsOf(turned(some('aX'), page('abc'), 'b'))).toEqual([false, 'ab']);
    expect(idsOf(turned(some('ab'), page('abc'), 'a'))).toEqual([false, 'b']);
  });

  test('are no more than may be', () => {
    expect(turned(some('ab'), page('abc', { most: 2 }), 'c')).toBe(null);
    expect(idsOf(turned(some('ab'), page('abc', { most: 2 }), 'b'))).toEqual([false, 'a']);
  });
});

describe('all that match but for some', () => {
  test('are told to a call by how many were seen and who stays as they are, of whatever page', () => {
    const { chosen, count, ids, matching, whole } = meaningOf(allBut('aX'), page('abc'));
    expect([[...chosen].join(''), count, ids, matching, whole]).toEqual([
      'bc',
      310,
      [],
      { expected: 312, except: ['a', 'X'] },
      false,
    ]);
    expect(idsOf(turned(allBut('aX'), page('abc', { most: 1 }), 'b'))).toEqual([true, 'aXb']);
    expect(idsOf(turned(allBut('aX'), page('abc'), 'a'))).toEqual([true, 'X']);
  });

  test('are nobody where nothing matches any more', () => {
    const { count, matching } = meaningOf(allBut(''), page('', { total: 0 }));
    expect([count, matching]).toEqual([0, null]);
  });
});

test('the box of the head takes the page, all that match where that would be too many, and lets go of either', () => {
  const six = { most: 2 };
  expect([
    idsOf(headTurned(NOTHING, page('abc'))),
    idsOf(headTurned(some('abc'), page('abc'))),
    idsOf(headTurned(some('a'), page('abc', six))),
    idsOf(headTurned(allBut('a'), page('abc', six))),
    idsOf(headTurned(NOTHING, page('abc', { ...six, matchable: false }))),
  ]).toEqual([
    [false, 'abc'],
    [false, ''],
    [true, ''],
    [false, ''],
    [false, ''],
  ]);
  expect([meaningOf(NOTHING, page('abc', six)).headTakesAll, meaningOf(NOTHING, page('abc')).headTakesAll]).toEqual([
    true,
    false,
  ]);
});
