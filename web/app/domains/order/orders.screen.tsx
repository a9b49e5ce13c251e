import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import { calls } from '../../calls.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { may } from '../../session/may.ts';
import { workMeta } from '../../site/page-meta.ts';
import { OwnOrders } from './own-orders.tsx';
import { ReceivedOrders } from './received-orders.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '意向订单', en: 'Intent orders' });

const stateOf = (value: string | null): OrderState | null =>
  value === 'contacted' || value === 'notContacted' ? value : null;

const load = defineWork(async ({ api, query }) => {
  const pageNum = pageNumOf(query);
  if (!may(calls.order.receivedList))
    return { kind: 'own', page: await api(calls.order.ownList, { pageNum }) } as const;
  const filter = stateOf(query.get('state'));
  return {
    kind: 'received',
    filter,
    page: await api(calls.order.receivedList, { pageNum, ...(filter !== null && { state: filter }) }),
  } as const;
});
export const clientLoader = load.browser;

/** Intent orders: a visitor's own, or those an exhibitor received. */
export default function OrdersScreen() {
  const data = load.useData();
  // Another page or filter is another list: what was marked belongs to the list it was marked in.
  return data.kind === 'own' ? (
    <OwnOrders page={data.page} />
  ) : (
    <ReceivedOrders key={`${data.filter} ${data.page.pageNum}`} page={data.page} filter={data.filter} />
  );
}
