import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { ListDefinition } from '@fairbridge/contract/list-definition.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { FacetOption } from '../../ui/facets.tsx';

const PAGE_SIZE = 24;

type Filter<F extends string> = Record<F, string[]> & { keyword: string };

/** The words and the values of each facet that an address asks for. */
export const filterBy = <F extends string>(facets: readonly F[], query: URLSearchParams): Filter<F> => {
  const chosen = facets.map((facet) => [facet, query.getAll(facet).slice(0, 20)]);
  return {
    ...(Object.fromEntries(chosen) as Record<F, string[]>), // one entry was made for each facet
    keyword: keywordIn(query).trim(),
  };
};

/** What an address asks of a list, as its call takes it. */
export const askedBy = <F extends string, S extends string>(
  { facets, sorts }: ListDefinition<F, S>,
  query: URLSearchParams,
) => ({
  ...filterBy(facets, query),
  sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0],
  pageNum: pageNumOf(query),
  pageSize: PAGE_SIZE,
});

/** The values of a facet, as `SearchListLayout` offers them. */
export const optionsOf = (values: readonly FacetValue[], lang: Lang): FacetOption[] =>
  values.map(({ code, name, count }) => ({ value: code, label: inLang(name, lang), count }));
