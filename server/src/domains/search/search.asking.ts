import { searchLists, type SearchFacet } from '@fairbridge/contract/search/search.list.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Filter, SearchQuery, SearchResult, SearchEngine } from '../../platform/search/search-engine.ts';
import type { FacetName } from '../../platform/search/facets.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { filterOfFacets } from '../exhibition/exhibition.facets.ts';
import { companiesFound, companyFacets, companyFilter, EVERYBODYS } from '../exhibitor/exhibitor.finding.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

export type Asked = Readonly<Record<SearchFacet, readonly string[]>> & {
  kind: keyof typeof searchLists;
  keyword: string;
};
type More = { limit?: number; facets?: readonly FacetName[] };
/** `exact`: no part of what is asked is set aside. */
type How = Pick<SearchQuery, 'exact'>;
/** Asks one kind of things again and again in other words, as one caller sees them. */
export type Ask = (keyword: string, filter: Filter, more?: More) => Promise<SearchResult>;

const facetsOf = (kind: Asked['kind']): readonly SearchFacet[] => searchLists[kind].facets;

/** The filters that a list of this kind knows. */
export const filterOf = (asked: Asked): Filter => filterOfFacets(facetsOf(asked.kind), asked);

export const knowsFacet = (kind: Asked['kind'], facet: SearchFacet): boolean => facetsOf(kind).includes(facet);

export function asking(
  search: SearchEngine,
  ctx: FairContext,
  caller: Caller,
  kind: Asked['kind'],
  lang: Lang,
  how: How = {},
): Ask {
  const reader = visibilityOf(caller);
  const { id: exhibitionId, lexicon } = ctx.exhibition;
  const question = { exhibitionId, kind, sort: 'relevance', offset: 0, lang, ...how } as const;
  if (kind === 'product')
    return (keyword, filter, { limit = 0, facets = [] } = {}) =>
      search.query(lexicon, { ...question, keyword, filter, limit, facets }, reader);
  return async (keyword, filter, { limit = 0, facets = [] } = {}) => {
    const asked = { keyword, filter: companyFilter(filter, reader), limit, facets: companyFacets(facets, reader) };
    return companiesFound(await search.query(lexicon, { ...question, ...asked }, EVERYBODYS), reader);
  };
}
