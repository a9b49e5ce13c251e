import { exhibitorList } from '../exhibitor/exhibitor.list.ts';
import type { FacetOf } from '../list-definition.ts';
import { productList } from '../product/product.list.ts';

/** The lists that the search answers, by the kind of what they list. */
export const searchLists = { product: productList, exhibitor: exhibitorList } as const;

/** A facet of any of them. */
export type SearchFacet = FacetOf<(typeof searchLists)[keyof typeof searchLists]>;
export const SEARCH_FACETS: readonly SearchFacet[] = [...new Set([...productList.facets, ...exhibitorList.facets])];
