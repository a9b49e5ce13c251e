import { expect, test } from 'vitest';
import { anyOf, country, day, defineListQuery, missingLanguage, oneOf, recordId, tabOf, words } from './list-query.ts';

const query = defineListQuery(
  '/desk',
  {
    tab: tabOf(['open', 'closed', 'all']),
    keyword: words,
    lacks: missingLanguage,
    kind: oneOf(['any', 'forum']),
    state: anyOf(['draft', 'sent']),
  },
  ['changedAt', 'name'],
);
const read = (address: string) => query.read(new URLSearchParams(address));
const USUAL = {
  tab: 'open',
  keyword: '',
  lacks: undefined,
  kind: 'any',
  state: undefined,
  sort: 'changedAt',
  descending: true,
  pageNum: 1,
};

test('an address is read back as it was written, on its first page', () => {
  const address = '/desk?tab=closed&keyword=hall&lacks=en&kind=forum&state=sent&sort=name&descending=false';
  const asked = read(`${address.slice('/desk?'.length)}&pageNum=2`);
  expect(asked).toEqual({
    tab: 'closed',
    keyword: 'hall',
    lacks: 'en',
    kind: 'forum',
    state: 'sent',
    sort: 'name',
    descending: false,
    pageNum: 2,
  });
  expect(query.address(asked)).toBe(address);
});

test('what an address cannot mean narrows nothing', () => {
  const wrong = 'tab=gone&keyword=+&lacks=fr&kind=x&state=y&sort=secret&descending=no&pageNum=-1';
  expect(read(wrong)).toEqual(USUAL);
  expect(query.address(read(wrong))).toBe('/desk');
});

test('another order or tab keeps what the list is narrowed by', () => {
  const asked = read('tab=closed&keyword=hall');
  expect(query.sorting(asked)).toMatchObject({ by: 'changedAt', descending: true });
  expect(query.sorting(asked)?.to('name', false)).toBe('/desk?tab=closed&keyword=hall&sort=name&descending=false');
  expect(query.address({ ...asked, tab: 'all' })).toBe('/desk?tab=all&keyword=hall');
});

test('a form of filters carries tab and order along, and its reset leaves them', () => {
  const asked = read('tab=closed&keyword=hall&sort=name');
  expect(query.hidden(asked)).toEqual({ tab: 'closed', sort: 'name' });
  expect(query.unfiltered(asked)).toBe('/desk?tab=closed&sort=name');
  expect([query.isFiltered(asked), query.isFiltered(read('tab=closed&sort=name'))]).toEqual([true, false]);
});

test('a list of one order has none in its address', () => {
  const plain = defineListQuery('/plain', { keyword: words });
  const asked = plain.read(new URLSearchParams('keyword=a&sort=name'));
  expect(asked).toEqual({ keyword: 'a', pageNum: 1 });
  expect([plain.address(asked), plain.sorting(asked)]).toEqual(['/plain?keyword=a', undefined]);
});

test('codes, ids and days are read where they can be meant', () => {
  const kinds = defineListQuery('/log', { country, objectId: recordId, from: day, to: day });
  const asked = kinds.read(new URLSearchParams('country=CN&objectId=V000000001&from=2026-03-01&to=2026-03-31'));
  expect(asked).toEqual({ country: 'CN', objectId: 'V000000001', from: '2026-03-01', to: '2026-03-31', pageNum: 1 });
  const wrong = new URLSearchParams('country=china&objectId=a%20b&from=2026-02-30&to=soon');
  expect(kinds.address(kinds.read(wrong))).toBe('/log');
});
