import { z } from 'zod';
import { codes, facetValue, page, pageSchema, searchText } from './fields.ts';

/**
 * A list that people search. `facets`: what it is narrowed by, in the order in which they stand beside it; `sorts`: the usual one first.
 * Declared in `<noun>.search-engine.ts`, where zod is not imported: the public page of the list carries that file.
 */
export type ListDefinition<F extends string = string, S extends string = string> = {
  readonly facets: readonly F[];
  readonly sorts: readonly [S, ...S[]];
};
/** The name of a facet of this list. */
export type FacetOf<T extends ListDefinition> = T['facets'][number];

/** What `of` says of each facet. */
export const mapFacets = <F extends string, T>(facets: readonly F[], of: (facet: F) => T): Record<F, T> =>
  Object.fromEntries(facets.map((facet) => [facet, of(facet)])) as Record<F, T>; // one entry was made for each facet

type Declaration<F extends string, S extends string, C extends z.ZodType, A extends z.ZodRawShape, V> = ListDefinition<
  F,
  S
> & {
  card: C;
  /** What the answer says beside the cards and the facets. */
  also: A;
  /** What may be asked of a facet whose values are no codes. */
  values?: V;
};

/** The input and the output of the call that answers a list: words, facets, sort, page; cards, and each facet's values with their hits. */
export function defineList<
  F extends string,
  S extends string,
  C extends z.ZodType,
  A extends z.ZodRawShape,
  V extends Partial<Record<F, z.ZodType>> = Record<never, never>,
>({ facets, sorts, card, also, values }: Declaration<F, S, C, A, V>) {
  const asked = { ...mapFacets(facets, () => codes), ...values } as Omit<Record<F, typeof codes>, keyof V> & V; // codes, but for those given
  return {
    input: page.extend({ keyword: searchText, ...asked, sort: z.enum(sorts).default(sorts[0]) }),
    output: pageSchema(card).extend({ facets: z.record(z.enum(facets), z.array(facetValue)), ...also }),
  };
}
