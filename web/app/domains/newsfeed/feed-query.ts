import { keywordIn } from '../../i18n/query-values.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { feed } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';

/** Comments that come at once. */
export const COMMENTS_PAGE_SIZE = 20;

export type FeedQuery = {
  receiver: string;
  category: string;
  authorKind: '' | 'visitor' | 'exhibitor';
  keyword: string;
};

const CODE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/;
const codeOf = (value: string | null): string => (value !== null && CODE.test(value) ? value : '');

/** The feed that an address means; what it cannot mean narrows nothing. */
export function feedQuery(query: URLSearchParams): FeedQuery {
  const kind = query.get('authorKind');
  return {
    receiver: codeOf(query.get('receiver')),
    category: codeOf(query.get('category')),
    authorKind: kind === 'visitor' || kind === 'exhibitor' ? kind : '',
    keyword: keywordIn(query).trim(),
  };
}

export const isFiltered = (asked: FeedQuery): boolean => Object.values(asked).some((value) => value !== '');

export const feedInput = ({ receiver, category, authorKind, keyword }: FeedQuery): InputOf<typeof feed> => ({
  keyword,
  ...(receiver !== '' && { receiver }),
  ...(category !== '' && { category }),
  ...(authorKind !== '' && { authorKind }),
});

/** The address of this feed from a cursor on. */
export function feedAddress(asked: FeedQuery, cursor: string | null): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  if (cursor !== null) query.set('cursor', cursor);
  return `/find-opportunity${query.size === 0 ? '' : `?${query}`}`;
}
