import { expect, test } from 'vitest';
import { missingOf } from './own-company.ts';

test('a company without exhibits is led to add one, a company that shows none to all to its list', () => {
  expect(missingOf(0, 0)).toEqual([{ text: 'todoExhibits', to: '/add-exhibit' }]);
  expect(missingOf(3, 0)).toEqual([{ text: 'todoPublic', to: '/my-exhibit-list' }]);
  expect(missingOf(3, 1)).toEqual([]);
});
