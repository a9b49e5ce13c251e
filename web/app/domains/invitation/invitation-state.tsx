import type { InvitationChannel, InvitationRecord } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { invitationsTexts } from './invitations.texts.ts';

const LOOK: Record<InvitationRecord['state'], StatusTone> = {
  toBeConfirmed: { icon: 'clock', colour: 'text-ink' },
  toBeConfirmedByEmployees: { icon: 'clock', colour: 'text-ink' },
  confirmed: { icon: 'check', colour: 'text-good' },
  refused: { icon: 'close', colour: 'text-soft' },
};

/** What has become of an invitation, as its reader says it. */
export function InvitationState({ invitation }: { invitation: Pick<InvitationRecord, 'state' | 'may'> }) {
  const t = useTexts(invitationsTexts);
  const { state, may } = invitation;
  return <StatusBadge look={LOOK[state]} word={t(may.answer ? 'toAnswer' : state)} size={18} />;
}

export function useChannelName(): (channel: InvitationChannel) => string {
  const t = useTexts(invitationsTexts);
  return (channel) => t(channel === 'code' ? 'codeChannel' : channel);
}
