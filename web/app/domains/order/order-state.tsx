import type { OrderState } from '@fairbridge/contract/order/order.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { orderTexts } from '../../parts/order/order.texts.ts';

/** Contacted or not, in words and with a sign. */
export function OrderStateMark({ state }: { state: OrderState }) {
  const t = useTexts(orderTexts);
  const contacted = state === 'contacted';
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${contacted ? 'text-good' : 'text-ink'}`}
    >
      <Icon name={contacted ? 'check' : 'clock'} size={18} />
      {t(state)}
    </span>
  );
}
