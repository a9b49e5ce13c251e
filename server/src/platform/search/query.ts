import type { DocumentKind } from './document.ts';
import { all, any, lexeme } from './expression.ts';
import { FACET_NAMES, type FacetName } from './facets.ts';
import type { Match } from './hits.ts';

export type Filter = Partial<Record<FacetName, readonly string[]>> & { owner?: string };

export type SearchQuery = {
  exhibitionId: string;
  kind: DocumentKind;
  /** Empty: the list in order, filtered. At most 200 characters matter. */
  keyword: string;
  /** Values of one facet are alternatives, facets add up. */
  filter: Filter;
  sort: 'relevance' | 'newest';
  offset: number;
  limit: number;
  /** Facets to count. A facet that is filtered is counted as if it were not, so that its other values stay choosable. */
  facets: readonly FacetName[];
  lang: 'zh' | 'en';
  /** What fits nothing together with the rest is not set aside: nothing is found then. */
  exact?: true;
};

/** Facets that are filtered and whose counts are wanted. */
export function filteredFacets({ filter, facets }: SearchQuery): FacetName[] {
  return facets.filter((facet) => (filter[facet]?.length ?? 0) > 0);
}

function filterNames({ filter }: SearchQuery, without?: FacetName): FacetName[] {
  return FACET_NAMES.filter((facet) => facet !== without && (filter[facet]?.length ?? 0) > 0);
}

/** The question as expressions: each level and all filters. */
export function matchOf(query: SearchQuery, levels: readonly string[], without?: FacetName): Match {
  const { exhibitionId, kind, filter, sort } = query;
  const filters = filterNames(query, without).map((facet) =>
    any((filter[facet] ?? []).map((code) => lexeme(`/${facet}:${code}`))),
  );
  const filtered =
    levels.length === 0 && filters.length > 0 ? [all(filters)] : levels.map((level) => all([level, ...filters]));
  return { exhibitionId, kind, levels: filtered, owner: filter.owner ?? '', newest: sort === 'newest' };
}
