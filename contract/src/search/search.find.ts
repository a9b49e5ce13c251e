import { exhibitorFind } from '../exhibitor/exhibitor.find.ts';
import type { FacetOf } from '../find.ts';
import { productFind } from '../product/product.find.ts';

/** The lists that the search answers, by the kind of what they list. */
export const searchFinds = { product: productFind, exhibitor: exhibitorFind } as const;

/** A facet of any of them. */
export type SearchFacet = FacetOf<(typeof searchFinds)[keyof typeof searchFinds]>;
export const SEARCH_FACETS: readonly SearchFacet[] = [...new Set([...productFind.facets, ...exhibitorFind.facets])];
