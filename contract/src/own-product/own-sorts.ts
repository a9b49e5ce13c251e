/** Orders of the own list. */
export const OWN_SORTS = ['default', 'updated', 'orders', 'favourites'] as const;
export type OwnSort = (typeof OWN_SORTS)[number];
