/** Orders of the own list; all but the usual one count downwards. */
export const OWN_SORTS = ['default', 'updated', 'orders', 'favourites'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];

export const sortOf = (query: URLSearchParams): OwnSort =>
  OWN_SORTS.find((one) => one === query.get('sort')) ?? 'default';
