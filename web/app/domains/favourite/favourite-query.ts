import { keywordIn } from '../../i18n/keyword-in.ts';
import { pageNumOf } from '../../define-load.ts';

export type Sought = { keyword: string; sort: 'newest' | 'name' };

/** What a list of favourites is asked for, from its address. */
export function soughtIn(query: URLSearchParams): Sought & { pageNum: number } {
  return {
    keyword: keywordIn(query).trim(),
    sort: query.get('sort') === 'name' ? 'name' : 'newest',
    pageNum: pageNumOf(query),
  };
}
