import type { SearchedKind } from '@fairbridge/contract/search/saved-search.calls.ts';
import { filterBy } from './query.ts';

export type Searched = { kind: SearchedKind; keyword: string; filter: Record<string, string[]> };

/** The search that the address of a list with these facets carries. */
export const searchedBy = (kind: SearchedKind, facets: readonly string[], query: URLSearchParams): Searched => {
  const { keyword, ...filter } = filterBy(facets, query);
  return { kind, keyword, filter };
};

export const isAnything = ({ keyword, filter }: Searched): boolean =>
  keyword !== '' || Object.values(filter).some((values) => values.length > 0);
