import {
  MEETING_KIND_NAMES,
  MEETING_STAGE_NAMES,
  SIGNUP_AUDIT_NAMES,
  SIGNUP_STATUS_NAMES,
} from '@fairbridge/contract/meeting/meeting.names.ts';
import type { Audit } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { Meeting, MeetingKind, MeetingStage, SignupStatus } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const STAGE_LOOK: Record<MeetingStage, StatusTone> = {
  toStart: { icon: 'clock', colour: 'text-action' },
  begun: { icon: 'live', colour: 'text-good' },
  ended: { icon: 'check', colour: 'text-soft' },
  cancelled: { icon: 'close', colour: 'text-bad' },
};
const AUDIT_LOOK: Record<Audit, StatusTone> = {
  review: { icon: 'clock', colour: 'text-ink' },
  approved: { icon: 'check', colour: 'text-good' },
  notApproved: { icon: 'close', colour: 'text-bad' },
};
const SIGNUP_LOOK: Record<SignupStatus, StatusTone> = {
  registered: { icon: 'check', colour: 'text-good' },
  notRegistered: { icon: 'ticket', colour: 'text-ink' },
  ended: { icon: 'close', colour: 'text-soft' },
  notEnded: { icon: 'ticket', colour: 'text-ink' },
};

export function StageMark({ stage }: { stage: MeetingStage }) {
  const lang = useLang();
  return <StatusBadge look={STAGE_LOOK[stage]} word={inLang(MEETING_STAGE_NAMES[stage], lang)} size={18} />;
}

export function KindMark({ kind }: { kind: MeetingKind }) {
  const lang = useLang();
  return (
    <span className="rounded-sign bg-tint px-2 py-0.5 text-sm text-action">
      {inLang(MEETING_KIND_NAMES[kind], lang)}
    </span>
  );
}

/** The organizer's decision; `word`: as its staff call it. */
export function AuditMark({ audit, word }: { audit: Audit; word?: string }) {
  const lang = useLang();
  return <StatusBadge look={AUDIT_LOOK[audit]} word={word ?? inLang(SIGNUP_AUDIT_NAMES[audit], lang)} size={18} />;
}

/** How the reader stands to the sign-up, with the organizer's decision about an own one. */
export function SignupMark({ signupStatus, own }: Pick<Meeting, 'signupStatus' | 'own'>) {
  const lang = useLang();
  return (
    <>
      <StatusBadge look={SIGNUP_LOOK[signupStatus]} word={inLang(SIGNUP_STATUS_NAMES[signupStatus], lang)} size={18} />
      {own !== null && !own.withdrawn && <AuditMark audit={own.audit} />}
    </>
  );
}
