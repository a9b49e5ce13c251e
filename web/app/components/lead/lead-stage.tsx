import type { LeadTab } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { leadTexts } from './lead.texts.ts';

const LOOK: Record<LeadTab, StatusTone> = {
  new: { icon: 'clock', colour: 'text-ink' },
  contacted: { icon: 'phone', colour: 'text-good' },
  quoted: { icon: 'document', colour: 'text-good' },
  won: { icon: 'check', colour: 'text-good' },
  lost: { icon: 'close', colour: 'text-soft' },
  closed: { icon: 'close', colour: 'text-soft' },
};

/** How far a lead is, or that its buyer has closed it, in words and with a sign. */
export function LeadStage({ state }: { state: LeadTab }) {
  const t = useTexts(leadTexts);
  return <StatusBadge look={LOOK[state]} word={t(state)} size={18} />;
}
