import {
  PARTICIPATIONS,
  SOURCING_STATES,
  type Participation,
  type SourcingState,
} from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const STATE_LOOK: Record<SourcingState, StatusTone> = {
  review: { icon: 'clock', colour: 'text-ink' },
  notApproved: { icon: 'close', colour: 'text-bad' },
  open: { icon: 'check', colour: 'text-good' },
  ended: { icon: 'close', colour: 'text-soft' },
  closed: { icon: 'close', colour: 'text-soft' },
};
const PARTICIPATION_LOOK: Record<Participation, StatusTone> = {
  none: { icon: 'clock', colour: 'text-ink' },
  agreed: { icon: 'check', colour: 'text-good' },
  denied: { icon: 'close', colour: 'text-bad' },
};

/** Where a requirement stands. */
export function SourcingStateMark({ state }: { state: SourcingState }) {
  const lang = useLang();
  return <StatusBadge look={STATE_LOOK[state]} word={inLang(SOURCING_STATES[state], lang)} size={18} />;
}

/** What the buyer makes of a company that has signed up. */
export function ParticipationMark({ participation }: { participation: Participation }) {
  const lang = useLang();
  return (
    <StatusBadge
      look={PARTICIPATION_LOOK[participation]}
      word={inLang(PARTICIPATIONS[participation], lang)}
      size={18}
    />
  );
}
