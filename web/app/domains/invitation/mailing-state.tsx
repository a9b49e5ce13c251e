import type { LetterState, Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StateMark, type StateLook } from '../../ui/state-mark.tsx';
import { mailingsTexts } from './mailings.texts.ts';

const LOOK: Record<Mailing['state'], StateLook> = {
  draft: { icon: 'edit', colour: 'text-ink' },
  sending: { icon: 'clock', colour: 'text-ink' },
  paused: { icon: 'clock', colour: 'text-soft' },
  sent: { icon: 'check', colour: 'text-good' },
};

export function MailingState({ state }: Pick<Mailing, 'state'>) {
  return <StateMark look={LOOK[state]} word={useTexts(mailingsTexts)(state)} size={18} />;
}

const WAITS: StateLook = { icon: 'clock', colour: 'text-ink' };
const SKIPPED: StateLook = { icon: 'close', colour: 'text-soft' };
const BAD: StateLook = { icon: 'close', colour: 'text-bad' };
const GOOD: StateLook = { icon: 'check', colour: 'text-good' };
const LETTER_LOOK: Record<LetterState, StateLook> = {
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
  return <StateMark look={LETTER_LOOK[state]} word={useLetterState()(state)} />;
}
