import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { describe, expect, it } from 'vitest';
import { chatAddress, onlyOf, placeOf, withFirstPage, withNextPage, type Page } from './conversations.ts';

const NAME = { zh: '', en: '' };
/** One whose newest message is of this minute. */
const one = (id: string, minute: number, unread = 0): Conversation => ({
  id,
  side: 'visitor',
  exhibitor: { id: 'E1', name: NAME, logo: '', booth: '' },
  employee: null,
  visitor: null,
  lastSeq: 1,
  readSeq: 0,
  otherReadSeq: 0,
  unread,
  unanswered: false,
  resolved: false,
  last: null,
  lastAt: `2026-11-25T02:${String(minute).padStart(2, '0')}:00.000Z`,
  online: false,
  blockedBy: null,
  may: { send: true, take: false, assign: false },
});
const ids = ({ list, cursor }: Page) => [list.map(({ id }) => id).join(' '), cursor];

describe('the list of conversations', () => {
  it('is its first page as it has been read anew, above what was read further down', () => {
    const before = { list: [one('A', 9), one('B', 8), one('C', 7), one('D', 6)], cursor: 'behind D' };
    const first = { list: [one('C', 10, 1), one('A', 9)], cursor: 'behind A' };
    const now = withFirstPage(before, first);
    expect(ids(now)).toEqual(['C A B D', 'behind D']);
    expect(now.list[0]?.unread).toBe(1);
  });
  it('is the first page alone where nothing else is known, or where that is all', () => {
    const first = { list: [one('A', 9)], cursor: null };
    expect(withFirstPage(null, first)).toBe(first);
    expect(withFirstPage({ list: [one('A', 9), one('B', 8)], cursor: null }, first)).toBe(first);
  });
  it('holds nothing twice when a further page comes, though something moved meanwhile', () => {
    const before = { list: [one('A', 9), one('B', 8)], cursor: 'behind B' };
    expect(ids(withNextPage(before, { list: [one('B', 8), one('C', 7)], cursor: null }))).toEqual(['A B C', null]);
  });
});

it('has an address for each conversation and part of the list, and reads no other', () => {
  expect([chatAddress({}), chatAddress({ with: 'C1', only: 'me' })]).toEqual(['/chat', '/chat?with=C1&only=me']);
  expect([onlyOf('nobody'), onlyOf('all'), onlyOf(null)]).toEqual(['nobody', null, null]);
});

it('the address of a message names its place, and what is no place opens the conversation alone', () => {
  expect([chatAddress({ with: 'C1', at: 12 }), ['12', '0', '-1', '1e3', '', null].map(placeOf)]).toEqual([
    '/chat?with=C1&at=12',
    [12, null, null, null, null, null],
  ]);
});
