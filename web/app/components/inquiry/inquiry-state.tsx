import type { InquiryState } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { inquiryStateTexts } from './inquiry-state.texts.ts';

const LOOK: Record<InquiryState, StatusTone> = {
  sent: { icon: 'clock', colour: 'text-ink' },
  seen: { icon: 'check', colour: 'text-ink' },
  answered: { icon: 'check', colour: 'text-good' },
  closed: { icon: 'check', colour: 'text-soft' },
  ended: { icon: 'close', colour: 'text-soft' },
  withdrawn: { icon: 'close', colour: 'text-soft' },
};

/** How far an inquiry or order has come, as its buyer reads it. */
export function InquiryStateMark({ state }: { state: InquiryState }) {
  const t = useTexts(inquiryStateTexts);
  return <StatusBadge look={LOOK[state]} word={t(state)} size={18} />;
}
