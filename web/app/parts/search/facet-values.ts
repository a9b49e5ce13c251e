import type { InputOf } from '@fairbridge/contract/call.ts';
import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { facetValues } from '@fairbridge/contract/search/search.calls.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { FacetOption } from '../../ui/facets.tsx';

type Input = InputOf<typeof facetValues>;

export const facetOptions = (values: readonly FacetValue[], lang: Lang): FacetOption[] =>
  values.map(({ code, name, count }) => ({ value: code, label: inLang(name, lang), count }));

/** Finds values of a filter by what they are called, in the list that this query (`?keyword=...&hall=...`) shows. */
export function findValues(kind: 'product' | 'exhibitor', facet: Input['facet'], search: string, lang: Lang) {
  return async (text: string, signal: AbortSignal): Promise<readonly FacetOption[]> => {
    const query = new URLSearchParams(search);
    const all = (name: string): string[] => query.getAll(name).slice(0, 20);
    const { list } = await publicApi(
      calls.search.facetValues,
      {
        kind,
        facet,
        text,
        keyword: (query.get('keyword') ?? '').trim().slice(0, 200),
        category: all('category'),
        class: all('class'),
        ingredient: all('ingredient'),
        formulation: all('formulation'),
        modeOfAction: all('modeOfAction'),
        crop: all('crop'),
        hall: all('hall'),
        country: all('country'),
        companyType: all('companyType'),
        registeredIn: all('registeredIn'),
      },
      signal,
    );
    return facetOptions(list, lang);
  };
}
