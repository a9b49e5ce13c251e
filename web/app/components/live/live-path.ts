/** Where a live is watched. */
export const livePath = (id: string): string => `/live/${id}`;
