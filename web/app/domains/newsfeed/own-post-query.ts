import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { OWN_POST_SORTS, type OwnPostSort, type PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const OWN_LIST = '/opportunity-manage/list';
export const POST_STATES = [
  'published',
  'underReview',
  'refused',
  'withdrawn',
  'removed',
] as const satisfies readonly PostState[];

/** What the address of the own posts asks for. */
export type OwnPostQuery = {
  state: PostState | null;
  keyword: string;
  sort: OwnPostSort;
  descending: boolean;
  pageNum: number;
};

export const ownPostQuery = (query: URLSearchParams): OwnPostQuery => ({
  state: POST_STATES.find((one) => one === query.get('state')) ?? null,
  keyword: keywordIn(query),
  ...parseSort(query, OWN_POST_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function ownPostsAddress({ state, keyword, sort, descending }: Omit<OwnPostQuery, 'pageNum'>): string {
  const query = new URLSearchParams({
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
    ...sortQuery(sort, descending, 'createdAt'),
  });
  return query.size === 0 ? OWN_LIST : `${OWN_LIST}?${query}`;
}

/** The same list in another order. */
export const sortedBy = (asked: OwnPostQuery, by: string, descending: boolean): string =>
  ownPostsAddress({ ...asked, sort: OWN_POST_SORTS.find((one) => one === by) ?? 'createdAt', descending });
