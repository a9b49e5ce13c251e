import { calls } from '../../calls.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { may } from '../../session/may.ts';
import { workMeta } from '../../site/page-meta.ts';
import { receivedQuery } from './order-query.ts';
import { OwnOrders } from './own-orders.tsx';
import { ReceivedOrders } from './received-orders.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '意向订单', en: 'Intent orders' });

const load = defineWork(async ({ api, query }) => {
  const pageNum = pageNumOf(query);
  if (!may(calls.order.receivedList))
    return { kind: 'own', page: await api(calls.order.ownList, { pageNum }) } as const;
  const asked = receivedQuery(query);
  const { state, ...rest } = asked;
  return {
    kind: 'received',
    asked,
    page: await api(calls.order.receivedList, { ...rest, ...(state !== null && { state }) }),
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
    <ReceivedOrders key={JSON.stringify(data.asked)} page={data.page} asked={data.asked} />
  );
}
