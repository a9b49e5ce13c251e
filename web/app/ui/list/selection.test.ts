import { describe, expect, test } from 'vitest';
import { togglePage, resolveSelection, NOTHING, toggleRow, type SelectionState, type ListPage } from './selection.ts';

const page = (ids: string, given: Partial<ListPage> = {}): ListPage => ({
  ids: [...ids],
  total: 312,
  most: Infinity,
  matchable: true,
  ...given,
});
const some = (ids: string): SelectionState => ({ all: false, ids: new Set(ids) });
const allBut = (ids: string): SelectionState => ({ all: true, ids: new Set(ids) });
const idsOf = (marked: SelectionState | null) => (marked === null ? null : [marked.all, [...marked.ids].join('')]);

describe('some, one by one', () => {
  test('are those of this page: what another one shows is not chosen any more', () => {
    const { chosen, count, ids, matching, whole } = resolveSelection(some('aX'), page('abc'));
    expect([[...chosen], count, ids, matching, whole]).toEqual([['a'], 1, ['a'], null, false]);
    expect(idsOf(toggleRow(some('aX'), page('abc'), 'b'))).toEqual([false, 'ab']);
    expect(idsOf(toggleRow(some('ab'), page('abc'), 'a'))).toEqual([false, 'b']);
  });

  test('are no more than may be', () => {
    expect(toggleRow(some('ab'), page('abc', { most: 2 }), 'c')).toBe(null);
    expect(idsOf(toggleRow(some('ab'), page('abc', { most: 2 }), 'b'))).toEqual([false, 'a']);
  });
});

describe('all that match but for some', () => {
  test('are told to a call by how many were seen and who stays as they are, of whatever page', () => {
    const { chosen, count, ids, matching, whole } = resolveSelection(allBut('aX'), page('abc'));
    expect([[...chosen].join(''), count, ids, matching, whole]).toEqual([
      'bc',
      310,
      [],
      { expected: 312, except: ['a', 'X'] },
      false,
    ]);
    expect(idsOf(toggleRow(allBut('aX'), page('abc', { most: 1 }), 'b'))).toEqual([true, 'aXb']);
    expect(idsOf(toggleRow(allBut('aX'), page('abc'), 'a'))).toEqual([true, 'X']);
  });

  test('are nobody where nothing matches any more', () => {
    const { count, matching } = resolveSelection(allBut(''), page('', { total: 0 }));
    expect([count, matching]).toEqual([0, null]);
  });
});

test('the box of the head takes the page, however many may be chosen one by one, and lets go of either', () => {
  const two = { most: 2 };
  expect([
    idsOf(togglePage(NOTHING, page('abc'))),
    idsOf(togglePage(some('abc'), page('abc'))),
    idsOf(togglePage(some('a'), page('abc', two))),
    idsOf(togglePage(allBut('a'), page('abc', two))),
    idsOf(togglePage(NOTHING, page('abc', { ...two, matchable: false }))),
  ]).toEqual([
    [false, 'abc'],
    [false, ''],
    [false, 'abc'],
    [false, ''],
    [false, ''],
  ]);
});

test('a page of more than may be chosen one by one is told to a call as these of all that match', () => {
  const shown = page('abcd', { most: 2 });
  const { count, matching, whole } = resolveSelection(some('abcd'), shown);
  expect([count, matching, whole]).toEqual([4, { expected: 4, except: [], only: ['a', 'b', 'c', 'd'] }, true]);
  expect(idsOf(toggleRow(some('abcd'), shown, 'a'))).toEqual([false, 'bcd']);
  expect(idsOf(toggleRow(some('bcd'), shown, 'a'))).toEqual([false, 'bcda']);
  expect(resolveSelection(some('ab'), shown).matching).toBe(null);
});
