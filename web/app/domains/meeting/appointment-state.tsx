import type { AppointmentState } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { APPOINTMENT_STATE_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const LOOK: Record<AppointmentState, StatusTone> = {
  proposed: { icon: 'clock', colour: 'text-ink' },
  confirmed: { icon: 'check', colour: 'text-good' },
  declined: { icon: 'close', colour: 'text-soft' },
  expired: { icon: 'close', colour: 'text-soft' },
  cancelled: { icon: 'close', colour: 'text-bad' },
  held: { icon: 'check', colour: 'text-good' },
  missed: { icon: 'close', colour: 'text-bad' },
};

/** Where an appointment stands. */
export function AppointmentStateMark({ state }: { state: AppointmentState }) {
  const lang = useLang();
  return <StatusBadge look={LOOK[state]} word={inLang(APPOINTMENT_STATE_NAMES[state], lang)} size={18} />;
}
