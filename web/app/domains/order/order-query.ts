import { ORDER_SORTS, type OrderSort, type OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import { pageNumOf } from '../../loading.ts';
import { orderIn, orderQuery } from '../../ui/list/sorting.ts';

export const ORDERS_PATH = '/potential-order';

/** What the address of the received orders asks for. */
export type ReceivedQuery = {
  state: OrderState | null;
  keyword: string;
  sort: OrderSort;
  descending: boolean;
  pageNum: number;
};

const STATES = ['notContacted', 'contacted'] as const satisfies readonly OrderState[];

export const receivedQuery = (query: URLSearchParams): ReceivedQuery => ({
  state: STATES.find((one) => one === query.get('state')) ?? null,
  keyword: (query.get('keyword') ?? '').slice(0, 200),
  ...orderIn(query, ORDER_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function receivedAddress({ state, keyword, sort, descending }: Omit<ReceivedQuery, 'pageNum'>): string {
  const query = new URLSearchParams({
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
    ...orderQuery(sort, descending, 'orderedAt'),
  });
  return query.size === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${query}`;
}

/** The same list in another order. */
export const sortedBy = (asked: ReceivedQuery, by: string, descending: boolean): string =>
  receivedAddress({ ...asked, sort: ORDER_SORTS.find((one) => one === by) ?? 'orderedAt', descending });
