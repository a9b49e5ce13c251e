import { OWN_SORTS, type OwnSort } from '@fairbridge/contract/own-product/own-sorts.ts';

/** The order that an address asks for; all but the usual one count downwards. */
export const sortOf = (query: URLSearchParams): OwnSort =>
  OWN_SORTS.find((one) => one === query.get('sort')) ?? 'default';
