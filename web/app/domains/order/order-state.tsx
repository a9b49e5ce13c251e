import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StateMark, type StateLook } from '../../ui/state-mark.tsx';
import { orderTexts } from '../../parts/order/order.texts.ts';

const LOOK: Record<OrderState, StateLook> = {
  contacted: { icon: 'check', colour: 'text-good' },
  notContacted: { icon: 'clock', colour: 'text-ink' },
};

/** Contacted or not, in words and with a sign. */
export function OrderStateMark({ state }: { state: OrderState }) {
  const t = useTexts(orderTexts);
  return <StateMark look={LOOK[state]} word={t(state)} size={18} />;
}
