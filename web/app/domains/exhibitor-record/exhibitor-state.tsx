import type { ExhibitorState } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

const LOOK: Record<ExhibitorState, { icon: IconName; colour: string }> = {
  open: { icon: 'check', colour: 'text-good' },
  waiting: { icon: 'clock', colour: 'text-ink' },
  disabled: { icon: 'lock', colour: 'text-bad' },
};

/** Where an exhibitor stands: sign and word, not colour alone. */
export function ExhibitorStateMark({ state }: { state: ExhibitorState }) {
  const t = useTexts(exhibitorRecordTexts);
  const { icon, colour } = LOOK[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
      <Icon name={icon} size={16} />
      {t(state)}
    </span>
  );
}
