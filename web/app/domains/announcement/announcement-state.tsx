import type { AnnouncementState } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { announcementTexts } from './announcement.texts.ts';

const LOOK: Record<AnnouncementState, { icon: IconName; colour: string }> = {
  draft: { icon: 'edit', colour: 'text-soft' },
  scheduled: { icon: 'clock', colour: 'text-ink' },
  sending: { icon: 'arrow', colour: 'text-action' },
  sent: { icon: 'check', colour: 'text-good' },
  withdrawn: { icon: 'back', colour: 'text-bad' },
};

/** Where an announcement stands: sign and word, not colour alone. */
export function AnnouncementStateMark({ state }: { state: AnnouncementState }) {
  const t = useTexts(announcementTexts);
  const { icon, colour } = LOOK[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
      <Icon name={icon} size={16} />
      {t(state)}
    </span>
  );
}
