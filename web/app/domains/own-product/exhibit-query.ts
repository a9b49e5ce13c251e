import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { OWN_SORTS, type OwnSort } from '@fairbridge/contract/own-product/own-sorts.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { rangeName } from '../../components/own-product/visible-ranges.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const EXHIBITS_PATH = '/my-exhibit-list';

/** Where an own exhibit stands: shown, to be completed, or away and to be brought back. */
export const EXHIBIT_STATES = ['live', 'drafts', 'removed'] as const;
export type ExhibitState = (typeof EXHIBIT_STATES)[number];

/** What the address of the own list asks for. The range and the order are those of what is shown. */
export type ExhibitQuery = {
  state: ExhibitState;
  keyword: string;
  scope: VisibleRange | null;
  sort: OwnSort;
  descending: boolean;
  pageNum: number;
};

export const exhibitQuery = (query: URLSearchParams): ExhibitQuery => ({
  state: EXHIBIT_STATES.find((one) => one === query.get('state')) ?? 'live',
  keyword: keywordIn(query),
  scope: rangeName(query.get('scope')),
  ...parseSort(query, OWN_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function exhibitsAddress(asked: Partial<ExhibitQuery> & { state: ExhibitState }): string {
  const { state, keyword = '', scope = null, sort = 'default', descending = true } = asked;
  const query = new URLSearchParams({
    ...(state !== 'live' && { state }),
    ...(keyword !== '' && { keyword }),
    ...(state === 'live' && scope !== null && { scope: String(scope) }),
    ...(state === 'live' && sortQuery(sort, descending, 'default')),
  });
  return query.size === 0 ? EXHIBITS_PATH : `${EXHIBITS_PATH}?${query}`;
}
