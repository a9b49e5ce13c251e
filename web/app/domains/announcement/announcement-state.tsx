import type { AnnouncementState } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { announcementTexts } from './announcement.texts.ts';

const LOOK: Record<AnnouncementState, StatusTone> = {
  draft: { icon: 'edit', colour: 'text-soft' },
  scheduled: { icon: 'clock', colour: 'text-ink' },
  sending: { icon: 'arrow', colour: 'text-action' },
  sent: { icon: 'check', colour: 'text-good' },
  withdrawn: { icon: 'back', colour: 'text-bad' },
};

/** Where an announcement stands: sign and word, not colour alone. */
export function AnnouncementStateMark({ state }: { state: AnnouncementState }) {
  const t = useTexts(announcementTexts);
  return <StatusBadge look={LOOK[state]} word={t(state)} />;
}
