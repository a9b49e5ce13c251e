import type { LetterState, Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { mailingsTexts } from './mailings.texts.ts';

const LOOK: Record<Mailing['state'], StatusTone> = {
  draft: { icon: 'edit', colour: 'text-ink' },
  sending: { icon: 'clock', colour: 'text-ink' },
  paused: { icon: 'clock', colour: 'text-soft' },
  sent: { icon: 'check', colour: 'text-good' },
};

/** How many letters have left. */
export const lettersOut = ({ counts: { sent, bounced, registered } }: Pick<Mailing, 'counts'>): number =>
  sent + bounced + registered;

export function MailingState({ state }: Pick<Mailing, 'state'>) {
  return <StatusBadge look={LOOK[state]} word={useTexts(mailingsTexts)(state)} size={18} />;
}

const WAITS: StatusTone = { icon: 'clock', colour: 'text-ink' };
const SKIPPED: StatusTone = { icon: 'close', colour: 'text-soft' };
const BAD: StatusTone = { icon: 'close', colour: 'text-bad' };
const GOOD: StatusTone = { icon: 'check', colour: 'text-good' };
const LETTER_LOOK: Record<LetterState, StatusTone> = {
  ready: WAITS,
  wrong: BAD,
  duplicate: SKIPPED,
  colleague: SKIPPED,
  contact: SKIPPED,
  invited: SKIPPED,
  optedOut: SKIPPED,
  sent: GOOD,
  bounced: BAD,
  registered: GOOD,
};

export function useLetterState(): (state: LetterState) => string {
  const t = useTexts(mailingsTexts);
  return (state) => t(state === 'sent' ? 'sentLetter' : state);
}

export function LetterStateMark({ state }: { state: LetterState }) {
  return <StatusBadge look={LETTER_LOOK[state]} word={useLetterState()(state)} />;
}
