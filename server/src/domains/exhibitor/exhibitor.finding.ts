import type { Filter, SearchResult, Visibility } from '../../platform/search/search-engine.ts';
import type { FacetName } from '../../platform/search/facets.ts';

/** Every company stands in the lists of everybody. */
export const EVERYBODYS: Visibility = { ranges: [0], pool: [] };

/**
 * By whose exhibits companies are found: a company is found by what it shows to this reader (G6), so that an ingredient's page, its
 * exhibits and its exhibitors say one number. What it shows to its own pool alone finds it for nobody: that is seen at its booth.
 */
const asMember = ({ ranges }: Visibility): boolean => ranges.includes(0) && ranges.includes(2);

/** Facets whose values differ for approved visitors, by their own name in the documents. */
const OF_MEMBERS = { ingredient: 'memberIngredient' } as const satisfies Partial<Record<FacetName, FacetName>>;

/** The filter of a list of companies, as the documents know it for this reader. */
export function companyFilter({ ingredient, ...filter }: Filter, reader: Visibility): Filter {
  if (ingredient === undefined) return filter;
  return { ...filter, [asMember(reader) ? OF_MEMBERS.ingredient : 'ingredient']: ingredient };
}

export const companyFacets = (facets: readonly FacetName[], reader: Visibility): FacetName[] =>
  facets.map((facet) => (facet === 'ingredient' && asMember(reader) ? OF_MEMBERS.ingredient : facet));

/** What was found, by the names that everybody knows. */
export function companiesFound(found: SearchResult, reader: Visibility): SearchResult {
  if (!asMember(reader)) return found;
  const { memberIngredient, ...facets } = found.facets;
  return { ...found, facets: memberIngredient === undefined ? facets : { ...facets, ingredient: memberIngredient } };
}
