import type { QuoteState } from '@fairbridge/contract/quote/quote.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { quoteTexts } from './quote.texts.ts';

const LOOK: Record<QuoteState, StatusTone> = {
  open: { icon: 'clock', colour: 'text-ink' },
  accepted: { icon: 'check', colour: 'text-good' },
  declined: { icon: 'close', colour: 'text-bad' },
  expired: { icon: 'close', colour: 'text-soft' },
  replaced: { icon: 'check', colour: 'text-soft' },
};

/** How a quote stands, in words of who received or who sent it. */
export function QuoteStateMark({ state, side }: { state: QuoteState; side: 'to' | 'from' }) {
  const t = useTexts(quoteTexts);
  return <StatusBadge look={LOOK[state]} word={t(`${side}${state}`)} size={18} />;
}
