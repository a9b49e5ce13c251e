import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import {
  ASSIGNED,
  CONTACT_SORTS,
  type ContactLevel,
  type ContactSort,
  type ContactState,
} from '@fairbridge/contract/contact/contact.shapes.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const POOL_PATH = '/customer-pool';
export const POOL_STATES = ['member', 'waiting', 'expired'] as const satisfies readonly ContactState[];
export const POOL_LEVELS = ['A', 'B', 'C'] as const satisfies readonly ContactLevel[];

/** What the address of the pool asks for; '' where it does not narrow. */
export type PoolQuery = {
  state: ContactState | null;
  keyword: string;
  level: string;
  tag: string;
  assigned: string;
  sort: ContactSort;
  descending: boolean;
  pageNum: number;
};

export const poolQuery = (query: URLSearchParams): PoolQuery => ({
  state: POOL_STATES.find((one) => one === query.get('state')) ?? null,
  keyword: keywordIn(query),
  level: POOL_LEVELS.find((one) => one === query.get('level')) ?? '',
  tag: cutText((query.get('tag') ?? '').trim(), 20),
  assigned: ASSIGNED.find((one) => one === query.get('assigned')) ?? '',
  ...parseSort(query, CONTACT_SORTS),
  pageNum: pageNumOf(query),
});

/** What the calls of the pool take of it. */
export const poolFilterOf = ({ state, keyword, level, tag, assigned }: Omit<PoolQuery, 'pageNum'>) => ({
  keyword,
  ...(state !== null && { state }),
  ...(level !== '' && { level: POOL_LEVELS.find((one) => one === level) }),
  ...(tag !== '' && { tag }),
  ...(assigned !== '' && { assigned }),
});

export function poolAddress(asked: Omit<PoolQuery, 'pageNum'>): string {
  const { state, sort, descending } = asked;
  const kept = { keyword: asked.keyword, level: asked.level, tag: asked.tag, assigned: asked.assigned };
  const query = new URLSearchParams({
    ...(state !== null && { state }),
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')),
    ...sortQuery(sort, descending, 'joinedAt'),
  });
  return query.size === 0 ? POOL_PATH : `${POOL_PATH}?${query}`;
}

/** The same list in another order. */
export const sortedBy = (asked: PoolQuery, by: string, descending: boolean): string =>
  poolAddress({ ...asked, sort: CONTACT_SORTS.find((one) => one === by) ?? 'joinedAt', descending });
