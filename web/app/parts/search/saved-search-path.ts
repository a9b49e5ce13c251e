import type { SearchedKind, SearchFilter } from '@fairbridge/contract/search/saved-search.calls.ts';

const FILTERS = [
  'category',
  'class',
  'ingredient',
  'formulation',
  'modeOfAction',
  'crop',
  'hall',
  'country',
  'companyType',
  'registeredIn',
] as const;
const LIST: Readonly<Record<SearchedKind, string>> = { product: '/find/product', exhibitor: '/find/actor' };

export type Searched = { kind: SearchedKind; keyword: string; filter: SearchFilter };

/** The search that an address carries. */
export const searchedBy = (kind: SearchedKind, query: URLSearchParams): Searched => {
  const of = (name: (typeof FILTERS)[number]): string[] => query.getAll(name).slice(0, 20);
  return {
    kind,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 200),
    filter: {
      category: of('category'),
      class: of('class'),
      ingredient: of('ingredient'),
      formulation: of('formulation'),
      modeOfAction: of('modeOfAction'),
      crop: of('crop'),
      hall: of('hall'),
      country: of('country'),
      companyType: of('companyType'),
      registeredIn: of('registeredIn'),
    },
  };
};

export const isAnything = ({ keyword, filter }: Searched): boolean =>
  keyword !== '' || FILTERS.some((name) => filter[name].length > 0);

/** The address that carries a search; what is new comes first. */
export function searchPath({ kind, keyword, filter }: Searched): string {
  const query = new URLSearchParams(keyword === '' ? {} : { keyword });
  for (const name of FILTERS) for (const value of filter[name]) query.append(name, value);
  if (kind === 'product') query.set('sort', 'newest');
  return `${LIST[kind]}?${query}`;
}
