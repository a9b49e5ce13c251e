import { expect, test } from 'vitest';
import { neighbourOf, nextUndecided, openAfterReload } from './panel.ts';

const IDS = ['a', 'b', 'c', 'd'];

test('after a decision comes the next record that waits for one, then those that were passed over', () => {
  const decided = (...ids: string[]) => nextUndecided(IDS, 'b', (id) => ids.includes(id));
  expect(decided('b')).toBe('c');
  expect(decided('b', 'c', 'd')).toBe('a');
  expect(decided(...IDS)).toBe(null);
  expect(nextUndecided(['a'], 'a', () => false)).toBe(null);
});

test('the neighbours end where the list does', () => {
  expect([neighbourOf(IDS, 'a', -1), neighbourOf(IDS, 'a', 1), neighbourOf(IDS, 'd', 1)]).toEqual(['a', 'b', 'd']);
});

test('what is gone is followed by what stands in its place; what never stood there opens nothing', () => {
  expect(openAfterReload(IDS, 'c', 2)).toBe('c');
  expect(openAfterReload(['a', 'd'], 'c', 2)).toBe('d');
  expect(openAfterReload(['a', 'c', 'd'], 'b', 1)).toBe('c');
  expect([openAfterReload([], 'a', 0), openAfterReload(IDS, 'z', -1), openAfterReload(IDS, null, 2)]).toEqual([
    null,
    null,
    null,
  ]);
});
