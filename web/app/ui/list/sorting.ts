/** An order of a list: what the address calls it, and which way it goes when it is asked for first. */
export type SortOrder = {
  by: string;
  first: 'ascending' | 'descending';
  /** Goes one way only. */
  oneWay?: boolean;
};

/** How a list stands, and the address of another order. */
export type Sorting = {
  by: string;
  descending: boolean;
  to: (by: string, descending: boolean) => string;
  /** How the usual order is called in the address, where no head asks for it. */
  usual?: string;
};

/** What the head of a column says and where it leads: pressed again, the other way round. */
export function sortHeader({ by, descending, to }: Sorting, { by: own, first, oneWay = false }: SortOrder) {
  const now = by === own ? (descending ? 'descending' : 'ascending') : null;
  const next = now === null || oneWay ? first === 'descending' : now === 'ascending';
  return { to: to(own, next), now } as const;
}

/** The order that an address asks for: `sort` by its name, `descending=false` the other way round. */
export function parseSort<By extends string>(
  query: URLSearchParams,
  orders: readonly [By, ...By[]],
): { sort: By; descending: boolean } {
  return {
    sort: orders.find((one) => one === query.get('sort')) ?? orders[0],
    descending: query.get('descending') !== 'false',
  };
}

/** The keys of such an address; what is usual is not named. */
export const sortQuery = (sort: string, descending: boolean, usual: string): Record<string, string> => ({
  ...(sort !== usual && { sort }),
  ...(!descending && { descending: 'false' }),
});
