import type { InvitationOffer } from '@fairbridge/contract/chat/chat-offer.shapes.ts';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { useAction } from '../../ui/use-action.ts';
import { offersTexts } from './offers.texts.ts';

const WAITS: StatusTone = { icon: 'clock', colour: 'text-ink' };

function InvitationState({ state, direction }: Pick<InvitationOffer, 'state' | 'direction'>) {
  const t = useTexts(offersTexts);
  if (state === 'confirmed')
    return <StatusBadge look={{ icon: 'check', colour: 'text-good' }} word={t('confirmed')} size={18} />;
  if (state === 'refused')
    return <StatusBadge look={{ icon: 'close', colour: 'text-soft' }} word={t('Declined')} size={18} />;
  return <StatusBadge look={WAITS} word={t(direction === 'received' ? 'waitsOwn' : 'waitsOther')} size={18} />;
}

/** What an invitation says, and where it stands. */
export function InvitationLine({ invitation }: { invitation: InvitationOffer }) {
  const t = useTexts(offersTexts);
  const { direction, message } = invitation;
  return (
    <>
      <p className="leading-snug font-semibold">{t(direction)}</p>
      {message !== '' && <p className="break-words whitespace-pre-line">{message}</p>}
      <InvitationState {...invitation} />
    </>
  );
}

/** Whoever was invited answers it where it was sent. */
function Answer({ id, onAnswered }: { id: string; onAnswered: (accepted: boolean) => void }) {
  const t = useTexts(offersTexts);
  const { busy, run } = useAction({ reload: true });
  const answer = async (accept: boolean): Promise<void> => {
    const said = t(accept ? 'accepted' : 'Declined');
    if (await run(() => api(calls.invitation.answer, { id, accept }), { success: said })) onAnswered(accept);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button small busy={busy} onClick={() => void answer(true)}>
        {t('accept')}
      </Button>
      <Button small kind="quiet" busy={busy} onClick={() => void answer(false)}>
        {t('Decline')}
      </Button>
    </div>
  );
}

/** An invitation in a message, as it stands now. */
export function SentInvitation({ invitation, side }: { invitation: InvitationOffer | null; side: Side }) {
  const t = useTexts(offersTexts);
  // shown at once; that it stands otherwise is told a moment later
  const [answered, setAnswered] = useState<'confirmed' | 'refused' | null>(null);
  if (invitation === null) return <p className="text-soft">{t('invitationGone')}</p>;
  const waits = invitation.answeredAt === null;
  const state = waits && answered !== null ? answered : invitation.state;
  const opens = waits && answered === null && invitation.direction === 'received';
  return (
    <div className="grid gap-2" role="group" aria-label={t('invitation')}>
      <InvitationLine invitation={{ ...invitation, state }} />
      {opens && side === 'visitor' && <p className="text-sm text-soft">{t('joinsPool')}</p>}
      {opens && (
        <Answer id={invitation.id} onAnswered={(accepted) => setAnswered(accepted ? 'confirmed' : 'refused')} />
      )}
    </div>
  );
}
