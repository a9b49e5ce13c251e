import type { FairState } from '@fairbridge/contract/fair-state.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { fairTexts } from './fair.texts.ts';

const LOOKS: Readonly<Record<FairState, StatusTone>> = {
  draft: { icon: 'edit', colour: 'text-soft' },
  open: { icon: 'check', colour: 'text-good' },
  archived: { icon: 'lock', colour: 'text-soft' },
};

export function FairStateBadge({ state }: { state: FairState }) {
  const t = useTexts(fairTexts);
  return <StatusBadge look={LOOKS[state]} word={t(state)} />;
}
