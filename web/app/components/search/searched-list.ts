import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { ListDefinition } from '@fairbridge/contract/list-definition.ts';
import type { SearchedKind } from '@fairbridge/contract/search/saved-search.calls.ts';
import type { SearchFacet } from '@fairbridge/contract/search/search.list.ts';
import { useLocation } from 'react-router';
import { publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import type { LoadArgs } from '../../define-load.ts';
import type { Facet } from '../../ui/facets.tsx';
import { askedBy, filterBy, optionsOf } from './query.ts';
import { forRescue } from './for-rescue.ts';
import type { Rescued } from './rescue.tsx';

type Values<F extends string> = Record<F, FacetValue[]>;
type Asked<F extends string, S extends string> = ReturnType<typeof askedBy<F, S>>;

/** What a list of the search shows besides the answer of its call. */
export type Searched = { keyword: string; rescued: Rescued | null };

/**
 * Loads a list of the search as its address asks for it; what finds nothing, or less than was asked for, is rescued. `valuesMax`: values of one facet that travel with
 * the page beside the chosen ones, since each costs a slow phone bytes and time; rarer ones are found by typing.
 */
export async function searchedList<
  F extends SearchFacet,
  S extends string,
  O extends { total: number; facets: Values<F>; setAside: readonly string[] },
>(
  { api, query, lang }: Pick<LoadArgs, 'api' | 'query' | 'lang'>,
  { kind, find, valuesMax }: { kind: SearchedKind; find: ListDefinition<F, S>; valuesMax: number },
  browse: (asked: Asked<F, S>) => Promise<O>,
): Promise<O & Searched> {
  const filter = filterBy(find.facets, query);
  const found = await browse(askedBy(find, query));
  const facets = { ...found.facets };
  for (const name of find.facets)
    facets[name] = facets[name].filter(({ code }, place) => place < valuesMax || filter[name].includes(code));
  // words and facets alike
  const asksNothing = Object.values(filter).every(({ length }) => length === 0);
  const complete = found.total > 0 && found.setAside.length === 0;
  const rescued = complete || asksNothing ? null : await api(calls.search.rescue, { kind, ...filter });
  return {
    ...found,
    facets,
    keyword: filter.keyword,
    rescued: rescued === null ? null : forRescue(rescued, lang, found.total > 0),
  };
}

/** The facets of a list, as `SearchListLayout` shows them; rarer values are found by typing what they are called. */
export function useSearchFacets<F extends SearchFacet>(
  { kind, find: { facets } }: { kind: SearchedKind; find: ListDefinition<F> },
  values: Values<F>,
  label: (facet: F) => string,
): Facet[] {
  const lang = useLang();
  const { search } = useLocation();
  return facets.map((facet) => ({
    name: facet,
    label: label(facet),
    options: optionsOf(values[facet], lang),
    find: async (text, signal) => {
      const asked = { kind, facet, text, ...filterBy(facets, new URLSearchParams(search)) };
      return optionsOf((await publicApi(calls.search.facetValues, asked, signal)).list, lang);
    },
  }));
}
