import type { ExhibitorState } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

const LOOK: Record<ExhibitorState, StatusTone> = {
  open: { icon: 'check', colour: 'text-good' },
  waiting: { icon: 'clock', colour: 'text-ink' },
  disabled: { icon: 'lock', colour: 'text-bad' },
};

/** Where an exhibitor stands: sign and word, not colour alone. */
export function ExhibitorStateMark({ state }: { state: ExhibitorState }) {
  const t = useTexts(exhibitorRecordTexts);
  return <StatusBadge look={LOOK[state]} word={t(state)} />;
}
