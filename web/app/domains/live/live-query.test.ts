import { expect, it } from 'vitest';
import { isFiltered, liveInput, liveListAddress, liveQuery } from './live-query.ts';

const KINDS = ['forum', 'lesson'] as const;
const asked = (search: string) => liveQuery(new URLSearchParams(search), KINDS);

it('an address of the list of lives is read as it was written', () => {
  const address = '/live/list?party=exhibitor&state=replay&sort=time&keyword=rice&type=forum&type=lesson';
  expect(liveListAddress(asked(address.split('?')[1] ?? ''))).toBe(address);
});

it('what an address of the list of lives cannot mean narrows nothing', () => {
  const query = asked('party=me&state=ended&sort=size&type=dance&keyword=%20');
  expect(query).toEqual({ party: '', state: '', types: [], sort: 'default', keyword: '' });
  expect(liveListAddress(query)).toBe('/live/list');
  expect(isFiltered(query)).toBe(false);
});

it('the call of the list of lives asks for what the address names alone', () => {
  const query = new URLSearchParams('state=onLive&pageNum=2');
  expect(liveInput(liveQuery(query, KINDS), query)).toEqual({
    pageNum: 2,
    types: [],
    sort: 'default',
    keyword: '',
    state: 'onLive',
  });
});
