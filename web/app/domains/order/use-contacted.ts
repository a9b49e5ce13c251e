import type { OrderState, ReceivedOrder } from '@fairbridge/contract/order/order.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAct } from '../../ui/use-act.ts';
import { receivedTexts } from './received-orders.texts.ts';

export type Contacted = {
  stateOf: (order: ReceivedOrder) => OrderState;
  /** How the count of waiting orders differs from the one that was loaded. */
  waitingChange: (orders: readonly ReceivedOrder[]) => number;
  mark: (order: ReceivedOrder) => void;
  /** What was loaded anew says it better. */
  forget: () => void;
};

/** Marks buyers contacted: the row answers at once, and goes back when the server refuses. */
export function useContacted(): Contacted {
  const t = useTexts(receivedTexts);
  const { run } = useAct();
  const [changed, setChanged] = useState<Readonly<Record<string, OrderState>>>({});
  const stateOf = (order: ReceivedOrder): OrderState => changed[order.id] ?? order.state;
  const mark = (order: ReceivedOrder): void => {
    const before = stateOf(order);
    const state: OrderState = before === 'contacted' ? 'notContacted' : 'contacted';
    setChanged((all) => ({ ...all, [order.id]: state }));
    void run(() => api(calls.order.setContacted, { id: order.id, state }), {
      key: Symbol(),
      said: t(state === 'contacted' ? 'marked' : 'unmarked', { name: order.buyer.name }),
      onFailure: () => setChanged((all) => ({ ...all, [order.id]: before })),
    });
  };
  const waiting = (state: OrderState): number => (state === 'notContacted' ? 1 : 0);
  const waitingChange: Contacted['waitingChange'] = (orders) =>
    orders.reduce((sum, order) => sum + waiting(stateOf(order)) - waiting(order.state), 0);
  return { stateOf, waitingChange, mark, forget: () => setChanged({}) };
}
