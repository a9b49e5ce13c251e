import { expect, test } from 'vitest';
import { filterOf, inboxAddress, isFiltered, leadQuery, sortedBy } from './lead-query.ts';

const asked = (query: string) => leadQuery(new URLSearchParams(query));

test('an address asks for all leads, the newest first, unless it says otherwise', () => {
  const usual = {
    view: 'list',
    state: null,
    kind: null,
    employee: '',
    due: false,
    keyword: '',
    sort: 'createdAt',
    descending: true,
    pageNum: 1,
    lead: '',
    mark: false,
  };
  expect([asked(''), asked('state=open&kind=post&employee=x&due=1&sort=price&lead=%25')]).toEqual([usual, usual]);
  expect(
    asked('state=won&kind=order&employee=me&due=true&keyword=Verde&sort=buyer&descending=false&pageNum=2'),
  ).toEqual({
    ...usual,
    state: 'won',
    kind: 'order',
    employee: 'me',
    due: true,
    keyword: 'Verde',
    sort: 'buyer',
    descending: false,
    pageNum: 2,
  });
});

test('old links to orders that nobody has contacted still lead there', () => {
  expect([asked('state=notContacted').state, asked('state=contacted').state]).toEqual(['new', 'contacted']);
});

test('and is written as short as it can be, from its first page', () => {
  const from = asked('state=new&keyword=A%26B&pageNum=7');
  expect([inboxAddress(from), inboxAddress(asked('pageNum=3')), inboxAddress(asked('due=true'))]).toEqual([
    '/potential-order?state=new&keyword=A%26B',
    '/potential-order',
    '/potential-order?due=true',
  ]);
  expect(inboxAddress(asked('view=board&employee=me'))).toBe('/potential-order?view=board&employee=me');
  expect(sortedBy(from, 'followUp', false)).toBe(
    '/potential-order?state=new&keyword=A%26B&sort=followUp&descending=false',
  );
});

test('what is not asked for does not narrow', () => {
  expect([filterOf(asked('')), filterOf(asked('kind=order&state=lost'))]).toEqual([
    { keyword: '', due: false },
    { keyword: '', due: false, kind: 'order', state: 'lost' },
  ]);
  expect([isFiltered(asked('state=won')), isFiltered(asked('employee=nobody'))]).toEqual([false, true]);
});
