import { keywordIn } from '../../i18n/keyword-in.ts';
import { ARTICLE_SORTS, ARTICLE_STATES, type ArticleSort } from '@fairbridge/contract/article/article.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageNumOf } from '../../define-load.ts';
import { lacksOf } from '../../ui/list/language-filter.tsx';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const ARTICLES_PATH = '/organizer/articles';

/** The tabs of the desk, in the order of the work; '' is all but those deleted. */
export const ARTICLE_TABS = ['', ...ARTICLE_STATES, 'deleted'] as const;
export type ArticleTab = (typeof ARTICLE_TABS)[number];

export type ArticleQuery = {
  tab: ArticleTab;
  keyword: string;
  lacks: Lang | null;
  sort: ArticleSort;
  descending: boolean;
  pageNum: number;
};

/** The list that an address means; what it cannot mean narrows nothing. */
export const articleQuery = (query: URLSearchParams): ArticleQuery => ({
  tab: ARTICLE_TABS.find((one) => one === query.get('tab')) ?? '',
  keyword: keywordIn(query).trim(),
  lacks: lacksOf(query),
  ...parseSort(query, ARTICLE_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function articlesAddress({
  tab,
  keyword = '',
  lacks = null,
  sort = 'changedAt',
  descending = true,
}: Partial<ArticleQuery>): string {
  const query = new URLSearchParams({
    ...(tab !== undefined && tab !== '' && { tab }),
    ...(keyword !== '' && { keyword }),
    ...(lacks !== null && { lacks }),
    ...sortQuery(sort, descending, 'changedAt'),
  });
  return query.size === 0 ? ARTICLES_PATH : `${ARTICLES_PATH}?${query}`;
}

/** The same list in another order. */
export const articlesSorted = (asked: ArticleQuery, by: string, descending: boolean): string =>
  articlesAddress({ ...asked, sort: ARTICLE_SORTS.find((one) => one === by) ?? 'changedAt', descending });
