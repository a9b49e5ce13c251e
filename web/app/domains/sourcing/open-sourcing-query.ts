import { SOURCING } from '../../components/sourcing/sourcing-path.ts';
import { pageNumOf } from '../../i18n/query-values.ts';

// as the contract has them, without its schemas: guests load this file
const TABS = ['fitting', 'signedUp'] as const;
export const SORTS = ['fit', 'newest', 'deadline'] as const;

export type OpenSourcingAsked = {
  only: (typeof TABS)[number];
  sort: (typeof SORTS)[number];
  pageNum: number;
};

/** What the address asks of the requirements open to a company. */
export const openSourcingAsked = (query: URLSearchParams): OpenSourcingAsked => ({
  only: TABS.find((one) => one === query.get('only')) ?? 'fitting',
  sort: SORTS.find((one) => one === query.get('sort')) ?? 'fit',
  pageNum: pageNumOf(query),
});

/** The first page of such a list; what is usual is not named. */
export function openSourcingAddress({ only, sort }: Pick<OpenSourcingAsked, 'only' | 'sort'>): string {
  const query = new URLSearchParams({
    ...(only !== 'fitting' && { only }),
    ...(sort !== 'fit' && { sort }),
  });
  return query.size === 0 ? SOURCING : `${SOURCING}?${query}`;
}
