import type { SearchedKind } from '@fairbridge/contract/search/saved-search.calls.ts';

const LIST: Readonly<Record<SearchedKind, string>> = { product: '/find/product', exhibitor: '/find/actor' };

type Search = { kind: SearchedKind; keyword: string; filter: Readonly<Record<string, readonly string[]>> };

/** The address that carries a search; what is new comes first. */
export function searchPath({ kind, keyword, filter }: Search): string {
  const query = new URLSearchParams(keyword === '' ? {} : { keyword });
  for (const [facet, values] of Object.entries(filter)) for (const value of values) query.append(facet, value);
  if (kind === 'product') query.set('sort', 'newest');
  return `${LIST[kind]}?${query}`;
}
