import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import {
  documentRequestState,
  REQUEST_SORTS,
  type DocumentRequestState,
  type RequestSort,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const REQUESTS_PATH = '/document-requests';

/** What the address of the document requests asks for. */
export type RequestQuery = {
  state: DocumentRequestState | null;
  keyword: string;
  sort: RequestSort;
  descending: boolean;
  pageNum: number;
};

export const requestQuery = (query: URLSearchParams): RequestQuery => ({
  state: documentRequestState.safeParse(query.get('state')).data ?? null,
  keyword: keywordIn(query),
  ...parseSort(query, REQUEST_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function requestsAddress({ state, keyword, sort, descending }: Omit<RequestQuery, 'pageNum'>): string {
  const query = new URLSearchParams({
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
    ...sortQuery(sort, descending, 'askedAt'),
  });
  return query.size === 0 ? REQUESTS_PATH : `${REQUESTS_PATH}?${query}`;
}

/** The same list in another order. */
export const sortedBy = (asked: RequestQuery, by: string, descending: boolean): string =>
  requestsAddress({ ...asked, sort: REQUEST_SORTS.find((one) => one === by) ?? 'askedAt', descending });

export type RequestFilter = { keyword: string; state?: DocumentRequestState };
export const filterOf = ({ keyword, state }: RequestQuery): RequestFilter => ({
  keyword,
  ...(state !== null && { state }),
});
