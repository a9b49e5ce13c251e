import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';

export type Sought = { keyword: string; sort: 'newest' | 'name' };

/** What a list of favourites is asked for, from its address. */
export function soughtIn(query: URLSearchParams): Sought & { pageNum: number } {
  return {
    keyword: keywordIn(query).trim(),
    sort: query.get('sort') === 'name' ? 'name' : 'newest',
    pageNum: pageNumOf(query),
  };
}
