import { expect, test } from 'vitest';
import { viewAddress, normalizeQuery, activeView, viewToSave } from './list-views.ts';

const view = (name: string, more: object = {}) => ({
  id: `view-of-${name}-1`,
  list: '/potential-order',
  name,
  query: 'sort=buyer&state=contacted',
  hidden: ['contact', 'quantity'],
  opens: false,
  ...more,
});

test('what a list is asked for is written one way, whatever the order of its keys, without page and empty keys', () => {
  expect(normalizeQuery('?state=contacted&pageNum=3&sort=buyer&keyword=')).toBe('sort=buyer&state=contacted');
  expect(normalizeQuery('?keyword=%E8%8D%89%E7%94%98')).toBe('keyword=%E8%8D%89%E7%94%98');
  expect([normalizeQuery(''), normalizeQuery('?cursor=abc')]).toEqual(['', '']);
});

test('an address of a view leads to what it asks for', () => {
  expect([viewAddress(view('a')), viewAddress(view('a', { query: '' }))]).toEqual([
    '/potential-order?sort=buyer&state=contacted',
    '/potential-order',
  ]);
});

test('a list stands in a view while address and columns are those of the view', () => {
  const views = [view('a', { query: '' }), view('b')];
  const { query } = view('b');
  expect(activeView(views, query, new Set(['quantity', 'contact']))?.name).toBe('b');
  expect(activeView(views, query, new Set(['quantity']))).toBeUndefined();
  expect(activeView(views, 'state=contacted', new Set(['quantity', 'contact']))).toBeUndefined();
});

test('saved under a name that is there, the view of that name is replaced and goes on opening the list', () => {
  const views = [view('a', { opens: true }), view('b')];
  const made = view(' a ', { id: 'another-one-2', query: '', hidden: [] });
  expect(viewToSave(views, made)).toEqual(view('a', { query: '', hidden: [], opens: true }));
  expect(viewToSave(views, { ...made, name: 'c' })).toEqual({ ...made, name: 'c' });
});
